import { paths } from '#paths/paths.ts';
/** What lies over the list of users, each at an address of its own. */
export const userOverlays = ['add', 'invite', 'edit', 'suspend', 'remove'] as const;
export type UserOverlay = (typeof userOverlays)[number];

type UsersPlace = {
  readonly overlay?: UserOverlay;
  readonly business?: number | undefined;
  /** Whom the overlay is about. */
  readonly id?: number;
  /** What businesses are searched by. */
  readonly name?: string;
  /** The page of the users, from 1. */
  readonly page?: number | undefined;
};

export const usersLink = ({ overlay, business, id, name, page }: UsersPlace): string => {
  const search = new URLSearchParams();
  if (name) search.set('name', name);
  if (business) search.set('business', String(business));
  if (id) search.set('id', String(id));
  if (page && page > 1) search.set('page', String(page));
  const query = search.toString();
  return `${paths.users}${overlay ? `/${overlay}` : ''}${query ? `?${query}` : ''}`;
};

const readId = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

export const readUsersPlace = (pathname: string, search: URLSearchParams) => ({
  overlay: userOverlays.find((overlay) => pathname.replace(/\/$/, '') === `${paths.users}/${overlay}`),
  business: readId(search.get('business')),
  id: readId(search.get('id')),
  name: search.get('name') ?? '',
  page: readId(search.get('page')) ?? 1,
});

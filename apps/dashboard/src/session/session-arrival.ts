import { paths } from '#paths/paths.ts';
import { isLeavingSession, readSession, readTabOwner, selectCompany } from './session-store.ts';
import { forgetWanted, keepWanted, readWanted } from './wanted-address.ts';

/** The pages before a business is chosen. */
const opensWithoutCompany = (address: string): boolean => /^\/(?:business|users)(?=[/?]|$)/.test(address);

/** Stores the requested page of a user who is not signed in or has not chosen a business yet. */
export const rememberAsked = (url: string): void => {
  if (isLeavingSession()) return;
  const { pathname, search } = new URL(url);
  keepWanted({ address: `${pathname}${search}`, owner: readTabOwner(), company: null });
};

/** The page to open after entering a business: the requested one, or the resume. */
export const addressInCompany = (): string => {
  const wanted = readWanted();
  return wanted && !opensWithoutCompany(wanted.address) ? wanted.address : paths.resume;
};

/**
 * The address after signing in or continuing a session: the interrupted or requested page in its business; otherwise the selected
 * business, or the list of businesses.
 */
export const addressOfArrival = (): string => {
  const session = readSession();
  const wanted = readWanted();
  const company = wanted?.company ?? session?.company ?? null;
  if (!wanted) return company ? paths.resume : paths.businesses;
  if (opensWithoutCompany(wanted.address)) {
    forgetWanted();
    return wanted.address;
  }
  // The page is opened later, when the user has chosen a business from the list.
  if (!company) return paths.businesses;
  forgetWanted();
  selectCompany(company);
  return wanted.address;
};

import { type EnvironmentName, environmentNames } from '@pasarela/contracts/accounts/environments';

export type SelectedCompany = { readonly id: number; readonly name: string };

/** Who was signed in, and where: the same person in the other environment sees other things. */
export type SessionOwner = { readonly userName: string; readonly environment: EnvironmentName };

/** A page to come back to after signing in. */
export type WantedAddress = {
  /** Path and query, inside of the dashboard. */
  readonly address: string;
  /** Whose it is: nobody else is led to it. Null where it was asked for in a tab in which nobody had signed in. */
  readonly owner: SessionOwner | null;
  /** The business that was selected there. */
  readonly company: SelectedCompany | null;
};

const key = 'wanted';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const readOwner = (value: unknown): SessionOwner | null => {
  if (!isRecord(value) || typeof value.userName !== 'string') return null;
  const environment = environmentNames.find((name) => name === value.environment);
  return environment ? { userName: value.userName, environment } : null;
};

const readCompany = (value: unknown): SelectedCompany | null =>
  isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string'
    ? { id: value.id, name: value.name }
    : null;

/** What stands in the storage under `text`; null where that is nothing, or nothing of ours. */
export const readStored = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

export const readWanted = (): WantedAddress | null => {
  const stored = readStored(sessionStorage.getItem(key));
  if (!isRecord(stored) || typeof stored.address !== 'string') return null;
  // A path of this site: `//elsewhere` would be another one.
  if (!/^\/(?!\/)/.test(stored.address)) return null;
  return { address: stored.address, owner: readOwner(stored.owner), company: readCompany(stored.company) };
};

export const keepWanted = (wanted: WantedAddress): void =>
  sessionStorage.setItem(key, JSON.stringify(wanted));

export const forgetWanted = (): void => sessionStorage.removeItem(key);

export const isSameOwner = (one: SessionOwner, other: SessionOwner): boolean =>
  one.userName === other.userName && one.environment === other.environment;

/** Hands the address to who has just signed in, if it is theirs or nobody's; what is somebody else's is forgotten. */
export const claimWanted = ({ userName, environment }: SessionOwner): void => {
  const wanted = readWanted();
  if (!wanted) return;
  const owner = { userName, environment };
  if (wanted.owner && !isSameOwner(wanted.owner, owner)) forgetWanted();
  else keepWanted({ ...wanted, owner });
};

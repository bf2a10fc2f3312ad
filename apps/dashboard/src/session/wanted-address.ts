import {
  isRecord,
  isSameOwner,
  readCompany,
  readOwner,
  readStored,
  type SelectedCompany,
  type SessionOwner,
} from './session-value.ts';

/** A page to come back to after signing in. */
export type WantedAddress = {
  /** The path and query within the dashboard. */
  readonly address: string;
  /** The only user who is redirected to the address; null where it was opened in a tab in which nobody had signed in. */
  readonly owner: SessionOwner | null;
  /** The business that was selected there. */
  readonly company: SelectedCompany | null;
};

const key = 'wanted';

export const readWanted = (): WantedAddress | null => {
  const stored = readStored(sessionStorage.getItem(key));
  if (!isRecord(stored) || typeof stored.address !== 'string') return null;
  // It must be a path of this site: `//elsewhere` would be another host.
  if (!/^\/(?!\/)/.test(stored.address)) return null;
  return { address: stored.address, owner: readOwner(stored.owner), company: readCompany(stored.company) };
};

export const keepWanted = (wanted: WantedAddress): void =>
  sessionStorage.setItem(key, JSON.stringify(wanted));

export const forgetWanted = (): void => sessionStorage.removeItem(key);

/** Returns the address if it belongs to the user who has just signed in, or to nobody; an address of another user is deleted. */
export const claimWanted = ({ userName, environment }: SessionOwner): void => {
  const wanted = readWanted();
  if (!wanted) return;
  const owner = { userName, environment };
  if (wanted.owner && !isSameOwner(wanted.owner, owner)) forgetWanted();
  else keepWanted({ ...wanted, owner });
};

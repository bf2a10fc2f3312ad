import {
  isSameOwner,
  readCompany,
  readOwner,
  type SelectedCompany,
  type SessionOwner,
} from './session-value.ts';
import { isRecord, readStored } from './stored-value.ts';

/** A page to come back to after signing in. */
export type WantedAddress = {
  /** Path and query, inside of the dashboard. */
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
  // A path of this site: `//elsewhere` would be another one.
  if (!/^\/(?!\/)/.test(stored.address)) return null;
  return { address: stored.address, owner: readOwner(stored.owner), company: readCompany(stored.company) };
};

export const keepWanted = (wanted: WantedAddress): void =>
  sessionStorage.setItem(key, JSON.stringify(wanted));

export const forgetWanted = (): void => sessionStorage.removeItem(key);

/** Hands the address to who has just signed in, if it is theirs or nobody's; what is somebody else's is forgotten. */
export const claimWanted = ({ userName, environment }: SessionOwner): void => {
  const wanted = readWanted();
  if (!wanted) return;
  const owner = { userName, environment };
  if (wanted.owner && !isSameOwner(wanted.owner, owner)) forgetWanted();
  else keepWanted({ ...wanted, owner });
};

import { isRecord, isSameOwner, readOwner, readStored, type SessionOwner } from './session-value.ts';

// Form drafts, stored in the tab when a session ends and restored when the same user returns to the form.

const key = 'drafts';

/** The most characters of stored drafts. A tab's storage holds about five million, and the session needs room too. */
const maxLength = 2_000_000;

/** The address of a form, its user and business. A draft is restored only where all of them match. */
export type DraftPlace = {
  readonly owner: SessionOwner;
  readonly companyId: number | null;
  readonly address: string;
};

const openForms = new Map<string, () => unknown>();

/** Registers an open form. `read` returns the draft to store; undefined if nothing was changed. */
export const registerDraft = (name: string, read: () => unknown): (() => void) => {
  openForms.set(name, read);
  return () => {
    if (openForms.get(name) === read) openForms.delete(name);
  };
};

export const forgetDrafts = (): void => sessionStorage.removeItem(key);

/** Stores the drafts of all open forms. */
export const keepDrafts = (place: DraftPlace): void => {
  const values = [...openForms].map(([name, read]) => [name, read()] as const);
  const changed = values.filter(([, value]) => value !== undefined);
  const text = JSON.stringify({ ...place, values: Object.fromEntries(changed) });
  if (changed.length === 0 || text.length > maxLength) forgetDrafts();
  else sessionStorage.setItem(key, text);
};

/** The stored drafts of a place, by the form's name. */
const readDrafts = (place: DraftPlace): Readonly<Record<string, unknown>> => {
  const stored = readStored(sessionStorage.getItem(key));
  if (!isRecord(stored) || !isRecord(stored.values)) return {};
  const owner = readOwner(stored.owner);
  const isOfPlace =
    owner !== null &&
    isSameOwner(owner, place.owner) &&
    stored.companyId === place.companyId &&
    stored.address === place.address;
  return isOfPlace ? stored.values : {};
};

export const readDraft = (place: DraftPlace, name: string): unknown => readDrafts(place)[name];

/** Removes a stored draft after it was restored. */
export const forgetDraft = (place: DraftPlace, name: string): void => {
  const drafts = readDrafts(place);
  if (!(name in drafts)) return;
  const others = Object.entries(drafts).filter(([other]) => other !== name);
  if (others.length === 0) forgetDrafts();
  else sessionStorage.setItem(key, JSON.stringify({ ...place, values: Object.fromEntries(others) }));
};

/** Removes the drafts of other users when a user signs in. */
export const claimDrafts = (user: SessionOwner): void => {
  const stored = readStored(sessionStorage.getItem(key));
  const owner = isRecord(stored) ? readOwner(stored.owner) : null;
  if (!owner || !isSameOwner(owner, user)) forgetDrafts();
};

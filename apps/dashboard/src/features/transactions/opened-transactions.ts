import { isRecord, isSameOwner, readOwner, readStored, type SessionOwner } from '#session/session-value.ts';

const key = 'openedTransactions';

/** How many are remembered: as many as can be told apart at a glance, and the one that is open. */
const most = 5;

/** Whose they are. What a user opened in one business is offered to nobody else and nowhere else. */
export type OpenedPlace = { readonly owner: SessionOwner; readonly companyId: number };

/** The numbers of the transactions that were opened last in this tab, the last one first. */
export const readOpened = ({ owner, companyId }: OpenedPlace): readonly number[] => {
  const stored = readStored(sessionStorage.getItem(key));
  if (!isRecord(stored) || stored.companyId !== companyId || !Array.isArray(stored.ids)) return [];
  const storedOwner = readOwner(stored.owner);
  if (!storedOwner || !isSameOwner(storedOwner, owner)) return [];
  return [...new Set(stored.ids.filter((id) => Number.isInteger(id)))].slice(0, most);
};

const write = ({ owner: { userName, environment }, companyId }: OpenedPlace, ids: readonly number[]): void =>
  sessionStorage.setItem(key, JSON.stringify({ owner: { userName, environment }, companyId, ids }));

/** Forgets transactions that are no longer there, as after a reset. */
export const forgetOpened = (place: OpenedPlace, gone: readonly number[]): void =>
  write(
    place,
    readOpened(place).filter((id) => !gone.includes(id)),
  );

/** Puts a transaction that was just opened before the others. */
export const rememberOpened = (place: OpenedPlace, idTransaction: number): void => {
  const others = readOpened(place).filter((id) => id !== idTransaction);
  write(place, [idTransaction, ...others].slice(0, most));
};

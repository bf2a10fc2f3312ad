import { limits } from '@pasarela/contracts/limits/limits';
import type { Credentials } from './build-request.ts';
import { isJsonObject, type JsonValue } from './json-value.ts';
import { noPayments, type RecentPayment, type RecentPayments } from './recent-payment.ts';

/** The part of a browser's storage that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const credentialsKey = 'pasarela.sandbox-credentials';
const paymentsKey = 'pasarela.recent-payments';
const aheadKey = 'pasarela.account-clock';

/** The storage of credentials: this browser's, or this tab's until it closes. */
export type Keeping = 'browser' | 'session';
export type Stores = Readonly<Record<Keeping, Store | null>>;

/** A storage may be forbidden or full; the builder then works without it. */
export const tried = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

export const readJson = (store: Store | null, key: string): JsonValue | undefined => {
  const text = tried(() => store?.getItem(key) ?? null);
  if (text === null) return undefined;
  return tried((): JsonValue => JSON.parse(text)) ?? undefined;
};

export const writeJson = (store: Store | null, key: string, value: JsonValue): boolean =>
  tried(() => {
    if (!store) return false;
    store.setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;

const credentialsIn = (value: JsonValue | undefined): Credentials | null =>
  isJsonObject(value) && typeof value.apiKey === 'string' && typeof value.password === 'string'
    ? { apiKey: value.apiKey, password: value.password }
    : null;

export const readCredentials = (
  stores: Stores,
): { readonly credentials: Credentials; readonly keeping: Keeping } | null => {
  for (const keeping of ['session', 'browser'] as const) {
    const credentials = credentialsIn(readJson(stores[keeping], credentialsKey));
    if (credentials) return { credentials, keeping };
  }
  return null;
};

export const deleteCredentials = (stores: Stores): void => {
  for (const store of [stores.browser, stores.session]) tried(() => store?.removeItem(credentialsKey));
};

/** Keeps credentials in one place alone; false where the browser does not allow it. */
export const keepCredentials = (stores: Stores, credentials: Credentials, keeping: Keeping): boolean => {
  deleteCredentials(stores);
  return writeJson(stores[keeping], credentialsKey, { ...credentials });
};

const paymentOf = (value: JsonValue | undefined): RecentPayment | null => {
  if (!isJsonObject(value)) return null;
  const { transactionNumber, transactionCode, referenceNumber, remaining } = value;
  return typeof transactionNumber === 'string' &&
    typeof transactionCode === 'string' &&
    typeof referenceNumber === 'string' &&
    typeof remaining === 'number'
    ? { transactionNumber, transactionCode, referenceNumber, remaining }
    : null;
};

export const readRecentPayments = (stores: Stores): RecentPayments => {
  const held = readJson(stores.session, paymentsKey);
  return isJsonObject(held)
    ? {
        latest: paymentOf(held.latest),
        refundable: paymentOf(held.refundable),
        capturable: paymentOf(held.capturable),
      }
    : noPayments;
};

const plain = (payment: RecentPayment | null): JsonValue => payment && { ...payment };

export const keepRecentPayments = (
  stores: Stores,
  { latest, refundable, capturable }: RecentPayments,
): void => {
  writeJson(stores.session, paymentsKey, {
    latest: plain(latest),
    refundable: plain(refundable),
    capturable: plain(capturable),
  });
};

const maxAhead = Date.UTC(limits.clockLastYear, 0);

/** The last known lead of the account's clock over the real time, in milliseconds; 0 where no valid one is stored. */
export const readAhead = (stores: Stores): number => {
  const held = readJson(stores.session, aheadKey);
  return typeof held === 'number' && held >= 0 && held <= maxAhead ? held : 0;
};

export const keepAhead = (stores: Stores, ahead: number): void => {
  if (ahead > readAhead(stores)) writeJson(stores.session, aheadKey, ahead);
};

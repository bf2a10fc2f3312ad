import { readJson, type Store, tried, writeJson } from './browser-memory.ts';
import { isJsonList, isJsonObject, type JsonValue } from './json-value.ts';
import { type RequestNote, readNote } from './request-note.ts';

const historyKey = 'pasarela.request-history';
const maxKept = 10;

/** A request that this browser sent, without anything secret. */
export type SentRequest = {
  /** The method's name. */
  readonly method: string;
  /** The time of the request, in milliseconds since 1970. */
  readonly at: number;
  /** The HTTP status of the answer. */
  readonly status: number;
  readonly responseCode: string | null;
  readonly note: RequestNote;
};

const sentRequest = (value: JsonValue): SentRequest | null => {
  if (!isJsonObject(value)) return null;
  const { method, at, status, responseCode = null } = value;
  const note = readNote(value.note);
  return typeof method === 'string' &&
    typeof at === 'number' &&
    !Number.isNaN(new Date(at).getTime()) &&
    typeof status === 'number' &&
    (responseCode === null || typeof responseCode === 'string') &&
    note
    ? { method, at, status, responseCode, note }
    : null;
};

/** The newest first. */
export const readHistory = (store: Store | null): readonly SentRequest[] => {
  const held = readJson(store, historyKey);
  return isJsonList(held) ? held.flatMap((one) => sentRequest(one) ?? []).slice(0, maxKept) : [];
};

export const keepSent = (store: Store | null, sent: SentRequest): readonly SentRequest[] => {
  const history = [sent, ...readHistory(store)].slice(0, maxKept);
  writeJson(
    store,
    historyKey,
    history.map((one) => ({ ...one, note: { ...one.note } })),
  );
  return history;
};

export const clearHistory = (store: Store | null): void => {
  tried(() => store?.removeItem(historyKey));
};

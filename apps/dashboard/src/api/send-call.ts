import { calls } from 'virtual:calls';
import type { OperationName } from '@pasarela/contracts/operations';
import { readLanguage } from '#i18n/language.ts';
import { wordsNow } from '#i18n/use-words.ts';
import { endSession, noteCall, readSession } from '#session/session-store.ts';
import type { Session } from '#session/session-value.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { CallError } from './call-error.ts';
import { callsWords } from './calls-words.ts';
import { lossesUntilNow, noteAnswered, noteUnanswered } from './connection.ts';
import { readRefusal } from './read-refusal.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A body with files: its properties as text fields, then the files, all under one name. */
export const formOf = (body: unknown, filesField: string, files: readonly File[]): FormData => {
  const form = new FormData();
  if (isRecord(body))
    for (const [name, value] of Object.entries(body))
      if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append(filesField, file, file.name);
  return form;
};

type Values = Readonly<Record<string, unknown>>;

const text = (name: string, value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`${name} cannot stand in an address`);
};

/** `/transaction/detail/{idTransaction}` with its parameters filled in. */
export const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(name, params[name])));

/** An empty parameter counts as absent, as it does on the server. */
const queryOf = (query: Values = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, text(name, value));
  }
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

export const operationUrl = (path: string, params?: Values, query?: Values): string =>
  `/api${fillPath(path, params)}${queryOf(query)}`;

export type CallParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The files are sent as multipart form data, with the body's properties as text fields beside them. */
  readonly files?: readonly File[];
};

const words = callsWords;

/** Only the sign-in names its environment: every other call is bound to it by the token. */
const environmentOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'Environment' in body && typeof body.Environment === 'string'
    ? body.Environment
    : null;

/** Calls of a payer carry no session token, even if someone is signed in in the same browser. */
const sessionOf = (name: OperationName): Session | null => (calls[name].byPayer ? null : readSession());

const headersOf = (name: OperationName, body: unknown): Headers => {
  const headers = new Headers({ 'Accept-Language': readLanguage() });
  const session = sessionOf(name);
  if (session) headers.set('Authorization', `Bearer ${session.token}`);
  if (session?.company) headers.set('Company', String(session.company.id));
  // The browser sets the content type of a form, because it contains the boundary.
  if (body !== undefined && calls[name].filesField === undefined)
    headers.set('Content-Type', 'application/json');
  const environment = name === 'login' ? environmentOf(body) : null;
  if (environment) headers.set('Environment', environment);
  return headers;
};

const sentBody = (name: OperationName, { body, files = [] }: CallParts): FormData | string | undefined => {
  const { filesField } = calls[name];
  if (filesField !== undefined) return formOf(body, filesField, files);
  return body === undefined ? undefined : JSON.stringify(body);
};

/** The function that sends a request: the browser's `fetch`, or one that reports upload progress. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const byFetch: Transport = (url, init) => fetch(url, init);

/** Makes the call and returns its answer if it succeeded; otherwise throws a `CallError`. */
export const sendCall = async (
  name: OperationName,
  parts: CallParts,
  signal?: AbortSignal,
  transport: Transport = byFetch,
): Promise<Response> => {
  const { method, path } = calls[name];
  const { params, query, body } = parts;
  const sent = sessionOf(name);
  const lossesBefore = lossesUntilNow();
  let response: Response;
  try {
    const url = operationUrl(path, params, query);
    const headers = headersOf(name, body);
    const ahead = method === 'GET' ? takeAskedAhead(url, headers) : undefined;
    response = await (ahead ??
      transport(url, {
        method,
        headers,
        body: sentBody(name, parts),
        // The token is sent in a header; cookies are not used.
        credentials: 'omit',
        signal: signal ?? null,
      }));
  } catch (error) {
    // The caller aborted the call: that says nothing about the connection.
    if (signal?.aborted) throw error;
    noteUnanswered();
    throw new CallError({ status: 0, code: 'unavailable', message: wordsNow(words).unavailable });
  }
  noteAnswered(lossesBefore);
  if (response.ok) {
    if (sent && !calls[name].unattended) noteCall();
    return response;
  }
  const refusal = await readRefusal(response, wordsNow(words).generic);
  // If the token has been replaced meanwhile, the answer says nothing about the present session.
  const ended = (response.status === 401 || response.status === 403) && sent?.token === readSession()?.token;
  if (ended && name !== 'login' && !calls[name].byPayer)
    // The role may not see the page, so the user is not led back to it after signing in.
    endSession(wordsNow(words).sessionEnded, { comesBack: response.status === 401 });
  throw refusal;
};

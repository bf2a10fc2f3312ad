import { scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import { type Refusal, readRefusal } from './api-refusal.ts';
import { buildAuthentication, type Credentials, type HttpRequest } from './build-request.ts';
import { isJsonObject, type JsonValue } from './json-value.ts';

/** An answer as it came. */
export type HttpAnswer = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The body read as JSON; undefined where it is none. */
  readonly json: JsonValue | undefined;
  /** The duration of the call itself, without the authentication before it. */
  readonly milliseconds: number;
  readonly bytes: number;
};

/** The outcome of a call. Failures are told apart, since each has its own remedy. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly answer: HttpAnswer }
  | { readonly kind: 'refused'; readonly answer: HttpAnswer; readonly refusal: Refusal }
  | { readonly kind: 'unauthenticated'; readonly answer: HttpAnswer; readonly message: string }
  | { readonly kind: 'unexpected'; readonly answer: HttpAnswer }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unreachable'; readonly host: string }
  /** The connection was cut, as the request's scenario asked. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'cancelled' };

/** The token of the credentials that are in use; it lives in memory alone. */
export type TokenMemory = { current: { readonly credentials: Credentials; readonly token: string } | null };

export type SendTools = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  /** Milliseconds of a clock that only runs forward. */
  readonly clock: () => number;
};

export type SendInput = {
  readonly request: HttpRequest;
  readonly host: string;
  readonly language: string;
  /** Null where the operation takes none. */
  readonly credentials: Credentials | null;
  readonly tokens: TokenMemory;
  readonly signal?: AbortSignal;
};

const parsed = (text: string): JsonValue | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** No cookie of the site travels: the call is that of a merchant's server. */
const call = async (request: HttpRequest, tools: SendTools, signal?: AbortSignal): Promise<HttpAnswer> => {
  const began = tools.clock();
  const response = await tools.fetch(request.url, {
    method: request.method,
    headers: request.headers.map(([name, value]): [string, string] => [name, value]),
    body: request.body ?? null,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    signal: signal ?? null,
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    text,
    json: parsed(text),
    milliseconds: Math.max(0, Math.round(tools.clock() - began)),
    bytes: new TextEncoder().encode(text).length,
  };
};

const sameCredentials = (one: Credentials, other: Credentials): boolean =>
  one.apiKey === other.apiKey && one.password === other.password;

const tokenIn = (answer: HttpAnswer): string | undefined =>
  isJsonObject(answer.json) && typeof answer.json.token === 'string' ? answer.json.token : undefined;

const outcomeOf = (answer: HttpAnswer): SendOutcome => {
  const refusal = readRefusal(answer.json);
  if (answer.status >= 200 && answer.status < 300)
    return answer.json === undefined ? { kind: 'unexpected', answer } : { kind: 'answered', answer };
  return refusal ? { kind: 'refused', answer, refusal } : { kind: 'unexpected', answer };
};

/** Statuses that speak of the credentials; any other one says nothing about them. */
export const refusesCredentials = (status: number): boolean => [400, 401, 403, 422].includes(status);

const unauthenticated = (answer: HttpAnswer): SendOutcome => {
  const refusal = readRefusal(answer.json);
  if (!refusal) return { kind: 'unexpected', answer };
  return refusesCredentials(answer.status)
    ? { kind: 'unauthenticated', answer, message: refusal.message }
    : { kind: 'refused', answer, refusal };
};

const authenticated = async (
  input: SendInput,
  credentials: Credentials,
  tools: SendTools,
): Promise<{ token: string; kept: boolean } | { refused: SendOutcome }> => {
  const known = input.tokens.current;
  if (known && sameCredentials(known.credentials, credentials)) return { token: known.token, kept: true };
  const answer = await call(
    buildAuthentication(input.host, input.language, credentials),
    tools,
    input.signal,
  );
  const token = answer.status === 200 ? tokenIn(answer) : undefined;
  if (token === undefined) return { refused: unauthenticated(answer) };
  input.tokens.current = { credentials, token };
  return { token, kept: false };
};

const withBearer = (request: HttpRequest, token: string): HttpRequest => ({
  ...request,
  headers: [...request.headers, ['Authorization', `Bearer ${token}`]],
});

/** The two steps: a token, then the call. A token that was kept and has ended is renewed once. */
const sendInSteps = async (
  input: SendInput,
  credentials: Credentials,
  tools: SendTools,
): Promise<SendOutcome> => {
  const first = await authenticated(input, credentials, tools);
  if ('refused' in first) return first.refused;
  const answer = await call(withBearer(input.request, first.token), tools, input.signal);
  if (answer.status !== 401) return outcomeOf(answer);
  input.tokens.current = null;
  if (!first.kept) return unauthenticated(answer);
  const second = await authenticated(input, credentials, tools);
  if ('refused' in second) return second.refused;
  const again = await call(withBearer(input.request, second.token), tools, input.signal);
  if (again.status !== 401) return outcomeOf(again);
  input.tokens.current = null;
  return unauthenticated(again);
};

const isToBeLost = ({ headers }: HttpRequest): boolean =>
  headers.some(([name, value]) => name === scenarioHeader && value === 'lost_answer');

/** Sends a call and says how it ended; it never throws for what the network does. */
export const sendRequest = async (input: SendInput, tools: SendTools): Promise<SendOutcome> => {
  if (!tools.isOnline()) return { kind: 'offline' };
  try {
    return input.credentials
      ? await sendInSteps(input, input.credentials, tools)
      : outcomeOf(await call(input.request, tools, input.signal));
  } catch (error) {
    if (input.signal?.aborted) return { kind: 'cancelled' };
    if (!(error instanceof TypeError)) throw error;
    if (tools.isOnline() && isToBeLost(input.request)) return { kind: 'lost' };
    return tools.isOnline() ? { kind: 'unreachable', host: input.host } : { kind: 'offline' };
  }
};

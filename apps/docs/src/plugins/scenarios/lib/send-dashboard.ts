import type { HttpRequest } from '../../request-builder/lib/build-request.ts';
import { isJsonList, isJsonObject, type JsonValue } from '../../request-builder/lib/json-value.ts';
import {
  refusesCredentials,
  type SendOutcome,
  type SendTools,
  sendRequest,
} from '../../request-builder/lib/send-request.ts';
import type { DashboardSignIn } from './scenario-page.ts';

/** The session of who signed in; it lives in memory alone. */
export type SessionMemory = { current: { readonly signIn: DashboardSignIn; readonly token: string } | null };

export type DashboardInput = {
  readonly request: HttpRequest;
  readonly host: string;
  readonly language: string;
  readonly signIn: DashboardSignIn;
  readonly session: SessionMemory;
  readonly signal?: AbortSignal;
};

/** The first of the two calls: user and password for a token. */
export const buildSignIn = (host: string, language: string, signIn: DashboardSignIn): HttpRequest => ({
  method: 'POST',
  url: `${host}/api/account/login`,
  headers: [
    ['Content-Type', 'application/json'],
    ['Accept-Language', language],
  ],
  body: JSON.stringify({
    UserName: signIn.userName,
    Password: signIn.password,
    Environment: 'Sandbox',
  }),
});

/** The second: the token, and the business that it is about. */
export const withSession = (request: HttpRequest, token: string, company: string): HttpRequest => ({
  ...request,
  headers: [...request.headers, ['Authorization', `Bearer ${token}`], ['Company', company]],
});

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

/** The dashboard refuses in its own envelope; it is told like a refusal of the payment API. */
const asRefusal = (outcome: SendOutcome): SendOutcome => {
  if (outcome.kind !== 'unexpected' || !isJsonObject(outcome.answer.json)) return outcome;
  const { success, message, code, requestId, errors } = outcome.answer.json;
  if (success !== false || typeof message !== 'string') return outcome;
  const fields = (isJsonList(errors) ? errors : []).filter(isJsonObject).map((error) => ({
    field: textOf(error.field),
    code: textOf(error.code),
    message: textOf(error.message),
  }));
  const refusal = { code: textOf(code), message, requestId: textOf(requestId), fields };
  return { kind: 'refused', answer: outcome.answer, refusal };
};

const tokenIn = (outcome: SendOutcome): string | undefined => {
  const json = outcome.kind === 'answered' ? outcome.answer.json : undefined;
  const data = isJsonObject(json) ? json.data : undefined;
  return isJsonObject(data) && typeof data.token === 'string' ? data.token : undefined;
};

const sameSignIn = (one: DashboardSignIn, other: DashboardSignIn): boolean =>
  one.userName === other.userName && one.password === other.password;

const notAuthenticated = (outcome: SendOutcome): SendOutcome =>
  outcome.kind === 'refused' && refusesCredentials(outcome.answer.status)
    ? { kind: 'unauthenticated', answer: outcome.answer, message: outcome.refusal.message }
    : outcome;

/** Signs in where that is needed, and makes the call. A session that was kept and has ended is renewed once. */
export const sendDashboard = async (input: DashboardInput, tools: SendTools): Promise<SendOutcome> => {
  const { request, host, language, signIn, session, signal } = input;
  const plain = async (one: HttpRequest): Promise<SendOutcome> =>
    asRefusal(
      await sendRequest(
        { request: one, host, language, credentials: null, tokens: { current: null }, signal },
        tools,
      ),
    );
  const kept = session.current && sameSignIn(session.current.signIn, signIn) ? session.current.token : null;
  let token = kept;
  if (token === null) {
    const entered = await plain(buildSignIn(host, language, signIn));
    const given = tokenIn(entered);
    if (given === undefined) return notAuthenticated(entered);
    session.current = { signIn, token: given };
    token = given;
  }
  const outcome = await plain(withSession(request, token, signIn.company));
  if (!('answer' in outcome) || outcome.answer.status !== 401) return outcome;
  session.current = null;
  return kept === null ? notAuthenticated(outcome) : sendDashboard(input, tools);
};

import { expect, it } from 'vitest';
import type { SendTools } from '../../request-builder/lib/send-request.ts';
import { type SessionMemory, sendDashboard } from './send-dashboard.ts';

const host = 'http://sandbox.test';
const signIn = { userName: 'ana', password: 'p', company: '2' };
const request = { method: 'GET', url: `${host}/api/sandbox/inbox`, headers: [] };

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const entered = (token: string) => reply(200, { success: true, data: { token }, message: '' });
const list = () => reply(200, { success: true, data: [], message: '' });
const refused = (status: number, code: string) =>
  reply(status, {
    success: false,
    data: null,
    message: `words of ${code}`,
    code,
    errors: [],
    requestId: 'req_1',
  });

/** A network that gives these replies in turn, and what was sent to it. */
const network = (replies: readonly (Response | Error)[]) => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const waiting = [...replies];
  const tools: SendTools = {
    fetch: async (url, init) => {
      sent.push({ url, init });
      const next = waiting.shift();
      if (!next) throw new Error(`nothing was to be sent to ${url}`);
      if (next instanceof Error) throw next;
      return next;
    },
    isOnline: () => true,
    clock: () => 1,
  };
  return { sent, tools };
};

const sendWith = (replies: readonly (Response | Error)[], session: SessionMemory = { current: null }) => {
  const { sent, tools } = network(replies);
  const outcome = sendDashboard({ request, host, language: 'en', signIn, session }, tools);
  return { sent, outcome, session };
};
const pathsOf = (sent: readonly { readonly url: string }[]) => sent.map(({ url }) => new URL(url).pathname);

it('opens a session, then makes the call with it, about the business', async () => {
  const { sent, outcome, session } = sendWith([entered('tok_1'), list()]);
  expect((await outcome).kind).toBe('answered');
  expect(pathsOf(sent)).toEqual(['/api/account/login', '/api/sandbox/inbox']);
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    UserName: 'ana',
    Password: 'p',
    Environment: 'Sandbox',
  });
  const headers = new Headers(sent[1]?.init.headers);
  expect([headers.get('authorization'), headers.get('company')]).toEqual(['Bearer tok_1', '2']);
  expect(sent[1]?.init.credentials).toBe('omit');
  expect(session.current?.token).toBe('tok_1');
});

it('keeps the session for the next call, and renews it once when it has ended', async () => {
  const session = { current: { signIn, token: 'old' } };
  const again = sendWith([refused(401, 'session_expired'), entered('new'), list()], session);
  expect((await again.outcome).kind).toBe('answered');
  expect(pathsOf(again.sent)).toEqual(['/api/sandbox/inbox', '/api/account/login', '/api/sandbox/inbox']);
  const never = sendWith([refused(401, 'x'), entered('new'), refused(401, 'x')], {
    current: { signIn, token: 'old' },
  });
  expect(await never.outcome).toMatchObject({ kind: 'unauthenticated', message: 'words of x' });
});

it('does not use the session of somebody else', async () => {
  const session = { current: { signIn: { ...signIn, userName: 'eva' }, token: 'hers' } };
  const { sent, outcome } = sendWith([entered('mine'), list()], session);
  await outcome;
  expect(pathsOf(sent)[0]).toBe('/api/account/login');
});

it.each([
  ['a wrong password', [refused(401, 'invalid_login')], 'unauthenticated'],
  ['a sign-in that was asked too often', [refused(429, 'too_many_requests')], 'refused'],
  ['a sign-in that broke', [refused(500, 'unexpected_error')], 'refused'],
  ['a refusal', [entered('t'), refused(409, 'status_not_allowed')], 'refused'],
  ['an answer of something else', [entered('t'), new Response('<html>', { status: 502 })], 'unexpected'],
  ['no answer', [new TypeError('Failed to fetch')], 'unreachable'],
] as const)('tells %s apart', async (_, replies, kind) => {
  expect((await sendWith(replies).outcome).kind).toBe(kind);
});

import { describe, expect, it } from 'vitest';
import { type SendInput, type SendTools, sendRequest, type TokenMemory } from './send-request.ts';

const host = 'http://sandbox.test';
const credentials = { apiKey: 'k', password: 'p' };
const request = {
  method: 'POST',
  url: `${host}/api/pay/create`,
  headers: [['Content-Type', 'application/json']] as const,
  body: '{}',
};

type Sent = { readonly url: string; readonly init: RequestInit };
type Reply = Response | Error;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const token = (name: string) => json(200, { token: name, message: 'ok', expiresIn: 3600 });
const refusal = (status: number, code: string, errors: unknown[] = []) =>
  json(status, {
    status: 'Error',
    code,
    message: `words of ${code}`,
    errors,
    requestId: 'req_1',
    docUrl: '/x',
  });
const accepted = () => json(200, { responseCode: '002', status: 'Accepted' });

/** A network that gives these replies in turn, and what was sent to it. */
const network = (replies: readonly Reply[], isOnline = () => true) => {
  const sent: Sent[] = [];
  const waiting = [...replies];
  const tools: SendTools = {
    fetch: async (url, init) => {
      sent.push({ url, init });
      const reply = waiting.shift();
      if (!reply) throw new Error(`nothing was to be sent to ${url}`);
      if (reply instanceof Error) throw reply;
      return reply;
    },
    isOnline,
    clock: () => 12,
  };
  return { sent, tools };
};

const inputWith = (tokens: TokenMemory = { current: null }, more: Partial<SendInput> = {}): SendInput => ({
  request,
  host,
  language: 'en',
  credentials,
  tokens,
  ...more,
});

const headerOf = ({ init }: Sent, name: string) => new Headers(init.headers).get(name);

describe('sendRequest', () => {
  it('gets a token, then makes the call with it, without cookies', { tags: ['BUILDER-6'] }, async () => {
    const { sent, tools } = network([token('t1'), accepted()]);
    const outcome = await sendRequest(inputWith(), tools);
    expect(outcome).toMatchObject({ kind: 'answered', answer: { status: 200, milliseconds: 0, bytes: 42 } });
    expect(sent.map((one) => one.url)).toEqual([`${host}/api/auth/Authenticate`, `${host}/api/pay/create`]);
    expect(sent[0]?.init.body).toBe('{"UserId":"k","Password":"p"}');
    expect(sent.map((one) => headerOf(one, 'authorization'))).toEqual([null, 'Bearer t1']);
    expect(sent.map((one) => one.init.credentials)).toEqual(['omit', 'omit']);
  });

  it('keeps the token in memory for the same credentials', async () => {
    const tokens: TokenMemory = { current: null };
    const { sent, tools } = network([token('t1'), accepted(), accepted()]);
    await sendRequest(inputWith(tokens), tools);
    await sendRequest(inputWith(tokens), tools);
    expect(sent).toHaveLength(3);
    expect(tokens.current).toEqual({ credentials, token: 't1' });
  });

  it('asks for another token when the credentials change', async () => {
    const tokens: TokenMemory = { current: { credentials: { apiKey: 'k', password: 'old' }, token: 't0' } };
    const { sent, tools } = network([token('t1'), accepted()]);
    await sendRequest(inputWith(tokens), tools);
    expect(sent).toHaveLength(2);
  });

  it('renews a token that has ended once, and makes the call again', async () => {
    const tokens: TokenMemory = { current: { credentials, token: 'ended' } };
    const { sent, tools } = network([refusal(401, 'token_invalid'), token('t2'), accepted()]);
    expect((await sendRequest(inputWith(tokens), tools)).kind).toBe('answered');
    expect(sent.map((one) => headerOf(one, 'authorization'))).toEqual(['Bearer ended', null, 'Bearer t2']);
  });

  it('renews it no more than once', async () => {
    const tokens: TokenMemory = { current: { credentials, token: 'ended' } };
    const { sent, tools } = network([
      refusal(401, 'token_invalid'),
      token('t2'),
      refusal(401, 'token_invalid'),
    ]);
    expect(await sendRequest(inputWith(tokens), tools)).toMatchObject({
      kind: 'unauthenticated',
      message: 'words of token_invalid',
    });
    expect(sent).toHaveLength(3);
    expect(tokens.current).toBeNull();
  });

  it('tells the words of an authentication that failed, and makes no call', async () => {
    const { sent, tools } = network([refusal(401, 'credentials_invalid')]);
    expect(await sendRequest(inputWith(), tools)).toMatchObject({
      kind: 'unauthenticated',
      message: 'words of credentials_invalid',
    });
    expect(sent).toHaveLength(1);
  });

  it.each([429, 500, 503])('does not blame the credentials for a %i', async (status) => {
    const { sent, tools } = network([refusal(status, 'c')]);
    expect(await sendRequest(inputWith(), tools)).toMatchObject({ kind: 'refused', answer: { status } });
    expect(sent).toHaveLength(1);
  });

  it('names the fields that the API refuses', async () => {
    const field = {
      field: 'ShipTo.City',
      code: 'too_long',
      message: 'Debe tener como máximo 30 caracteres.',
    };
    const { tools } = network([token('t1'), refusal(422, 'invalid_fields', [field])]);
    expect(await sendRequest(inputWith(), tools)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'invalid_fields', requestId: 'req_1', fields: [field] },
    });
  });

  it('tells an answer that is not the API’s', async () => {
    const { tools } = network([token('t1'), new Response('<h1>Bad gateway</h1>', { status: 502 })]);
    expect(await sendRequest(inputWith(), tools)).toMatchObject({
      kind: 'unexpected',
      answer: { status: 502, json: undefined },
    });
    const page = network([token('t1'), new Response('<h1>Hola</h1>', { status: 200 })]);
    expect((await sendRequest(inputWith(), page.tools)).kind).toBe('unexpected');
    const proxy = network([new Response('<h1>No</h1>', { status: 403 })]);
    expect((await sendRequest(inputWith(), proxy.tools)).kind).toBe('unexpected');
  });

  it('sends nothing while the browser is offline', async () => {
    const { sent, tools } = network([], () => false);
    expect(await sendRequest(inputWith(), tools)).toEqual({ kind: 'offline' });
    expect(sent).toEqual([]);
  });

  it('tells an answer that was to be lost from a server that does not answer', async () => {
    const { tools } = network([new TypeError('Failed to fetch')]);
    const { request, ...input } = inputWith();
    const headers = [...request.headers, ['Sandbox-Scenario', 'lost_answer']] as const;
    expect(await sendRequest({ ...input, request: { ...request, headers } }, tools)).toEqual({
      kind: 'lost',
    });
  });

  it('tells a network that went from a server that does not answer', async () => {
    const failed = new TypeError('Failed to fetch');
    const { tools } = network([failed]);
    expect(await sendRequest(inputWith(), tools)).toEqual({ kind: 'unreachable', host });
    let asked = 0;
    const gone = network([failed], () => {
      asked += 1;
      return asked === 1;
    });
    expect(await sendRequest(inputWith(), gone.tools)).toEqual({ kind: 'offline' });
  });

  it('is cancelled', async () => {
    const controller = new AbortController();
    const { tools } = network([token('t1'), new DOMException('aborted', 'AbortError')]);
    controller.abort();
    expect(await sendRequest(inputWith(undefined, { signal: controller.signal }), tools)).toEqual({
      kind: 'cancelled',
    });
  });

  it('makes a public call in one step', async () => {
    const { sent, tools } = network([token('t1')]);
    await sendRequest(inputWith(undefined, { credentials: null }), tools);
    expect(sent).toHaveLength(1);
    expect(sent.map((one) => headerOf(one, 'authorization'))).toEqual([null]);
  });

  it('does not hide a mistake of its own', async () => {
    const { tools } = network([]);
    await expect(sendRequest(inputWith(), tools)).rejects.toThrow('nothing was to be sent');
  });
});

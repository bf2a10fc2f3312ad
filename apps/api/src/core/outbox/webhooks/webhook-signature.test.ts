import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { webhookSecret } from '#security/identifiers.ts';
import { isSigned, signedHeaders } from './webhook-signature.ts';

const now = Date.now();
const bodies = ['{}', '{"data":{"amount":350.5,"name":"Ana López ñ 😀"}}', '', ' [1, 2]\n'];

it('signs as the reference library verifies', () => {
  for (const body of bodies.filter((text) => text !== '')) {
    const secret = webhookSecret();
    const headers = signedHeaders([secret], 'msg_1', now, body);
    expect(new Webhook(secret).verify(body, { ...headers })).toEqual(JSON.parse(body));
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('msg_1', new Date(now), body));
  }
});

it('verifies what the reference library signs', () => {
  for (const body of bodies) {
    const secret = webhookSecret();
    const headers = {
      'webhook-id': 'msg_2',
      'webhook-timestamp': String(Math.floor(now / 1_000)),
      'webhook-signature': new Webhook(secret).sign('msg_2', new Date(now), body),
    };
    expect(isSigned([secret], headers, body, now)).toBe(true);
  }
});

it('verifies the example of the specification', () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(isSigned([secret], headers, '{"test": 2432232314}', 1_614_265_330_000)).toBe(true);
});

it('takes one good signature among several, and refuses all that is altered, too old or too new', () => {
  const secret = webhookSecret();
  const body = '{"a":1}';
  const headers = { ...signedHeaders([secret], 'msg_3', now, body) };
  const good = headers['webhook-signature'];
  const judged = (changes: Partial<typeof headers>, text = body, at = now, key = secret) =>
    isSigned([key], { ...headers, ...changes }, text, at);
  expect(judged({ 'webhook-signature': `v1,AAAA v1a,BBBB ${good}` })).toBe(true);
  expect(judged({}, body, now + 299_000)).toBe(true);
  for (const wrong of [
    judged({ 'webhook-id': 'msg_4' }),
    judged({ 'webhook-id': undefined }),
    judged({ 'webhook-timestamp': String(Math.floor(now / 1_000) + 1) }),
    judged({ 'webhook-timestamp': 'now' }),
    judged({ 'webhook-signature': good.replace('v1,', 'v2,') }),
    judged({ 'webhook-signature': '' }),
    judged({}, '{"a":2}'),
    judged({}, body, now + 302_000),
    judged({}, body, now - 302_000),
    judged({}, body, now, webhookSecret()),
  ])
    expect(wrong).toBe(false);
});

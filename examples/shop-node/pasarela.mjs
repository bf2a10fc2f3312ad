// The calls to Pasarela, and the signature of its webhooks. Nothing here knows what an order is.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** Pasarela answered a call with an error. */
class CallRefused extends Error {
  constructor(status, answer, retryAfter) {
    super(answer.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = answer.code ?? 'unknown';
    this.fields = answer.errors ?? [];
    this.retryAfter = Number(retryAfter) || 0;
  }
}

/** A call with one of these answers was not carried out only because another is under way: it can be repeated as it is. */
const busy = ['idempotency_in_progress', 'transaction_in_process'];

/** No answer at all is repeated as well: whether the call was carried out, its Idempotency-Key settles. */
const isRepeated = (error) =>
  !(error instanceof CallRefused) || error.status >= 500 || error.status === 429 || busy.includes(error.code);

/** Seconds until the next try: what Pasarela asks for, or longer from try to try, and never the same for two shops. */
const pauseAfter = (tried, { retryAfter }) => retryAfter || 0.25 * 2 ** tried * (0.75 + Math.random() / 2);

/** A payer looks at a page that loads: what would take longer than this many seconds is looked up later. */
const patience = 10;

/** `timeout`: how many milliseconds to wait for an answer; a bank takes a few seconds. */
export const createPasarela = ({ url, key, password, timeout = 10_000 }) => {
  const authorization = `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`;

  const callOnce = async (method, path, { body, idempotencyKey, scenario, milliseconds = timeout }) => {
    const headers = { authorization, 'content-type': 'application/json', 'accept-language': 'es' };
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    if (scenario) headers['sandbox-scenario'] = scenario;
    const signal = AbortSignal.timeout(milliseconds);
    const response = await fetch(`${url}/api${path}`, { method, headers, body, signal });
    // A proxy between may answer as well, and not in JSON.
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new CallRefused(response.status, answer, response.headers.get('retry-after'));
    if (!answer.responseCode) throw new Error(`${path} was not answered by Pasarela`);
    return answer;
  };

  /** The same method, path, body and Idempotency-Key each time. A scenario is asked for once, by the first try. */
  const call = async (method, path, { tries = 4, scenario, ...sent } = {}) => {
    for (let tried = 1; ; tried += 1)
      try {
        return await callOnce(method, path, { ...sent, scenario: tried === 1 ? scenario : undefined });
      } catch (error) {
        const pause = pauseAfter(tried, error);
        if (!isRepeated(error) || tried === tries || pause > patience) throw error;
        await setTimeout(pause * 1_000);
      }
  };

  return {
    pay: (payment, { idempotencyKey, scenario }) =>
      call('POST', '/pay/create', { body: JSON.stringify(payment), idempotencyKey, scenario }),
    refund: (refund, { idempotencyKey, scenario }) =>
      call('POST', '/pay/refund', { body: JSON.stringify(refund), idempotencyKey, scenario }),
    /** The newest payment of a reference, as it stands now. Who asks again later asks once. */
    statusOf: (reference) =>
      call('GET', `/transaction/responsebyreference/${encodeURIComponent(reference)}`, {
        tries: 1,
        milliseconds: Math.min(timeout, 5_000),
      }),
  };
};

/** Whether a webhook is Pasarela's and not older than five minutes. `body`: as it arrived, before it is read as JSON. */
export const isSigned = (headers, body, secret) => {
  const { 'webhook-id': id, 'webhook-timestamp': moment, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1_000 - Number(moment)) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${moment}.${body}`).digest('base64');
  const expected = Buffer.from(`v1,${digest}`);
  return signatures.split(' ').some((text) => {
    const given = Buffer.from(text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};

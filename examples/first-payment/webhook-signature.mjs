import { createHmac, timingSafeEqual } from 'node:crypto';

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

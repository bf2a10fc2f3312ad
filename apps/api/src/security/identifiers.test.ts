import { expect, it } from 'vitest';
import { randomIdentifiers, requestId, webhookCode } from './identifiers.ts';

it('draws identifiers of their form, none twice', () => {
  const drawn = Array.from({ length: 5_000 }, () => [
    randomIdentifiers.transactionCode(),
    randomIdentifiers.token(),
    requestId(),
    webhookCode(1_800_000_000_000),
  ]).flat();
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const [index, form] of [
    /^trx_[\w-]{20}$/,
    /^[\w-]{24}$/,
    /^req_[\w-]{16}$/,
    /^msg_[0-9a-z]{9}[\w-]{16}$/,
  ].entries())
    for (let at = index; at < drawn.length; at += 4) expect(drawn[at]).toMatch(form);
});

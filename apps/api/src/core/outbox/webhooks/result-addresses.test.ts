import { transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { expect, it } from 'vitest';
import { addressOf, isInboxLane, laneOf } from './result-addresses.ts';
import { webhookPayload } from './webhook-outbox.ts';

const addresses = { urlResponseSuccess: 'success', urlResponseError: 'error', urlResponseDefault: 'default' };

it('sends each status where the decisions say', () => {
  const statusesOf = (address: string) =>
    transactionStatusIds.filter((status) => addressOf(addresses, status) === address);
  expect(statusesOf('success')).toEqual([2, 8]);
  expect(statusesOf('error')).toEqual([3, 4, 6, 10, 13, 14]);
  expect(statusesOf('default')).toEqual([1, 5, 7, 9, 11, 12, 15, 16, 17, 18]);
});

it('keeps the lanes of accounts and hosts apart', () => {
  expect(laneOf(1, 'https://Tienda.example/a?b', 'in_x')).toBe('1 tienda.example');
  expect(laneOf(1, 'https://tienda.example:8443/a', 'in_x')).toBe('1 tienda.example:8443');
  expect(laneOf(2, 'https://tienda.example/b', 'in_x')).toBe('2 tienda.example');
  expect(laneOf(2, 'https://tienda.example/api/sandbox/inbox/in_x', 'in_x')).toBe('2 inbox');
  expect(laneOf(2, 'https://tienda.example/api/sandbox/inbox/in_y', 'in_x')).toBe('2 tienda.example');
  expect(['2 inbox', '2 tienda.example', '2 inbox:80'].map(isInboxLane)).toEqual([true, false, false]);
});

it('lays a payload out as Standard Webhooks does', () => {
  expect(JSON.parse(webhookPayload(2, new Date(0), { amount: 1 }))).toEqual({
    type: 'transaction.accepted',
    timestamp: '1970-01-01T00:00:00.000Z',
    data: { amount: 1 },
  });
});

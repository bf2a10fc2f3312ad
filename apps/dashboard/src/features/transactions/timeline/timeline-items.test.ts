import type { EmailRow } from '@pasarela/contracts/emails/email-schema';
import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import type { StoryEntry } from '@pasarela/contracts/transactions/transaction-schema';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { expect, test } from 'vitest';
import { isInView, timelineOf, timelineViews } from './timeline-items.ts';

const at = (minute: number): string => `2026-03-01T12:0${minute}:00.000Z`;
const transfer = { kind: 'sale', amount: 10 } as StoryEntry['transfers'][number];
const event = (minute: number, move: StoryEntry['move'], amount: number | null, transfers = [transfer]) =>
  ({ at: at(minute), move, amount, transfers }) as StoryEntry;

const items = timelineOf({
  story: [event(1, 'create', null, []), event(1, 'pay', 10), event(3, 'settle', 9)],
  // The lists have the newest first.
  requests: [
    { accountDate: at(2), path: '/api/transaction' },
    { accountDate: at(1), path: '/api/pay/create' },
  ] as LoggedRequestRow[],
  webhooks: [{ occurredAt: at(1), type: 'transaction.accepted' }] as WebhookRow[],
  emails: [{ occurredAt: at(1), subject: 'Pago recibido' }] as EmailRow[],
});

const named = (some: typeof items): readonly string[] =>
  some.map((item) => {
    if (item.kind === 'event') return item.entry.move;
    if (item.kind === 'request') return item.row.path;
    return item.kind === 'webhook' ? item.row.type : item.row.subject;
  });

test('everything about a payment is told in one order: the request, what it changed, who was told', () => {
  expect(named(items)).toEqual([
    '/api/pay/create',
    'create',
    'pay',
    'transaction.accepted',
    'Pago recibido',
    '/api/transaction',
    'settle',
  ]);
});

test('each view shows its own', () => {
  const shown = timelineViews.map((view) => named(items.filter((item) => isInView(view, item))));
  expect(shown).toEqual([
    named(items),
    ['pay', 'settle'],
    ['/api/pay/create', '/api/transaction'],
    ['transaction.accepted', 'Pago recibido'],
  ]);
});

import { addDays, day, hour, minute, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import type { Random } from './seeded-random.ts';

/** The fates of a seeded payment link. */
const linkFates = [
  'linkPaid',
  'linkDeclined',
  'linkPending',
  'linkCanceled',
  'linkRecurring',
  'linkInstallments',
  'linkExpired',
  'linkOpen',
] as const;
export type LinkFate = (typeof linkFates)[number];

/** The fates of a seeded payment that is disputed. */
const chargebackFates = [
  'chargebackWon',
  'chargebackLost',
  'chargebackRefused',
  'chargebackOpen',
  'chargebackDeciding',
] as const;
export type ChargebackFate = (typeof chargebackFates)[number];

/** The fates of a seeded payment. Each ends in a status of the catalogue, by moves that the table of moves allows. */
const fates = [
  ...linkFates,
  ...chargebackFates,
  'paid',
  'declinedThenPaid',
  'declined',
  'refunded',
  'partlyRefunded',
  'cashPaid',
  'cashExpired',
  'cashPending',
  'aplazoPaid',
  'aplazoRefunded',
  'left',
  'abandoned',
  'captured',
  'reversed',
  'authorizationExpired',
  'authorized',
  'canceled',
  'created',
  'review',
  'secured',
  'subscribed',
  'subscriptionPaused',
  'subscriptionFailing',
  'subscriptionReplacing',
  'subscriptionCanceled',
  'subscriptionCompleted',
] as const;
export type Fate = (typeof fates)[number];

/** The relative frequency of each fate, for payments old enough to have reached its end. */
const weights: readonly (readonly [Fate, number])[] = [
  ['paid', 520],
  ['secured', 70],
  ['declined', 60],
  ['declinedThenPaid', 35],
  ['cashPaid', 90],
  ['cashExpired', 30],
  ['aplazoPaid', 30],
  ['aplazoRefunded', 5],
  ['refunded', 22],
  ['partlyRefunded', 18],
  ['captured', 30],
  ['reversed', 10],
  ['authorizationExpired', 8],
  ['left', 14],
  ['abandoned', 18],
  ['linkExpired', 10],
  ['linkPaid', 24],
  ['linkDeclined', 3],
  ['linkCanceled', 3],
  ['linkRecurring', 2],
  ['linkInstallments', 2],
  ['canceled', 10],
  ['chargebackWon', 4],
  ['chargebackLost', 3],
  ['chargebackRefused', 2],
  ['subscribed', 6],
  ['subscriptionPaused', 3],
];

export type PlannedPayment = { readonly at: number; readonly fate: Fate };

const pickFate = (random: Random): Fate => {
  let place = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [fate, weight] of weights) {
    place -= weight;
    if (place < 0) return fate;
  }
  return 'paid';
};

/** The hours of the day at which payments are made; repeated hours are more frequent. */
const hours = [
  8, 9, 10, 10, 11, 11, 12, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 23,
] as const;

/** Plans the payments of the last six months in order of time, including some that are still pending. */
export const planPayments = (random: Random, now: number, count: number): readonly PlannedPayment[] => {
  const today = toWireDay(now);
  const planned: PlannedPayment[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = startOfDay(addDays(today, -random.whole(20, 180)));
    planned.push({
      at: start + random.pick(hours) * hour + random.whole(0, 3_599_999),
      fate: pickFate(random),
    });
  }
  const since = (span: number, fate: Fate): void => void planned.push({ at: now - span, fate });
  // Payments of the last days get only fates that do not take weeks.
  const young: readonly Fate[] = ['paid', 'paid', 'paid', 'secured', 'declined', 'cashPaid', 'aplazoPaid'];
  for (let index = 0; index < Math.ceil(count / 9); index += 1) {
    const start = startOfDay(addDays(today, -random.whole(2, 19)));
    planned.push({
      at: start + random.pick(hours) * hour + random.whole(0, 3_599_999),
      fate: random.pick(young),
    });
  }
  const todayFrom = startOfDay(today);
  for (let index = 0; index < 14; index += 1)
    planned.push({
      at: todayFrom + Math.floor((now - todayFrom) * random.next()),
      fate: random.pick(['paid', 'paid', 'paid', 'declined', 'secured']),
    });
  for (const hoursAgo of [3, 9, 26, 50, 71, 100, 130])
    since(hoursAgo * hour + random.whole(0, hour), 'authorized');
  for (const hoursAgo of [1, 5, 11, 20, 30, 41])
    since(hoursAgo * hour + random.whole(0, 30 * minute), 'cashPending');
  for (const minutesAgo of [12, 190, 700]) since(minutesAgo * minute, 'created');
  for (const minutesAgo of [4, 19]) since(minutesAgo * minute, 'review');
  for (const daysAgo of [3, 5, 8]) since(daysAgo * day, 'chargebackOpen');
  // This chargeback has only a few hours left of its ten days for proof.
  since(11 * day - 7 * hour, 'chargebackOpen');
  for (const daysAgo of [6, 12]) since(daysAgo * day, 'chargebackDeciding');
  since(47 * day, 'chargebackWon');
  since(31 * day, 'chargebackLost');
  since(36 * day, 'chargebackRefused');
  // Links of every kind created today, and open links of the last days.
  const ofToday: readonly LinkFate[] = [
    'linkOpen',
    'linkPaid',
    'linkPending',
    'linkInstallments',
    'linkOpen',
    'linkDeclined',
    'linkRecurring',
    'linkPaid',
    'linkCanceled',
    'linkPending',
    'linkOpen',
    'linkPaid',
  ];
  for (const [index, fate] of ofToday.entries())
    planned.push({ at: todayFrom + Math.floor(((now - todayFrom) * (index + 0.5)) / ofToday.length), fate });
  for (const daysAgo of [1, 2, 3, 5, 8]) since(daysAgo * day + random.whole(0, 9 * hour), 'linkOpen');
  const subscribed = (daysAgo: number, hours: readonly number[], fate: Fate): void => {
    for (const at of hours)
      planned.push({ at: startOfDay(addDays(today, -daysAgo)) + at * hour + random.whole(0, hour), fate });
  };
  // The second payment of these subscriptions is due today and fails at 06:00.
  subscribed(14, [9, 11, 16, 20], 'subscriptionFailing');
  subscribed(42, [10, 18], 'subscriptionReplacing');
  subscribed(100, [12, 13, 19], 'subscriptionCanceled');
  subscribed(80, [11, 17], 'subscriptionCompleted');
  return planned.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
};

import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { type NextOutcome, nextOutcomeNames } from '@pasarela/contracts/sandbox/next-outcomes';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import fc from 'fast-check';

export type HistoryCard = { readonly number: string; readonly month: string; readonly year: string };
export const historyFrequencies = ['Daily', 'Biweekly', 'Monthly', 'Halfyearly', 'Annual'] as const;
type Plan = {
  readonly frequency: (typeof historyFrequencies)[number];
  /** Days from today to the first payment; undefined: at once. */
  readonly firstIn: number | undefined;
};

/** One of what there is so far: of those for which the step is meant where there are any, or of all. */
export type Pick = { readonly suited: boolean; readonly index: number };

type Purchase = {
  readonly reference: number;
  /** Centavos. */
  readonly amount: number;
  readonly email: string;
};
export type Process =
  | { readonly kind: 'sale' }
  | { readonly kind: 'twoSteps' }
  | { readonly kind: 'subscription'; readonly plan: Plan };

type CardPage = {
  readonly kind: 'card';
  readonly card: HistoryCard;
  readonly months: number | undefined;
};
export type PageAction =
  | CardPage
  | { readonly kind: 'cash'; readonly method: 5 | 11 }
  | { readonly kind: 'chooseAplazo' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'challenge'; readonly outcome: 'approve' | 'fail' | 'leave' }
  | { readonly kind: 'aplazo'; readonly outcome: 'approve' | 'reject' | 'leave' };

/** What somebody does, or that time passes. */
export type Step =
  | {
      readonly kind: 'pay';
      readonly purchase: Purchase;
      readonly card: HistoryCard;
      readonly process: Process;
      readonly months: number | undefined;
      readonly keep: boolean;
    }
  | {
      readonly kind: 'payByToken';
      readonly purchase: Purchase;
      readonly token: Pick;
      readonly process: Process;
    }
  | { readonly kind: 'payByCash'; readonly purchase: Purchase; readonly method: 5 | 11 }
  | { readonly kind: 'payByAplazo'; readonly purchase: Purchase }
  | {
      readonly kind: 'open';
      readonly purchase: Purchase;
      readonly process: Process;
      readonly method: number | undefined;
    }
  | { readonly kind: 'page'; readonly page: Pick; readonly action: PageAction }
  | { readonly kind: 'capture'; readonly transaction: Pick; readonly perMille: number }
  | { readonly kind: 'cancel'; readonly transaction: Pick }
  | { readonly kind: 'refund'; readonly transaction: Pick; readonly perMille: number }
  | { readonly kind: 'simulateCash'; readonly transaction: Pick }
  | { readonly kind: 'nextOutcome'; readonly outcome: NextOutcome }
  | { readonly kind: 'cancelSubscription'; readonly subscription: Pick }
  | Passing;

/** The account's clock is moved, or real time passes, with the server's timer or without. */
export type Passing = {
  readonly kind: 'clock' | 'timer' | 'wait';
  /** Milliseconds; or to what falls due next, a second before it, at it or a second after it. */
  readonly by: number | { readonly seconds: -1 | 0 | 1 };
};
export type History = { readonly start: number; readonly steps: readonly Step[] };

const cards: readonly HistoryCard[] = [
  ...testCards.map(({ number, expiry }) => ({ number, ...(expiry ?? { month: '12', year: '2090' }) })),
  // Of no row of the table; one that expires on the way, and one of 3D Secure that does.
  { number: '4111111111111111', month: '12', year: '2090' },
  { number: '5555555555554444', month: '12', year: '2026' },
  { number: '4000000000003220', month: '01', year: '2027' },
];
const accepted = cards.filter((_, index) => testCards[index]?.outcome.kind === 'approved');
const special = cards.filter((_, index) =>
  ['review', 'disputed', 'approvedOnce'].includes(testCards[index]?.outcome.kind ?? ''),
);
const cardStep = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...accepted) },
  { weight: 4, arbitrary: fc.constantFrom(...special) },
  { weight: 3, arbitrary: fc.constantFrom(...cards) },
);

const purchase: fc.Arbitrary<Purchase> = fc.record({
  reference: fc.nat(9),
  amount: fc.oneof(
    fc.integer({ min: 100, max: 400_000 }),
    fc.constantFrom(100, 101, 1_000_000, 1_000_001, 100_000_000),
  ),
  email: fc.constantFrom(
    'ana@example.com',
    'ana+pagado@example.com',
    'ana+pagado-luego@example.com',
    'ana+sin-pago@example.com',
  ),
});
const plan: fc.Arbitrary<Plan> = fc.record({
  frequency: fc.constantFrom(...historyFrequencies),
  firstIn: fc.constantFrom(undefined, undefined, -1, 0, 1, 2, 15, 40),
});
const process: fc.Arbitrary<Process> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'sale' }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'twoSteps' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('subscription'), plan }) },
);
const months = fc.constantFrom(...Array<undefined>(15).fill(undefined), 3, 6, 9, 12, 18);
const pick: fc.Arbitrary<Pick> = fc.record({
  suited: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn > 0),
  index: fc.nat(40),
});
const cash = fc.constantFrom(5, 11);
const pageAction: fc.Arbitrary<PageAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('card'), card: cardStep, months }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cash'), method: cash }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'chooseAplazo' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'leave' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('challenge'),
      outcome: fc.constantFrom('approve', 'approve', 'fail', 'leave'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('aplazo'),
      outcome: fc.constantFrom('approve', 'reject', 'leave'),
    }),
  },
);
const part = fc.oneof(fc.constant(1_000), fc.integer({ min: 1, max: 1_050 }));
const second = 1_000;
const passing: fc.Arbitrary<Passing> = fc.record({
  kind: fc.constantFrom('clock', 'clock', 'timer', 'wait'),
  by: fc.oneof(
    { weight: 3, arbitrary: fc.record({ seconds: fc.constantFrom(-1, 0, 1) }) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        second,
        5 * minute - second,
        5 * minute,
        30 * minute,
        hour,
        12 * hour,
        day - second,
        day,
        day + second,
        3 * day,
        7 * day,
        31 * day,
      ),
    },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 100 }).map((days) => days * day) },
  ),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      purchase,
      card: cardStep,
      process,
      months,
      keep: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('payByToken'), purchase, token: pick, process }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('payByCash'), purchase, method: cash }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('payByAplazo'), purchase }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('open'),
      purchase,
      process,
      method: fc.constantFrom(undefined, undefined, undefined, 8, 10, 5, 11, 13),
    }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('page'), page: pick, action: pageAction }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('capture'), transaction: pick, perMille: part }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), transaction: pick }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('refund'), transaction: pick, perMille: part }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('simulateCash'), transaction: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('nextOutcome'), outcome: fc.constantFrom(...nextOutcomeNames) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelSubscription'), subscription: pick }) },
  { weight: 12, arbitrary: passing },
);

/** Noon, moments around midnight, collection and settlement, and days that months of other lengths do not have. */
const starts = [
  '2026-11-20T18:00:00Z',
  '2026-12-01T05:59:59Z',
  '2027-01-31T11:59:59Z',
  '2027-08-31T14:00:00Z',
  '2028-02-29T18:00:00Z',
].map((text) => Date.parse(text));

/** Histories of so many steps; where one fails, those that do not matter are left out. */
export const histories = (length: number): fc.Arbitrary<History> =>
  fc.record({
    start: fc.constantFrom(...starts),
    steps: fc
      .array(fc.option(step, { freq: 1_000 }), { minLength: length, maxLength: length, size: 'max' })
      .map((drawn) => drawn.filter((one) => one !== null)),
  });

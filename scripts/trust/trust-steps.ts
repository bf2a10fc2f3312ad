/** A promise that `pnpm trust` holds the product to, and the tests that hold it: those of `pnpm test`, at their full size. */
export type TrustStep = {
  readonly name: string;
  /** What its full size is. */
  readonly full: string;
  /** Files below apps/api. */
  readonly files: readonly [string, ...string[]];
  /** Whether several processes share its rounds: not where times are measured, or a process is the subject. */
  readonly shared?: boolean;
  /** Set where its tests need a server of PostgreSQL, which is then started for them. */
  readonly engine?: 'postgres';
};

const scenario = (name: string): string => `test/scenarios/${name}.test.ts`;

const steps: readonly TrustStep[] = [
  {
    name: 'refunds at once',
    full: '50 at once of one payment, 200 seeds',
    files: [scenario('refunds-at-once')],
    shared: true,
  },
  {
    name: 'captures, cancels and refunds at once',
    full: '50 at once of one authorization, 4 × 200 seeds',
    files: [scenario('authorizations-at-once')],
    shared: true,
  },
  {
    name: 'one Idempotency-Key at once',
    full: '50 at once, 200 seeds',
    files: [scenario('idempotency-at-once'), scenario('idempotency')],
    shared: true,
  },
  {
    name: 'rolling back beside every write',
    full: '200 rounds',
    files: ['src/database/sqlite/units-of-work.test.ts'],
  },
  {
    name: 'killed under load and clock moves',
    full: '100 times',
    files: [scenario('killed-under-load')],
  },
  {
    name: 'killed at every point of a first start and of an upgrade',
    full: 'at each statement of three migrations; a filled installation of five migrations, 30 times; 30 first starts of the whole product',
    files: [
      'src/database/sqlite/migrate.test.ts',
      scenario('upgrade-killed'),
      scenario('first-start-killed'),
    ],
  },
  { name: 'the collection killed in the middle', full: '50 times', files: [scenario('collection-killed')] },
  {
    name: 'a file of links killed in the middle',
    full: '50 times',
    files: [scenario('payment-links-killed')],
  },
  {
    name: 'subscriptions in any order',
    full: '500 runs beside a model; 50 reprocesses at once, 50 times',
    files: [scenario('subscriptions-any-order'), scenario('subscriptions-reprocess')],
    shared: true,
  },
  { name: 'told to end under load', full: '20 times', files: [scenario('process-end')] },
  {
    name: 'two processes on one database',
    full: '1,000 payments, 120 clock moves',
    files: [scenario('two-processes')],
  },
  {
    name: 'units at once on both engines',
    full: '3,000 groups of up to 24 units in four accounts: what each sees, which fail, and what is left',
    files: ['test/postgres/units-alike.test.ts'],
    shared: true,
    engine: 'postgres',
  },
  {
    name: 'two processes on PostgreSQL',
    full: '400 payments with ten days of due work, 200 clock moves, 100 seeds of each race; a first start that waits 37 s',
    files: ['test/postgres/processes-at-once.test.ts', 'test/postgres/first-start-at-once.test.ts'],
    engine: 'postgres',
  },
  {
    name: 'three processes on PostgreSQL',
    full: 'one killed in a clock move, their database killed, each restarted: 50 times each',
    files: ['test/postgres/three-processes.test.ts'],
    engine: 'postgres',
  },
  {
    name: 'two versions on PostgreSQL',
    full: 'the version before with two processes, replaced by this one under load, 5 times; columns that a later version adds to every table under load, 20 times',
    files: ['test/postgres/version-before.test.ts', 'test/postgres/later-columns.test.ts'],
    engine: 'postgres',
  },
  {
    name: 'random histories',
    full: '10,000 × 50 steps beside a model; 1,000 twice; 1,000 in five ways',
    files: [scenario('histories')],
    shared: true,
  },
  {
    name: 'random histories on both engines',
    full: '1,000 × 50 steps: the same rows on SQLite and on PostgreSQL',
    files: ['test/postgres/histories-on-both.test.ts'],
    shared: true,
    engine: 'postgres',
  },
  {
    name: 'statements of random histories',
    full: '500 × 50 steps: ledger, statement, PDF, summary and report to the centavo',
    files: [scenario('statement-histories')],
    shared: true,
  },
  {
    name: 'a statement of 100,000 movements',
    full: '100,000 listed, 250,000 by day',
    files: [scenario('statement-large')],
  },
  { name: "time's edges", full: '± 1 s', files: [scenario('time-edges')] },
  {
    name: 'the neighbour',
    full: 'a payment every 40 ms beside ten attacks: p99 ≤ 100 ms, longest ≤ 400 ms, none refused',
    files: [scenario('neighbour')],
  },
  {
    name: 'webhooks to a failing address',
    full: '1,000 messages, 30% fail',
    files: [scenario('webhooks-failures')],
  },
];

/** What is held on PostgreSQL as well. The others start processes on a file of their own, and have steps of their own there. */
const alsoOnPostgres: readonly string[] = [
  'refunds at once',
  'captures, cancels and refunds at once',
  'one Idempotency-Key at once',
  'subscriptions in any order',
  'random histories',
  "time's edges",
  'webhooks to a failing address',
];

export const trustSteps: readonly TrustStep[] = steps.flatMap((step) =>
  alsoOnPostgres.includes(step.name)
    ? [step, { ...step, name: `${step.name}, on PostgreSQL`, engine: 'postgres' }]
    : [step],
);

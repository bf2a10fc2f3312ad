import { expect } from 'vitest';
import { createRandom, type Random } from '#seed/seeded-random.ts';
import type { TestApp } from './build-test-app.ts';
import { accountIdOf } from './factories/accounts-factory.ts';
import { createTransaction, type MadeTransaction } from './factories/transactions-factory.ts';
import { bearer, demoKey, type Sent } from './operation-calls.ts';

export type Contender = 'capture' | 'cancel' | 'refund';
type Kind = Contender | 'clock';
type Racer = {
  readonly kind: Kind;
  readonly amount: number;
  readonly name:
    | 'captureTransaction'
    | 'payCapture'
    | 'cancelTransaction'
    | 'payCancel'
    | 'createRefund'
    | 'payRefund'
    | 'moveClock';
  readonly sent: Sent;
};

const refusals: Readonly<Record<Kind, readonly string[]>> = {
  capture: ['status_not_allowed', 'capture_exceeds_authorized'],
  cancel: ['status_not_allowed'],
  refund: ['status_not_allowed', 'refund_too_early', 'refund_partial_too_early', 'refund_exceeds_remaining'],
  clock: [],
};

/** A random call of the race, on either API. The clock is moved too, because otherwise every refund would be too early. */
const drawn = (
  random: Random,
  kinds: readonly Contender[],
  authorized: number,
  { id, code }: MadeTransaction,
  owner: Record<string, string>,
): Racer => {
  const kind = random.pick(kinds);
  const dashboard = random.next() < 0.5;
  const headers = dashboard ? owner : demoKey;
  // Some calls ask for more than was authorized.
  const amount = random.next() < 0.1 ? authorized + 1 : random.whole(100, authorized);
  const named = random.next() < 0.5;
  const inDashboard = named ? { idTransaction: id } : { transactionCode: code };
  const inPayments = named ? { TransactionNumber: String(id) } : { TransactionCode: code };
  if (kind === 'capture') {
    const body = { ...(dashboard ? inDashboard : inPayments), Amount: amount / 100 };
    return { kind, amount, name: dashboard ? 'captureTransaction' : 'payCapture', sent: { body, headers } };
  }
  if (kind === 'cancel') {
    const body = { ...(dashboard ? inDashboard : inPayments), Reason: 'Se agotó el producto.' };
    return { kind, amount: 0, name: dashboard ? 'cancelTransaction' : 'payCancel', sent: { body, headers } };
  }
  const part = random.whole(100, Math.ceil(authorized / 8));
  const body = { transactionCode: named ? code : String(id), amount: part / 100 };
  return { kind, amount: part, name: dashboard ? 'createRefund' : 'payRefund', sent: { body, headers } };
};

/** Sends random calls for one authorization at the same time; expects one consistent outcome and returns it. */
export const raceAuthorization = async (
  app: TestApp,
  seed: number,
  kinds: readonly Contender[],
  calls = 50,
): Promise<'captured' | 'reversed'> => {
  const random = createRandom(seed);
  const owner = { ...bearer(await app.signIn('admin')), company: '1' };
  const { data: clock } = await app.calls.answered('getClock', { headers: owner });
  const authorized = random.whole(10_000, 500_000);
  const account = await accountIdOf(app, 1);
  const made = await createTransaction(app, account, 8, { amount: authorized }, new Date(clock.now));

  const racers = Array.from({ length: calls }, () => drawn(random, kinds, authorized, made, owner));
  const aDay: Racer = {
    kind: 'clock',
    amount: 0,
    name: 'moveClock',
    sent: { body: { days: 1 }, headers: owner },
  };
  if (kinds.includes('refund'))
    for (const part of [0.2, 0.4, 0.6]) racers.splice(Math.floor(calls * part), 0, aDay);
  const answers = await Promise.all(
    racers.map(async ({ kind, amount, name, sent }) => {
      const { status, body } = await app.calls.send(name, sent);
      if (status !== 200)
        expect([seed, name, status, refusals[kind].includes(body.code), body.code]).toEqual([
          seed,
          name,
          409,
          true,
          body.code,
        ]);
      return { kind, amount, accepted: status === 200 };
    }),
  );
  const accepted = (kind: Kind) => answers.filter((answer) => answer.kind === kind && answer.accepted);
  const [captures, cancels, refunds] = [accepted('capture'), accepted('cancel'), accepted('refund')];
  expect([seed, captures.length + cancels.length]).toEqual([seed, 1]);
  const captured = captures[0]?.amount ?? 0;
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  expect(captured).toBeLessThanOrEqual(authorized);
  expect(refunded).toBeLessThanOrEqual(captured);

  const { data } = await app.calls.answered('getTransaction', {
    params: { idTransaction: made.id },
    headers: owner,
  });
  const paid = refunded === 0 ? 2 : refunded === captured ? 12 : 16;
  expect(data).toMatchObject({
    statusId: cancels.length === 1 ? 9 : paid,
    amount: (cancels.length === 1 ? authorized : captured) / 100,
    authorizedAmount: cancels.length === 1 ? null : authorized / 100,
    refundedAmount: refunded / 100,
  });
  const { data: story } = await app.calls.answered('getStory', {
    params: { idTransaction: made.id },
    headers: owner,
  });
  // The clock was moved past settlements, whose events are not part of the race.
  const moves = story.map(({ move }) => move).filter((move) => move !== 'settle' && move !== 'deduct');
  expect(moves).toEqual([
    'create',
    'authorize',
    ...(cancels.length === 1 ? ['reverse'] : ['capture']),
    ...refunds.map((_, index) =>
      refunded === captured && index === refunds.length - 1 ? 'refundAll' : 'refundPart',
    ),
  ]);
  return cancels.length === 1 ? 'reversed' : 'captured';
};

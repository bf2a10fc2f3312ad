import { setImmediate } from 'node:timers/promises';
import { limits } from '@pasarela/contracts/limits/limits';
import type { CreatedIsolatedAccount } from '@pasarela/contracts/sandbox/isolated-account-operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmailDeliverer } from '#core/outbox/emails/email-deliverer.ts';
import { sql } from '#database/sql.ts';
import { createLinkMailer } from '#features/payment-links/link-mail.ts';
import { createHousekeeping } from '#features/system/housekeeping-service.ts';
import { createRandom } from '#seed/seeded-random.ts';
import { rowsOfAccount } from '../account-tables.ts';
import { raceAuthorization } from '../authorization-race.ts';
import type { TestApp } from '../build-test-app.ts';
import { accountIdOf, createMember, removeExpiredAccounts } from '../factories/accounts-factory.ts';
import { createEmail } from '../factories/emails-factory.ts';
import { linkFileOf, linkOf } from '../factories/payment-links-factory.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { newUserOf } from '../factories/users-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { basic, bearer, demoKey, type Sent } from '../operation-calls.ts';
import { createReceiver, type Receiver } from '../receivers.ts';
import { countOf, rowsOf } from '../table-rows.ts';
import { openConnection, type TestConnection } from '../test-database.ts';
import { firstSeed, seedsOf, sizeOf } from '../test-size.ts';
import { buildTwoApps, type TwoApps } from '../two-apps.ts';
import { expectToldOfAll } from '../webhook-invariants.ts';

const day = 86_400_000;

let apps: TwoApps;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await createReceiver();
  apps = await buildTwoApps();
});
beforeEach(() => {
  receiver.arrived.length = 0;
});
afterAll(async () => {
  await apps.close();
  await receiver.close();
});

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const note = ({ meta }: { readonly meta: object }, figures: string): void => {
  Object.assign(meta, { figures });
};

const owner = async () => ({ ...bearer(await apps.one.signIn('admin')), company: '1' });

type Account = CreatedIsolatedAccount & { readonly id: number; readonly headers: Record<string, string> };

/** An account that nothing has happened in, whose webhooks go to the receiver. */
const newAccount = async (): Promise<Account> => {
  const body = { webhookUrl: receiver.url, hours: 1 };
  const { data } = await apps.pair.calls.answered('createIsolatedAccount', { body, headers: demoKey });
  return {
    ...data,
    id: await accountIdOf(apps.one, data.idAccount),
    headers: basic(data.key, data.password),
  };
};

/** Deletes an account, of which nothing is left. */
const remove = async ({ id, idAccount }: Account): Promise<void> => {
  await apps.pair.calls.answered('deleteIsolatedAccount', { params: { idAccount }, headers: demoKey });
  expect(await rowsOfAccount(apps.one.database.read, id)).toEqual({});
};

/** Runs a test in an account of its own. */
const inAccount = async (work: (account: Account) => Promise<void>): Promise<void> => {
  const account = await newAccount();
  await work(account);
  await remove(account);
};

const pay = async ({ headers }: Pick<Account, 'headers'>, changes: Parameters<typeof paymentOf>[0] = {}) =>
  (
    await apps.pair.calls.answered('createPayment', {
      body: paymentOf({ cardExpirationYear: '2090', ...changes }),
      headers,
    })
  ).data;

/** What ends by itself, or is charged again. */
const kinds = [
  { PaymentProcess: { IsTwoStepPay: true } },
  { cardNumber: '4000000000002685' },
  { PaymentProcess: { Subscription: { Frequency: 'Daily' } } },
  {},
] as const;

/** Expects books that agree, and no work that is due. */
const expectDone = (): Promise<number> => expectLedgerAgrees(apps.one.database.read, apps.one.time.now);

/** Carries out what is due in both until neither finds any. */
const carryOutInBoth = async (): Promise<number> => {
  let pieces = 0;
  for (;;) {
    const [mine = 0, theirs = 0] = await apps.both((app) => app.carryOutDue());
    if (mine + theirs === 0) return pieces;
    pieces += mine + theirs;
  }
};

/** Resolves when so many statements of the database wait for a lock. */
const untilWaiting = async (client: TestConnection, statement: string, count = 1): Promise<void> => {
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [statement],
    );
    if (rows.length >= count) return;
  }
};

/** Runs work while another connection holds a lock, until the work releases it. */
const withLock = async <Result>(
  lock: string,
  work: (release: () => Promise<unknown>, watcher: TestConnection) => Promise<Result>,
): Promise<Result> => {
  const { url } = apps.one.database;
  const [holder, watcher] = await Promise.all([openConnection(url), openConnection(url)]);
  try {
    await holder.query(`begin; ${lock}`);
    return await work(() => holder.query('commit'), watcher);
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
};

describe('two processes', () => {
  it('carry out each piece of due work once: collections, settlements, expiries, chargebacks', async ({
    task,
  }) => {
    const payments = sizeOf({ small: 24, full: 400 });
    const days = sizeOf({ small: 3, full: 10, fixed: true });
    await inAccount(async (account) => {
      await times(payments, (index) => pay(account, kinds[index % kinds.length]));
      const cash = orderOf({ Email: 'ana+pagado-luego@example.com', IdPaymentMethod: 5 });
      await apps.pair.calls.answered('createPayment', { body: cash, headers: account.headers });
      let pieces = 0;
      for (let passed = 0; passed < days; passed += 1) {
        apps.one.time.now += day;
        pieces += await carryOutInBoth();
      }
      await expectDone();
      const charges = await apps.one.database.read.all<{ subscriptionId: number; made: number }>(sql`
        select subscription_id, count(*) as made from transactions
        where account_id = ${account.id} and subscription_id is not null group by subscription_id`);
      // The first charge, and one for each day.
      expect(charges.map(({ made }) => made)).toEqual(charges.map(() => 1 + days));
      expect(charges).toHaveLength(Math.floor(payments / kinds.length));
      await expectToldOfAll(apps.one.database.read, account.id);
      note(task, `${payments} payments, ${pieces} pieces of due work in ${days} days, each once`);
    });
  });

  it('move one clock at once, and both moves count', async () => {
    const moves = sizeOf({ small: 8, full: 100 });
    await inAccount(async (account) => {
      await times(kinds.length, (index) => pay(account, kinds[index]));
      const answers = await apps.both(({ calls }) =>
        times(moves, (index) =>
          calls.answered('moveClock', { body: { hours: 1 + (index % 7) }, headers: account.headers }),
        ),
      );
      const [state] = await rowsOf(apps.one.database.read, 'account_states', { accountId: account.id });
      const hours = Array.from({ length: moves }, (_, index) => 2 * (1 + (index % 7)));
      expect(state?.clockOffset).toBe(hours.reduce((sum, each) => sum + each, 0) * 3_600_000);
      expect(state?.clockTarget).toBe(state?.clockOffset);
      expect(answers.flat()).toHaveLength(2 * moves);
      await expectDone();
    });
  });

  it('deliver each webhook once', async ({ task }) => {
    const payments = sizeOf({ small: 30, full: 1_000 });
    await inAccount(async (account) => {
      await times(payments, () => pay(account));
      await apps.both((app) => app.deliverer.deliverDue());
      const messages = await rowsOf(apps.one.database.read, 'webhook_messages', { accountId: account.id });
      expect(messages.map(({ state, attempts }) => [state, attempts])).toEqual(
        messages.map(() => ['delivered', 1]),
      );
      expect(receiver.arrived.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(
        messages.map(({ code }) => code).toSorted(),
      );
      expect(messages.length).toBeGreaterThanOrEqual(payments);
      note(task, `${messages.length} messages, each once`);
    });
  });

  it('send each e-mail once', async () => {
    const mails = sizeOf({ small: 24, full: 400 });
    const account = await accountIdOf(apps.one, 1);
    const ids: number[] = [];
    for (let made = 0; made < mails; made += 1) ids.push(await createEmail(apps.one, account));
    const sent: string[] = [];
    const made = await apps.both(({ dependencies }) =>
      createEmailDeliverer({
        ...dependencies,
        from: 'pasarela@example.com',
        sender: {
          send: async ({ messageId }) => {
            await setImmediate();
            sent.push(messageId);
            return [];
          },
        },
      }).deliverDue(),
    );
    expect(made.reduce((sum, each) => sum + each, 0)).toBe(mails);
    expect(new Set(sent).size).toBe(sent.length);
    const rows = await rowsOf(apps.one.database.read, 'emails', { accountId: account, id: ids });
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(ids.map(() => ['sent', 1]));
  });

  it.each(seedsOf({ small: 3, full: 100 }))('answer one Idempotency-Key once (seed %i)', async (seed) => {
    await inAccount(async ({ id, headers }) => {
      const sent = {
        body: paymentOf(),
        headers: { ...headers, 'idempotency-key': `processes-${seed}` },
      };
      const answers = await times(20, () => apps.pair.calls.send('createPayment', sent));
      const done = answers.filter(({ status }) => status === 200);
      for (const { status, body } of answers)
        if (status !== 200) expect([status, body.code]).toEqual([409, 'idempotency_in_progress']);
      // Each process lets one call of a key begin.
      expect(done.length).toBeGreaterThanOrEqual(2);
      expect(done.filter(({ headers: told }) => told['idempotent-replayed'] === undefined)).toHaveLength(1);
      expect(new Set(done.map(({ text }) => text)).size).toBe(1);
      expect(await countOf(apps.one.database.read, 'transactions', { accountId: id })).toBe(1);
    });
  });

  it('give each payment a number of its own', async () => {
    const payments = sizeOf({ small: 20, full: 1_000 });
    await inAccount(async ({ headers }) => {
      // One after the other in each, so that no unit shares a transaction with others of its process.
      const made = await apps.both(async ({ calls }) => {
        const numbers: string[] = [];
        for (let count = 0; count < payments; count += 1) {
          const { data } = await calls.answered('createPayment', { body: paymentOf(), headers });
          numbers.push(data.transactionNumber);
        }
        return numbers;
      });
      expect(new Set(made.flat()).size).toBe(2 * payments);
      await expectDone();
    });
  });

  it('count each other’s attempts against a velocity rule', async () => {
    const rounds = sizeOf({ small: 2, full: 40 });
    const headers = await owner();
    const set = (active: boolean) =>
      apps.pair.calls.answered('updateVelocityRules', {
        body: { rules: [{ fieldRuleTypesId: 1, active, value: 5, timeRangeId: 1 }] },
        headers,
      });
    await set(true);
    for (let round = 0; round < rounds; round += 1) {
      const Email = `prisa-${firstSeed}-${round}@example.com`;
      const made = await times(16, () => pay({ headers: demoKey }, { Email }));
      expect(made.map(({ responseCode }) => responseCode).toSorted()).toEqual([
        ...Array(5).fill('002'),
        ...Array(11).fill('007'),
      ]);
    }
    await set(false);
  });
});

describe('two processes, of one payment', () => {
  it.each(seedsOf({ small: 3, full: 100 }))(
    'capture or cancel it, and refund no more (seed %i)',
    async (seed) => {
      const contenders = ['capture', 'cancel', 'refund', 'refund', 'refund'] as const;
      expect(['captured', 'reversed']).toContain(await raceAuthorization(apps.pair, seed, contenders, 30));
    },
  );

  it.each(seedsOf({ small: 3, full: 100 }))('refund no more than was paid (seed %i)', async (seed) => {
    await inAccount(async (account) => {
      const random = createRandom(seed);
      const centavos = random.whole(10_000, 500_000);
      const { transactionCode, transactionNumber } = await pay(account, { Amount: centavos / 100 });
      const { headers } = account;
      await apps.pair.calls.answered('moveClock', { body: { days: 1 }, headers });
      const answers = await times(30, async () => {
        const amount = random.next() < 0.15 ? centavos : random.whole(100, Math.ceil(centavos / 6));
        const body = { transactionCode, amount: amount / 100 };
        const { status, body: answer } = await apps.pair.calls.send('payRefund', { body, headers });
        if (status !== 200) expect(['refund_exceeds_remaining', 'status_not_allowed']).toContain(answer.code);
        return status === 200 ? amount : 0;
      });
      const sum = answers.reduce((total, amount) => total + amount, 0);
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(centavos);
      const refunds = await rowsOf(apps.one.database.read, 'refunds', {
        transactionId: Number(transactionNumber),
      });
      expect(refunds.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
      await expectDone();
    });
  });
});

describe('two processes, of people', () => {
  it.each(seedsOf({ small: 6, full: 200 }))('leave one Admin (seed %i)', async (seed) => {
    const business = await apps.one.database.unit({ outside: 'installation' }, (unit) =>
      unit.insert('businesses', {
        name: `procesos-${seed}`,
        businessActivity: '',
        paymentType: '',
        taxId: '',
        createdAt: new Date(0),
      }),
    );
    const admins = await Promise.all(
      ['a', 'b'].map(async (letter) => {
        const userName = `jefa-${seed}-${letter}`;
        const id = await createMember(apps.one, userName, 'Admin', business);
        return { id, headers: bearer(await apps.one.signIn(userName)) };
      }),
    );
    // Each takes the other away, or steps down.
    const isMutual = seed % 2 === 0;
    const answers = await apps.both(({ calls }) => {
      const by = admins[calls === apps.one.calls ? 0 : 1];
      const of = isMutual ? admins[calls === apps.one.calls ? 1 : 0] : by;
      const body = { idCompany: business, id: of?.id, access: seed % 3 === 0 ? 'disabled' : 'removed' };
      return calls.send('setUserAccess', { body, headers: by?.headers ?? {} });
    });
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(['last_admin', 'business_not_found', 'role_not_allowed', 'session_ended']).toContain(
      outcomes.find((outcome) => outcome !== 'done'),
    );
    const where = { businessId: business, role: 'Admin', disabledAt: null } as const;
    expect(await countOf(apps.one.database.read, 'memberships', where)).toBe(1);
  });

  it('let one have a name that many ask for', async () => {
    const headers = bearer(await apps.one.signIn('admin'));
    const answers = await times(4, (index) =>
      apps.pair.calls.send('registerUser', {
        body: {
          ...newUserOf('dos'),
          email: `dos-${index}@tienda.example`,
          companies: [{ idCompany: 1, roleId: 2 }],
        },
        headers,
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(body.errors).toMatchObject([{ code: 'already_taken' }]);
  });

  it('count the same wrong passwords', async () => {
    const { one, other } = apps;
    const people = sizeOf({ small: 1, full: 20 });
    for (let person = 0; person < people; person += 1) {
      const UserName = `olvido-${firstSeed}-${person}`;
      await createMember(one, UserName, 'General', 1);
      const fail = async ({ calls }: TestApp): Promise<string> => {
        const body = { UserName, Password: 'wrong', Environment: 'Sandbox' };
        return (await calls.refused('login', { body })).code;
      };
      const before = await times(limits.loginFailures - 1, (index) => fail(index % 2 === 0 ? one : other));
      expect(new Set(before)).toEqual(new Set(['invalid_login']));
      // Both are about to count the last one that is let pass.
      const codes = await withLock('lock table login_failures in share mode', async (release, watcher) => {
        const last = apps.both(fail);
        await untilWaiting(watcher, '%', 2);
        await release();
        return last;
      });
      expect(codes.toSorted()).toEqual(['invalid_login', 'login_locked']);
    }
  });
});

describe('two processes, of an account', () => {
  it('make the links of a file and their e-mails once, each with its timers', async ({ task }) => {
    const lines = sizeOf({ small: 120, full: 2_000 });
    const files = [linkFileOf(Array.from({ length: lines }, () => linkOf()))];
    const headers = await owner();
    const state = { isUnderWay: true };
    const uploading = apps.one.calls
      .answered('createPaymentLinkBatch', { body: {}, files, headers })
      .finally(() => {
        state.isUnderWay = false;
      });
    const timers = apps.both(async (app) => {
      const mailer = createLinkMailer(app.dependencies);
      let done = 0;
      do {
        done += await app.carryOutDue();
        await mailer.run((mailed) => {
          done += mailed;
        });
      } while (state.isUnderWay);
      return done;
    });
    const { links } = (await uploading).data;
    const byTimers = (await timers).reduce((sum, each) => sum + each, 0);
    expect(links).toHaveLength(lines);
    const { read } = apps.one.database;
    const transactionId = links.map(({ idTransaction }) => idTransaction);
    const mails = await rowsOf(read, 'emails', { transactionId });
    expect(mails.map((mail) => mail.transactionId).toSorted()).toEqual(transactionId.toSorted());
    const made = await read.all<{ referenceKey: string; made: number }>(sql`
      select reference_key, count(*) as made from payment_links
      where reference_key in (select reference_key from payment_links) group by reference_key having count(*) > 1`);
    expect(made).toEqual([]);
    expect(await countOf(read, 'link_parts')).toBe(0);
    expect(byTimers).toBeGreaterThan(0);
    await expectDone();
    note(task, `${lines} links and e-mails, ${byTimers} pieces and e-mails of them by the timers`);
  });

  it('reset it while both pay into it, and while the other resets it', async () => {
    const rounds = sizeOf({ small: 1, full: 40 });
    for (let round = 0; round < rounds; round += 1)
      await inAccount(async (account) => {
        const { headers } = account;
        await times(6, (index) => pay(account, kinds[index % kinds.length]));
        const reset = ({ calls }: TestApp) =>
          calls.answered('resetSandbox', { body: { reseed: false }, headers });
        const paying = times(12, () => pay(account));
        const [first, second] = await apps.both(reset);
        const made = await paying;
        const left = await rowsOf(apps.one.database.read, 'transactions', { accountId: account.id });
        // What was paid before the second reset is gone as a whole, and what was paid after it is there as a whole.
        const numbers = new Set(made.map(({ transactionNumber }) => Number(transactionNumber)));
        expect(left.filter(({ id }) => !numbers.has(id))).toEqual([]);
        const emptied = [first, second].map((answer) => answer?.data.emptied.transactions ?? 0);
        expect(emptied.reduce((sum, each) => sum + each, 0) + left.length).toBe(6 + 12);
        await expectLedgerAgrees(apps.one.database.read);
      });
  });

  it('remove it while it is used, and leave nothing', async () => {
    const rounds = sizeOf({ small: 3, full: 200 });
    for (let round = 0; round < rounds; round += 1) {
      const account = await newAccount();
      const state = { isThere: true };
      const pay = ({ calls }: TestApp) =>
        calls.send('createPayment', { body: paymentOf(), headers: account.headers });
      // From none to three calls in each are under way, or their log is still to be written, when it is removed.
      await times(2, () => apps.both(pay));
      const using = Promise.all(Array.from({ length: round % 4 }, () => apps.both(pay)));
      // What falls due in it is carried out as long as it is there.
      const besides = apps.both(async (app) => {
        while (state.isThere) {
          apps.one.time.now += day / 24;
          await app.carryOutDue();
        }
      });
      const sent: Sent = { params: { idAccount: account.idAccount }, headers: demoKey };
      const removed = await apps.both(({ calls }) => calls.send('deleteIsolatedAccount', sent));
      const ends = await using;
      state.isThere = false;
      await besides;
      for (const { status, body } of removed)
        expect([
          [200, undefined],
          [404, 'isolated_account_not_found'],
        ]).toContainEqual([status, body.code]);
      expect(removed.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      for (const { status, body } of ends.flat())
        if (status !== 200) expect([status, body.code]).toEqual([401, 'credentials_invalid']);
      // The logs are on disk then.
      await apps.both(({ calls }) => calls.answered('getSandboxContents', { headers: demoKey }));
      expect(await rowsOfAccount(apps.one.database.read, account.id)).toEqual({});
    }
  });

  it('remove it only when whoever writes into it has ended', async () => {
    const { one, other } = apps;
    const account = await newAccount();
    const sent: Sent = { params: { idAccount: account.idAccount }, headers: demoKey };
    // The last step of the removal waits for this lock.
    const lock = 'lock table businesses in share row exclusive mode';
    const removed = await withLock(lock, async (release, watcher) => {
      const removing = one.calls.send('deleteIsolatedAccount', sent);
      await untilWaiting(watcher, 'lock table businesses%');
      await other.database.unit({ account: account.id }, async (unit) => {
        await release();
        await untilWaiting(watcher, '%account_states%');
        await unit.insert('inbox_messages', {
          accountId: account.id,
          code: 'late',
          receivedAt: new Date(one.time.now),
          headers: '{}',
          body: '{}',
          verified: true,
        });
      });
      return removing;
    });
    expect(removed.status).toBe(200);
    expect(await rowsOfAccount(one.database.read, account.id)).toEqual({});
  });

  it('sweep, and remove what has expired, at once', async () => {
    const accounts = sizeOf({ small: 2, full: 50 });
    const made: Account[] = [];
    for (let count = 0; count < accounts; count += 1) {
      const account = await newAccount();
      await times(3, (index) =>
        pay({ headers: { ...account.headers, 'idempotency-key': `sweep-${index}` } }),
      );
      made.push(account);
    }
    apps.one.time.now += 3 * day;
    const sweep = ({ database, time }: TestApp) =>
      createHousekeeping({ database, clock: { now: () => time.now } }).sweep();
    await apps.both((app) => Promise.all([sweep(app), removeExpiredAccounts(app)]));
    for (const { id, idAccount } of made) {
      expect(await rowsOfAccount(apps.one.database.read, id)).toEqual({});
      expect(await countOf(apps.one.database.read, 'businesses', { id: idAccount })).toBe(0);
    }
    expect(await countOf(apps.one.database.read, 'idempotency_records')).toBe(0);
  });
});

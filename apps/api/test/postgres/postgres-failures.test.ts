import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#database/sql.ts';
import { readConfig } from '#entry/config.ts';
import { type RunningServer, startServer } from '#entry/start-server.ts';
import { openSession } from '#features/accounts/sessions-repository.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { seededAt, testSecret } from '../database-templates.ts';
import { newReference, paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { type PostgresProxy, startProxy } from '../postgres-proxy.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { rowOf } from '../table-rows.ts';

/** How long after its return the database may be unused, in milliseconds. */
const readyWithin = 5_000;
/** How long a call may take while nothing is heard of the database: far less than any statement may. */
const answeredWithin = 15_000;
const maxConnections = 40;

let server: PostgresServer;
let proxy: PostgresProxy;
let product: RunningServer;
/** The name of its database. */
const name = 'failures';
const time = { now: seededAt };

beforeAll(async () => {
  server = await startPostgres({ flags: ['-c', `max_connections=${maxConnections}`] });
  const direct = await server.create(name);
  proxy = await startProxy(server.port);
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: proxy.through(direct),
    LOG_LEVEL: 'silent',
    PASARELA_SECRET: testSecret,
    PASARELA_CALLS_PER_MINUTE: '1000000',
  });
  product = await startServer(
    { ...config, pages: undefined },
    {
      fill: (made) => seedDemo(made, { scale: 0 }),
      clock: { now: () => time.now },
      cutsConnections: true,
    },
  );
});
afterAll(async () => {
  await product.stop();
  await proxy.close();
  await server.stop();
});

const note = ({ meta }: { readonly meta: object }, figures: string): void => {
  Object.assign(meta, { figures });
};

type Order = { readonly reference: string; readonly key?: string };
type Answer = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

const orderOf = (): Required<Order> => {
  const reference = newReference();
  return { reference, key: `failures-${reference}` };
};

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  text: await response.text(),
});

const pay = async ({ reference, key }: Order): Promise<Answer> =>
  answerOf(
    await fetch(`${product.url}/api/pay/create`, {
      method: 'POST',
      headers: {
        ...demoKey,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(paymentOf({ ReferenceNumber: reference })),
    }),
  );
const read = async ({ reference }: Order): Promise<Answer> =>
  answerOf(
    await fetch(`${product.url}/api/transaction/responsebyreference/${reference}`, { headers: demoKey }),
  );
/** Downloads a report, which opens a connection of its own in a thread of its own. */
const report = async (token: string): Promise<Answer> =>
  answerOf(
    await fetch(`${product.url}/api/transaction/generatereport`, {
      method: 'POST',
      headers: { ...bearer(token), company: '1', 'content-type': 'application/json' },
      body: '{}',
    }),
  );
/** A dashboard token of the demo's administrator. */
const signIn = (): Promise<string> => {
  const { database, tokens } = product.dependencies;
  return database.unit({ outside: 'installation' }, async (unit) => {
    const { id } = await rowOf(unit, 'users', { userName: 'admin' });
    return tokens.dashboardToken(await openSession(unit, id, 'Sandbox', new Date(time.now)));
  });
};
const ask = async (path: string): Promise<Answer> => answerOf(await fetch(`${product.url}/api${path}`));

const isPaid = ({ status, text }: Answer): boolean =>
  status === 200 && JSON.parse(text).responseCode === '002';
/** A refusal that asks for the same call again. */
const isPassing = ({ status, retryAfter, text }: Answer): boolean =>
  status === 503 && retryAfter === '1' && JSON.parse(text).code === 'service_unavailable';
const expectPaid = (answer: Answer): void => expect(answer).toSatisfy(isPaid);
const expectPaidOrPassing = (answer: Answer): void =>
  expect(answer).toSatisfy((one: Answer) => isPaid(one) || isPassing(one));
const expectPassing = (answer: Answer): void => expect(answer).toSatisfy(isPassing);

/** Asks the server itself, without the proxy. */
const ofServer = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.ask(name, text, values);
const paymentsOf = async ({ reference }: Order): Promise<number> =>
  (await ofServer('select 1 from transactions where reference_number = $1', [reference])).length;

/** Expects it to be ready, to read and to write again in time; says when it was. */
const expectReady = async (known: Order): Promise<string> => {
  const began = performance.now();
  await vi.waitFor(
    async () => {
      expect((await ask('/ready')).status).toBe(200);
      expect((await read(known)).status).toBe(200);
      expectPaid(await pay(orderOf()));
    },
    { timeout: readyWithin, interval: 20 },
  );
  return `ready ${Math.round(performance.now() - began)} ms after the return`;
};

/** Repeats every key: each has one payment, and who had an answer gets the same again. */
const expectKeysDecide = async (sent: readonly (readonly [Required<Order>, Answer])[]): Promise<void> => {
  for (const [order, before] of sent) {
    const again = await pay(order);
    expectPaid(again);
    if (before.status === 200) expect(again.text).toBe(before.text);
    expect([order, await paymentsOf(order)]).toEqual([order, 1]);
  }
};

/** The timers live: whatever waits to be delivered is. */
const expectTimersRun = (): Promise<unknown> =>
  expect
    .poll(
      () =>
        product.dependencies.database.read.all(
          sql`select id from webhook_messages where next_attempt_at is not null`,
        ),
      { timeout: 30_000 },
    )
    .toEqual([]);

const expectSound = async (): Promise<void> => {
  await expectTimersRun();
  await expectLedgerAgrees(product.dependencies.database.read);
};

/** A payment that is there before something fails. */
const paidBefore = async (): Promise<Order> => {
  const order = orderOf();
  expectPaid(await pay(order));
  return order;
};

type Other = Awaited<ReturnType<PostgresServer['open']>>;

/** Takes all connections that the server has left. */
const openAllLeft = async (): Promise<Other[]> => {
  const opened: Other[] = [];
  for (;;)
    try {
      opened.push(await server.open(name));
    } catch (error) {
      expect(error).toMatchObject({ code: '53300' });
      return opened;
    }
};

type Sent = (readonly [Required<Order>, Answer])[];

/** Pays on several connections until each of them has been refused; `each` is told the number of payments so far. */
const payUntilRefused = async (each: (paid: number) => void): Promise<Sent> => {
  const sent: Sent = [];
  let paid = 0;
  const stream = async (): Promise<void> => {
    for (;;) {
      const order = orderOf();
      const answer = await pay(order);
      sent.push([order, answer]);
      if (answer.status !== 200) return;
      paid += 1;
      each(paid);
    }
  };
  await Promise.all(Array.from({ length: 12 }, stream));
  return sent;
};

describe('a connection that is lost at the commit', () => {
  it.each(['after the commit', 'before the commit'] as const)(
    'answers 503 and repeats nothing; the key decides (cut %s)',
    async (cut) => {
      const order = orderOf();
      const cutting = proxy.cutCommitOf(order.reference, cut);
      const answer = await pay(order);
      await cutting;
      expectPassing(answer);
      const written = cut === 'after the commit' ? 1 : 0;
      // Another unit of the same lane is done by now, so that a repetition would be as well.
      expectPaid(await pay(orderOf()));
      expect(await paymentsOf(order)).toBe(written);
      await expectKeysDecide([[order, answer]]);
      await expectSound();
    },
  );

  it('makes no second payment without a key', async () => {
    const { reference } = orderOf();
    const cutting = proxy.cutCommitOf(reference, 'after the commit');
    expectPassing(await pay({ reference }));
    await cutting;
    expectPaid(await pay(orderOf()));
    expect(await paymentsOf({ reference })).toBe(1);
    await expectSound();
  });
});

describe('a server', () => {
  it('that is killed under payments leaves each of them paid once', async ({ task }) => {
    const known = await paidBefore();
    let killed: Promise<void> | undefined;
    const sent = await payUntilRefused((paid) => {
      if (paid === 30) killed = server.kill();
    });
    await killed;
    for (const [, answer] of sent) expectPaidOrPassing(answer);
    await server.start();
    note(task, await expectReady(known));
    await expectKeysDecide(sent);
    await expectSound();
  });

  it('that is away is answered with 503 at once, and used again by itself', async ({ task }) => {
    const known = await paidBefore();
    const failed = vi.spyOn(product.app.log, 'error');
    const failedOf = (message: string) => () => failed.mock.calls.some(([, said]) => said === message);
    await server.pause();
    try {
      for (const call of [
        () => pay(orderOf()),
        () => read(known),
        () => ask('/ready'),
        () => ask('/health'),
      ]) {
        const began = performance.now();
        expectPassing(await call());
        expect(performance.now() - began).toBeLessThan(readyWithin);
      }
      // Everything that runs by itself has met it, and has said so.
      for (const message of ['work that is due failed', 'e-mails of payment links not written'])
        await expect.poll(failedOf(message), { timeout: 30_000 }).toBe(true);
    } finally {
      failed.mockRestore();
      await server.start();
    }
    note(task, await expectReady(known));
    await expectSound();
  });

  it('that ends all connections under payments and reads loses no read, and no payment', async () => {
    const known = await paidBefore();
    const reads: Answer[] = [];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) reads.push(await read(known));
    })();
    let ended: Promise<unknown> | undefined;
    const sent: Sent = [];
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let count = 0; count < 10; count += 1) {
          const order = orderOf();
          sent.push([order, await pay(order)]);
          if (sent.length === 40)
            ended = ofServer(
              `select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('pasarela write', 'pasarela read')`,
            );
        }
      }),
    );
    await ended;
    isOver = true;
    await reading;
    expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
    for (const [, answer] of sent) expectPaidOrPassing(answer);
    await expectReady(known);
    await expectKeysDecide(sent);
    await expectSound();
  });

  it('that only reads answers reads, refuses payments with 503, and takes them again by itself', async ({
    task,
  }) => {
    const known = await paidBefore();
    await server.administer('alter system set default_transaction_read_only = on');
    await server.administer('select pg_reload_conf()');
    const order = orderOf();
    await vi.waitFor(async () => expectPassing(await pay(order)), { timeout: readyWithin });
    expect((await read(known)).status).toBe(200);
    expect((await ask('/ready')).status).toBe(200);
    await server.administer('alter system reset default_transaction_read_only');
    await server.administer('select pg_reload_conf()');
    note(task, await expectReady(known));
    expectPaid(await pay(order));
    await expectSound();
  });

  it('that has become a standby answers reads, and takes payments once it is promoted', async ({ task }) => {
    const known = await paidBefore();
    await server.pause();
    await server.startAsStandby();
    await vi.waitFor(async () => expect((await read(known)).status).toBe(200), { timeout: readyWithin });
    const order = orderOf();
    expectPassing(await pay(order));
    await server.administer('select pg_promote()');
    note(task, await expectReady(known));
    expectPaid(await pay(order));
    await expectSound();
  });

  it('that has no connection left is answered with 503, and used again by itself', async ({ task }) => {
    const known = await paidBefore();
    const first = await server.open(name);
    const others = [first];
    // Those of the product are ended as often as it takes for others to hold all there are.
    await vi.waitFor(
      async () => {
        await first.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pasarela %'`,
        );
        others.push(...(await openAllLeft()));
        expect(others.length).toBe(maxConnections);
      },
      { timeout: 30_000, interval: 20 },
    );
    const order = orderOf();
    expectPassing(await pay(order));
    expectPassing(await read(known));
    expectPassing(await ask('/ready'));
    await Promise.all(others.map((other) => other.end()));
    note(task, await expectReady(known));
    expectPaid(await pay(order));
    await expectSound();
  });

  it('that has a connection left for payments alone refuses a report with 503', async () => {
    const known = await paidBefore();
    const token = await signIn();
    expect((await report(token)).text).toContain(known.reference);
    const others = await openAllLeft();
    // The connections of the product that are open already are enough for everything else.
    expectPaid(await pay(orderOf()));
    expectPassing(await report(token));
    await Promise.all(others.map((other) => other.end()));
    expect((await report(token)).text).toContain(known.reference);
  });

  it('whose disk is full refuses payments with 503, and takes them again by itself', async ({ task }) => {
    const known = await paidBefore();
    // What the server says then, in the middle of what a payment writes.
    await ofServer(`create function no_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await ofServer('create trigger no_space before insert on transaction_events execute function no_space()');
    const order = orderOf();
    expectPassing(await pay(order));
    expect((await read(known)).status).toBe(200);
    await ofServer('drop function no_space cascade');
    note(task, await expectReady(known));
    expectPaid(await pay(order));
    await expectSound();
  });
});

describe('a network that loses everything in silence', () => {
  it('costs each call a bounded time, and holds no account after it', async ({ task }) => {
    const known = await paidBefore();
    // One of the payments holds its account on the server when the network is lost, and the server does not notice.
    const held = orderOf();
    let holding: Promise<Answer> | undefined;
    let lostAt = 0;
    const sent = await payUntilRefused((paid) => {
      if (paid !== 20) return;
      void proxy.cutCommitOf(held.reference, 'in silence').then(() => {
        lostAt = performance.now();
      });
      holding = pay(held);
    });
    try {
      expect(await holding).toSatisfy(isPassing);
      const unansweredFor = Math.round(performance.now() - lostAt);
      for (const [, answer] of sent) expectPaidOrPassing(answer);
      const began = performance.now();
      const order = orderOf();
      const [payment, ...others] = await Promise.all([pay(order), read(known), ask('/ready')]);
      for (const answer of [payment, ...others]) expectPassing(answer);
      sent.push([order, payment], [held, payment]);
      const refusedAfter = Math.round(performance.now() - began);
      expect(Math.max(unansweredFor, refusedAfter)).toBeLessThan(answeredWithin);
      proxy.heal();
      const ready = await expectReady(known);
      note(task, `refused after ${unansweredFor} ms under way and ${refusedAfter} ms later, ${ready}`);
    } finally {
      proxy.heal();
    }
    await expectKeysDecide(sent);
    await expectSound();
  });

  it('and has forgotten the connections that it carried is noticed in time', async ({ task }) => {
    const known = await paidBefore();
    await Promise.all(Array.from({ length: 8 }, () => read(known)));
    proxy.swallow();
    proxy.heal();
    note(task, await expectReady(known));
    await expectSound();
  });
});

it('what is due in real time is carried out after all that', async () => {
  time.now += 40 * 86_400_000;
  await expect
    .poll(
      () =>
        product.dependencies.database.read.all(
          sql`select id from due_work where due_at <= ${new Date(time.now)}`,
        ),
      { timeout: 60_000 },
    )
    .toEqual([]);
  await expectLedgerAgrees(product.dependencies.database.read, time.now);
});

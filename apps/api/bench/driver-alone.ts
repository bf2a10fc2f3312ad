import { CreatePaymentSchema } from '@pasarela/contracts/payments/payment-schema';
import Database from 'better-sqlite3';
import type { Database as OurDatabase } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import type { Unit } from '#database/queries.ts';
import { flatten, type Sql, type SqlValue, sql } from '#database/sql.ts';
import { addText, insertText } from '#database/sqlite/sqlite-statements.ts';
import { createPaymentsService } from '#features/payments/payments-service.ts';
import { readingOf } from '#http/validation.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets } from '#security/secrets.ts';
import { realClock } from '#time/real-clock.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { benchSecret } from './bench-database.ts';
import { samplePayment } from './sample-payment.ts';

type Recorded = {
  readonly text: string;
  readonly values: readonly SqlValue[];
  readonly reads: boolean;
};

/** A unit that records the statements sent through it. */
const recording = (unit: Unit, statements: Recorded[]): Unit => {
  const note = (statement: Sql, reads: boolean): void =>
    void statements.push({ ...flatten(statement, 'sqlite'), reads });
  return {
    all: (statement) => {
      note(statement, true);
      return unit.all(statement);
    },
    first: (statement) => {
      note(statement, true);
      return unit.first(statement);
    },
    run: (statement) => {
      note(statement, false);
      return unit.run(statement);
    },
    insert: async (table, row) => {
      const id = await unit.insert(table, row);
      // The unit assigns the row's id, so it is added to the recorded row.
      const whole: Readonly<Record<string, SqlValue>> = Number.isInteger(id) ? { ...row, id } : row;
      statements.push({
        text: insertText(table, Object.keys(whole)),
        values: Object.values(whole),
        reads: false,
      });
      return id;
    },
    add: (table, row) => {
      const whole: Readonly<Record<string, SqlValue>> = row;
      statements.push({
        text: addText(table, Object.keys(whole)),
        values: Object.values(whole),
        reads: false,
      });
      return unit.add(table, row);
    },
    settle: () => unit.settle(),
    nextId: (table, accountId) => unit.nextId(table, accountId),
  };
};

const body = { ...samplePayment, ReferenceNumber: 'RECORDED-REFERENCE' };

/** Ids of the recorded payment are above this number, and no other bound value is. */
const recordedIds = 900_000_000;

/** The SQL statements of one payment, recorded from the service. */
const recordPayment = async (database: OurDatabase): Promise<readonly Recorded[]> => {
  const secrets = deriveSecrets(benchSecret);
  const dependencies = createDependencies({
    database,
    clock: realClock,
    identifiers: { ...randomIdentifiers, transactionCode: () => 'RECORDED-CODE' },
    secrets,
    siteUrl: 'http://localhost:3000',
  });
  const payments = createPaymentsService(dependencies);
  // Work that is already due is carried out first, so that it is not recorded as part of the payment.
  await database.unit({ outside: 'installation' }, (unit) =>
    dependencies.dueWork.carryOut(unit, 1, new Date(realClock.now())),
  );
  const { data } = readingOf(CreatePaymentSchema)(body);
  if (!data) throw new Error('the payment of the benchmark is not valid');
  const account = { id: 1, businessId: 1, environment: 'Sandbox', clockOffset: 0 } as const;
  const statements: Recorded[] = [];
  await database.unit({ outside: 'installation' }, async (unit) => {
    await unit.run(sql`update id_sequences set next_id = ${recordedIds}`);
    await unit.run(sql`update account_states set id_leases = '{}' where account_id = 1`);
  });
  await database.unit({ outside: 'installation' }, (unit) =>
    payments.create(
      recording(unit, statements),
      account,
      { kind: 'apiKey', name: 'bench', requestId: 'req' },
      data,
    ),
  );
  return statements;
};

const bound = (value: SqlValue): string | number | bigint | Uint8Array | null => {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
};

/**
 * The same statements through the driver alone: prepared once, each payment a transaction of its own, committed at full
 * durability. No HTTP, no validation, no queue. Answers payments a second.
 */
export const payThroughDriver = async (file: string): Promise<(seconds: number) => number> => {
  const database = await openDatabase(`file:${file}`);
  const recorded = await recordPayment(database);
  await database.close();
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -32768');
  const prepared = recorded.map(({ text, values, reads }) => ({
    statement: connection.prepare(text),
    values: values.map(bound),
    reads,
  }));
  let number = 0;
  const once = connection.transaction(() => {
    number += 1;
    const reference = `driver-${process.pid}-${number}`;
    for (const { statement, values, reads } of prepared) {
      const changed = values.map((value) => {
        if (value === 'RECORDED-REFERENCE') return reference.toUpperCase();
        if (value === 'recorded-reference') return reference;
        if (value === 'RECORDED-CODE') return `code-${reference}`;
        // The id of the webhook message about this payment.
        if (typeof value === 'string' && value.startsWith('msg_')) return `msg_${reference}`;
        // Each replayed payment gets its own ids.
        return typeof value === 'number' && value >= recordedIds && value < 2 * recordedIds
          ? value + number * 1_000
          : value;
      });
      if (reads) statement.all(...changed);
      else statement.run(...changed);
    }
  });
  return (seconds) => {
    const until = performance.now() + seconds * 1_000;
    const before = number;
    while (performance.now() < until) once.immediate();
    return (number - before) / seconds;
  };
};

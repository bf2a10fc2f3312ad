import { Readable } from 'node:stream';
import { limits } from '@pasarela/contracts/limits/limits';
import { isClockMoment } from '@pasarela/contracts/sandbox/clock-bounds';
import { isNextOutcome, nextOutcomeNames } from '@pasarela/contracts/sandbox/next-outcomes';
import type { SnapshotImportedSchema } from '@pasarela/contracts/sandbox/snapshot-operations';
import type { Words } from '@pasarela/contracts/words/words';
import { z } from 'zod';
import { beginClock, findClock, updateNextOutcome } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { AccountBehind } from '#core/due-work/due-work.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { scheduleSettlement } from '#core/ledger/settlements.ts';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import { laneOf } from '#core/outbox/webhooks/result-addresses.ts';
import { countSale } from '#core/transactions/sale-days-repository.ts';
import { forgetReach, storeTerms } from '#core/transactions/transaction-terms-repository.ts';
import { isConstraint } from '#database/database-errors.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { AccountSettingsRow, StoredTables } from '#generated/stored-tables.ts';
import type { RequestRecorder } from '#http/recording/request-recorder.ts';
import { countContents, emptySome, forgetFiles } from './sandbox-reset-repository.ts';
import { checkRows } from './snapshot-checks.ts';
import { exportedTables } from './snapshot-export.ts';
import { enterRow, withFreeNames } from './snapshot-names.ts';
import { withFreeIds } from './snapshot-numbers.ts';
import { snapshotProblems, snapshotRefusal } from './snapshot-problem.ts';
import { countFileBytes, countRows, insertRow, snapshotTables } from './snapshot-repository.ts';
import { type Rows, rowsIn, type StoredValues, storedRow } from './snapshot-rows.ts';

const SnapshotSchema = z.object({
  format: z.literal('pasarela-snapshot-1'),
  exportedAt: z.iso.datetime(),
  /** The account's clock. */
  now: z.iso.datetime(),
  nextOutcome: z.enum(nextOutcomeNames).nullable(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
type Snapshot = z.output<typeof SnapshotSchema>;

/** A snapshot that can be restored. */
type Restorable = Pick<Snapshot, 'now' | 'nextOutcome'> & { readonly rows: Rows };

/** What is wrong with a part of a snapshot, in words of ours: the texts of the schema exist in one language only. */
const problemOf = (issue: z.core.$ZodIssue, isMissing: boolean): Words => {
  if (isMissing) return snapshotProblems.missing;
  if (issue.code === 'invalid_type') return snapshotProblems.kind;
  if (issue.code === 'invalid_format') return snapshotProblems.instant;
  return issue.path[0] === 'format' ? snapshotProblems.unknownFormat : snapshotProblems.choice;
};

const readSnapshot = (text: string): Snapshot => {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw snapshotRefusal('body', snapshotProblems.notAnObject);
  const { data, error } = SnapshotSchema.safeParse(given);
  if (data) return data;
  const [issue] = error.issues;
  const [first] = issue?.path ?? [];
  if (!issue || first === undefined) throw snapshotRefusal('body', snapshotProblems.notAnObject);
  const isMissing = issue.path.length === 1 && !Object.hasOwn(given, first);
  throw snapshotRefusal(issue.path.join('.'), problemOf(issue, isMissing));
};

/** Reads the rows of a snapshot. An older one can have the answers to idempotency keys, which are not restored. */
const readRows = ({ tables: { idempotency_records: _, ...tables } }: Snapshot): Rows => {
  const known = new Set<string>(snapshotTables.map(({ name }) => name));
  const unknown = Object.keys(tables).find((name) => !known.has(name));
  if (unknown !== undefined) throw snapshotRefusal(`tables.${unknown}`, snapshotProblems.unknownTable);
  return new Map(
    snapshotTables.map(({ name }) => [name, (tables[name] ?? []).map((row) => storedRow(name, row))]),
  );
};

type Restoring = {
  readonly accountId: number;
  readonly settings: AccountSettingsRow;
  readonly realNow: Date;
};

/**
 * A delivery that is still to come goes to an address of the account only, held ones included; an e-mail goes to nobody. What was
 * due later by real time is due now: it may have been on its way when the snapshot was taken.
 */
const tamed = (
  name: keyof StoredTables,
  row: StoredValues,
  { accountId, settings, realNow }: Restoring,
): StoredValues => {
  if (name === 'webhook_messages') {
    const url = String(row.url);
    const { urlResponseSuccess, urlResponseError, urlResponseDefault } = settings;
    const isOwn = [urlResponseSuccess, urlResponseError, urlResponseDefault].includes(url);
    const lane = laneOf(accountId, url, settings.inbox);
    if (row.state !== 'waiting') return { ...row, lane, nextAttemptAt: null };
    if (!isOwn) return { ...row, lane, state: 'failed', nextAttemptAt: null };
    return { ...row, lane, nextAttemptAt: row.nextAttemptAt === null ? null : realNow };
  }
  if (name === 'emails' && row.nextAttemptAt !== null) return { ...row, state: 'kept', nextAttemptAt: null };
  if (name === 'payment_links') return { ...row, mailed: true };
  return row;
};

const fill = async (unit: Unit, rows: Rows, restoring: Restoring): Promise<void> => {
  const { accountId } = restoring;
  for (const { name } of snapshotTables)
    try {
      for (const row of rows.get(name) ?? []) {
        await enterRow(unit, accountId, name, row);
        await insertRow(unit, accountId, name, tamed(name, row, restoring));
      }
      await unit.settle();
    } catch (error) {
      if (isConstraint(error)) throw snapshotRefusal(name, snapshotProblems.rows);
      throw error;
    }
};

/** Counts the restored sales by day and payment method, which the snapshot does not hold. A verification of a card is none. */
const countSales = async (unit: Unit, accountId: number, rows: Rows): Promise<void> => {
  for (const { paymentMethod, amount, paidAt } of rowsIn(rows, 'transactions'))
    if (paidAt !== null && paymentMethod !== null && amount !== 0)
      await countSale(unit, { accountId, paymentMethod }, { amount, soldAt: paidAt });
};

type Given = Pick<Dependencies, 'database' | 'clock' | 'identifiers' | 'secrets'>;

/** Exports what happened in a sandbox account as JSON, and restores it: in the same account or in another one. */
export const createSnapshots = (
  { database, clock, secrets, identifiers }: Given,
  recorder: Pick<RequestRecorder, 'flush'>,
) => {
  const max = limits.snapshotRows;
  const refuseMany = (rows: number): void => {
    if (rows > max) throw new Refusal('snapshot_too_large', { max });
  };

  const restore = (account: CallAccount, { now, nextOutcome, rows }: Restorable) =>
    database.unit({ account: account.id }, async (unit) => {
      const { isResetting } = await findClock(unit, account.id);
      if (isResetting) throw new AccountBehind(account.id);
      refuseMany(await countRows(unit, account.id, max + 1));
      const settings = await ensureSettings(unit, secrets, account.id);
      await emptySome(unit, account.id, Number.POSITIVE_INFINITY);
      while (await forgetFiles(unit, account.id));
      const free = await withFreeNames(unit, rows, { accountId: account.id, identifiers });
      const restoring = { accountId: account.id, settings, realNow: new Date(clock.now()) };
      await fill(unit, await withFreeIds(unit, account.id, free), restoring);
      await countSales(unit, account.id, rows);
      await forgetReach(unit, account.id);
      while (await storeTerms(unit, account.id));
      if (!rowsIn(rows, 'due_work').some(({ kind }) => kind === 'settle'))
        await scheduleSettlement(unit, account.id, new Date(now));
      await beginClock(unit, account.id, Date.parse(now) - clock.now());
      await updateNextOutcome(unit, account.id, nextOutcome);
      return countContents(unit, account.id);
    });

  return {
    export: async (account: CallAccount): Promise<FileAnswer> => {
      refuseProduction(account);
      await recorder.flush();
      const snapshot = await database.unit({ account: account.id }, async (unit): Promise<Snapshot> => {
        refuseMany(await countRows(unit, account.id, max + 1));
        if ((await countFileBytes(unit, account.id)) > limits.snapshotBytes)
          throw new Refusal('snapshot_too_large', { max });
        const { offset, nextOutcome } = await findClock(unit, account.id);
        return {
          format: 'pasarela-snapshot-1',
          exportedAt: new Date(clock.now()).toISOString(),
          now: new Date(clock.now() + offset).toISOString(),
          nextOutcome: isNextOutcome(nextOutcome) ? nextOutcome : null,
          tables: await exportedTables(unit, account.id),
        };
      });
      const content = Buffer.from(JSON.stringify(snapshot));
      // What is exported can be imported again.
      if (content.length > limits.snapshotBytes) throw new Refusal('snapshot_too_large', { max });
      return {
        fileName: 'pasarela-snapshot.json',
        contentType: 'application/json',
        stream: Readable.from([content]),
      };
    },

    import: async (account: CallAccount, text: string): Promise<z.output<typeof SnapshotImportedSchema>> => {
      refuseProduction(account);
      const snapshot = readSnapshot(text);
      const { now, nextOutcome, tables } = snapshot;
      if (!isClockMoment(Date.parse(now))) throw snapshotRefusal('now', snapshotProblems.instant);
      refuseMany(Object.values(tables).reduce((rows, { length }) => rows + length, 0));
      const rows = readRows(snapshot);
      checkRows(rows, Date.parse(now));
      // Pending log entries are written now; later they would end up in the restored account.
      await recorder.flush();
      return { now, contents: await restore(account, { now, nextOutcome, rows }) };
    },
  };
};

export type Snapshots = ReturnType<typeof createSnapshots>;

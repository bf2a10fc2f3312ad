import { setTimeout } from 'node:timers/promises';
import { operations } from '@pasarela/contracts/operations';
import { secretNames } from '@pasarela/contracts/request-log/secret-names';
import { hasAccount } from '#core/account/accounts-repository.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Unit } from '#database/queries.ts';
import { draftOf, type RecordedCall, type RequestDraft } from './recorded-call.ts';
import { findNamedTransaction, insertRequest } from './recorded-requests-repository.ts';
import { createRedaction } from './request-redaction.ts';

/** The most calls, and characters of them, that may wait to be written; further calls are not recorded. */
const maxWaiting = 20_000;
const maxCharacters = 64 * 1_024 * 1_024;
/** The most calls written in one unit, so that other units do not wait long. */
const maxInUnit = 100;
/** The pause between two writes, in milliseconds, so that not every call costs its own commit. */
const pause = 50;

const sizeOf = ({ row }: RequestDraft): number =>
  500 + (row.request?.length ?? 0) + (row.response?.length ?? 0);

const redact = createRedaction(secretNames(operations));

const writeDraft = async (unit: Unit, { row, named }: RequestDraft): Promise<void> => {
  const found = named ? await findNamedTransaction(unit, row.accountId, named) : undefined;
  await insertRequest(unit, found ? { ...row, transactionId: found.id } : row);
};

/** Records a call in the same unit as its changes; used only for demo data. */
export const keepCall = (unit: Unit, call: RecordedCall): Promise<void> =>
  writeDraft(unit, draftOf(call, redact));

type Problem = { readonly lost: number; readonly err?: unknown };
type OnProblem = (problem: Problem) => void;
type RecorderDependencies = Pick<Dependencies, 'database'>;

/** Writes one unit per account, so that a failure loses only the calls of that account. */
const writeDrafts = async (
  { database }: RecorderDependencies,
  drafts: readonly RequestDraft[],
  onProblem: OnProblem,
): Promise<void> => {
  const byAccount = Map.groupBy(drafts, ({ row }) => row.accountId);
  const writes = byAccount.entries().map(([accountId, own]) =>
    database
      .unit({ account: accountId }, async (unit) => {
        // An isolated account can be deleted while its last calls wait to be written: they go with it.
        if (!(await hasAccount(unit, accountId))) return;
        for (const draft of own) await writeDraft(unit, draft);
      })
      .catch((err: unknown) => onProblem({ lost: own.length, err })),
  );
  await Promise.all(writes);
};

/** Gathers calls in memory while earlier ones are written, then writes all gathered calls together. */
const createDraftQueue = (dependencies: RecorderDependencies, onProblem: OnProblem) => {
  let waiting: RequestDraft[] = [];
  let characters = 0;
  let running = false;
  let round = Promise.resolve();
  let recorded = 0;
  let settled = 0;
  let hurried = new AbortController();

  const writeGathered = async (): Promise<void> => {
    const gathered = waiting;
    waiting = [];
    characters = 0;
    for (let first = 0; first < gathered.length; first += maxInUnit) {
      const drafts = gathered.slice(first, first + maxInUnit);
      await writeDrafts(dependencies, drafts, onProblem);
      settled += drafts.length;
    }
  };

  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      round = setTimeout(pause, undefined, { signal: hurried.signal })
        .catch(() => undefined)
        .then(writeGathered);
      await round;
    }
    running = false;
  };

  return {
    add: (draft: RequestDraft): void => {
      if (waiting.length >= maxWaiting || characters >= maxCharacters) {
        onProblem({ lost: 1 });
        return;
      }
      waiting.push(draft);
      characters += sizeOf(draft);
      recorded += 1;
      if (!running) void run();
    },
    /** Resolves when all calls added so far are written. */
    flush: async (): Promise<void> => {
      const until = recorded;
      while (settled < until) {
        hurried.abort();
        await round;
      }
      hurried = new AbortController();
    },
  };
};

/**
 * Records calls to the payment API without delaying their answers: calls gather in memory and are written together. A failed write
 * is reported and does not affect any call.
 */
export const createRequestRecorder = (dependencies: RecorderDependencies, onProblem: OnProblem) => {
  const queue = createDraftQueue(dependencies, onProblem);
  const unknown = new Set<Promise<void>>();

  /** Records an answered call. */
  const record = (call: RecordedCall): void => {
    try {
      queue.add(draftOf(call, redact));
    } catch (err) {
      onProblem({ lost: 1, err });
    }
  };

  return {
    record,
    /** Records a call once its account is known. */
    recordOnceKnown: (call: Promise<RecordedCall | undefined>): void => {
      const known = call
        .then((found) => found && record(found))
        .catch((err: unknown) => onProblem({ lost: 1, err }))
        .finally(() => unknown.delete(known));
      unknown.add(known);
    },
    /** Resolves when all calls recorded so far are written. */
    flush: async (): Promise<void> => {
      await Promise.all(unknown);
      await queue.flush();
    },
  };
};

export type RequestRecorder = ReturnType<typeof createRequestRecorder>;

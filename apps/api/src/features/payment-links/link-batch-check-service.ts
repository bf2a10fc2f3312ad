import { setImmediate } from 'node:timers/promises';
import { toWireDay } from '@pasarela/contracts/dates';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits';
import type { ReplacedTransaction } from '@pasarela/contracts/payments/replaced-payment-schema';
import { createTurns } from '#concurrency/turns.ts';
import { createThreads } from '#concurrency/worker-threads.ts';
import { openAttempts } from '#core/checkouts/open-attempts.ts';
import { replacedTransactions } from '#core/transactions/replaced-transactions.ts';
import { attemptsOf, holderOf } from '#core/transactions/transaction-lookup.ts';
import type { Queries } from '#database/queries.ts';
import { type LineProblem, Refusal } from '#errors/refusal.ts';
import {
  type FilePart,
  inOrderOfLines,
  type JudgedFiles,
  type LinesJudged,
  type LinkFilesJob,
  type PlacedReference,
} from './link-file-judging.ts';
import { type Agreed, unagreed, unagreedProblem } from './link-replacement.ts';

/** Five files of 10 MB, read and taken apart. */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** Files that are read at the same time are in memory at the same time. */
const maxAtOnce = 1;
const maxWaiting = 32;

type Refusing = {
  readonly code?: ErrorCode;
  /** How many problems there are, where only the first of them are named. */
  readonly all?: number;
};

/** Refuses a file for what is wrong with its lines, where anything is. */
const refuseLines = (
  lines: readonly LineProblem[],
  { code = 'link_lines_invalid', all = lines.length }: Refusing = {},
): void => {
  if (all > 0)
    throw new Refusal(
      code,
      { problems: all },
      lines.map(({ line, column, code, values }) => ({ field: `${line}.${column ?? ''}`, code, values })),
      lines,
    );
};

/** For which account, at which moment of its clock, and with whose agreement links are made. */
export type LinkFileContext = { readonly accountId: number; readonly now: Date; readonly agreed: Agreed };

/** What links with some references would replace, and why they may not. */
export type Replacements = {
  /** The payments that a link replaces, by its reference. */
  readonly replaced: Map<string, readonly ReplacedTransaction[]>;
  /** Lines whose reference another payment holds. */
  readonly held: LineProblem[];
  /** Lines whose links would replace an open payment that their call does not agree to replace. */
  readonly unagreed: LineProblem[];
};

export const noReplacements = (): Replacements => ({ replaced: new Map(), held: [], unagreed: [] });

/** Looks up what links with some references would replace, and adds it to what is known. */
export const addReplacements = async (
  queries: Queries,
  { accountId, now, agreed }: LinkFileContext,
  references: readonly PlacedReference[],
  known: Replacements,
): Promise<void> => {
  const numbers = new Set(references.map(({ referenceNumber }) => referenceNumber));
  const attempts = await attemptsOf(queries, accountId, [...numbers]);
  const open = await openAttempts(queries, accountId, [...attempts.values()].flat(), now);
  for (const { file, line, referenceNumber } of references) {
    const place = { file, line, column: 'referenceNumber' };
    const own = attempts.get(referenceNumber) ?? [];
    const holder = holderOf(own);
    if (holder)
      known.held.push({
        ...place,
        code: 'reference_held',
        values: { transactionNumber: String(holder.id) },
      });
    for (const row of unagreed(own, open, agreed)) known.unagreed.push({ ...place, ...unagreedProblem(row) });
    known.replaced.set(referenceNumber, replacedTransactions(own, open));
  }
};

/** Refuses lines whose links may not be made; a reference that is held is told before one that would replace an open payment. */
export const refuseReplacements = ({ held, unagreed }: Replacements): void => {
  refuseLines(held);
  refuseLines(unagreed.slice(0, limits.namedLineProblems), {
    code: 'open_payments_replaced',
    all: unagreed.length,
  });
};

export const referencesOf = ({ references }: FilePart): readonly PlacedReference[] =>
  JSON.parse(references) as PlacedReference[];

type OnJudged = (judged: LinesJudged) => void;

/**
 * Looks at every line before any link is made: all that is wrong is told at once. Files are read and judged in a thread of their
 * own, and references are looked up a part at a time, so that nobody waits for somebody's ten thousand lines.
 */
export const createLinkFileCheck = () => {
  const threads = createThreads<LinkFilesJob, JudgedFiles, LinesJudged>(
    new URL('./link-file-worker.ts', import.meta.url),
    heap,
  );
  const inTurn = createTurns(maxAtOnce, maxWaiting);

  const judge = (
    files: readonly UploadedFile[],
    today: LinkFilesJob['today'],
    onProgress: OnJudged,
  ): Promise<JudgedFiles> =>
    inTurn(() => {
      // Copies of their own: a small file shares its memory with others.
      const copies = files.map(({ fileName, content }) => ({ fileName, content: new Uint8Array(content) }));
      const transfer = copies.map(({ content }) => content.buffer);
      return threads.run({ job: { files: copies, today }, transfer, onProgress });
    });

  return {
    /** The lines of the files, if nothing is wrong with any, and what their links would replace. */
    check: async (
      queries: Queries,
      context: LinkFileContext,
      files: readonly UploadedFile[],
      onProgress: OnJudged,
    ): Promise<{ readonly parts: readonly FilePart[]; readonly replacements: Replacements }> => {
      const judged = await judge(files, toWireDay(context.now.getTime()), onProgress);
      if (judged.fileProblems.length > 0) throw new Refusal('file_type_not_allowed', {}, judged.fileProblems);
      if (!judged.isLaidOut) refuseLines(judged.lineProblems, { all: judged.allLineProblems });
      const replacements = noReplacements();
      for (const part of judged.parts) {
        await addReplacements(queries, context, referencesOf(part), replacements);
        await setImmediate();
      }
      const { held } = replacements;
      const named = inOrderOfLines([...judged.lineProblems, ...held], files);
      refuseLines(named.slice(0, limits.namedLineProblems), { all: judged.allLineProblems + held.length });
      refuseReplacements(replacements);
      return { parts: judged.parts, replacements };
    },

    close: threads.close,
  };
};

export type LinkFileCheck = ReturnType<typeof createLinkFileCheck>;

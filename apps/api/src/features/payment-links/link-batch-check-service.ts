import { setImmediate } from 'node:timers/promises';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits/limits';
import type { ReplacedTransaction } from '@pasarela/contracts/payments/replaced-payment-schema';
import { createTurns } from '#concurrency/turns.ts';
import { createThreads } from '#concurrency/worker-threads.ts';
import { openAttempts } from '#core/checkouts/hosted-pages.ts';
import { replacedTransactions } from '#core/transactions/payment-answer.ts';
import { attemptsOf, holderOf } from '#core/transactions/transaction-lookup.ts';
import type { Queries } from '#database/queries.ts';
import { type LineProblem, Refusal } from '#errors/refusal.ts';
import { programFile } from '#installation/installed-files.ts';
import {
  type FilePart,
  inOrderOfLines,
  type JudgedFiles,
  type LinesJudged,
  type LinkFilesJob,
  type PlacedReference,
} from './link-file-judging.ts';
import { type Agreed, unagreed, unagreedProblem } from './link-replacement.ts';

/** The memory limit of the worker thread, enough to parse five files of 10 MB. */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** One upload is parsed at a time, because each upload is held in memory completely. */
const maxAtOnce = 1;
const maxWaiting = 32;

type Refusing = {
  readonly code?: ErrorCode;
  /** The total number of problems, if `lines` contains only the first of them. */
  readonly all?: number;
};

/** Refuses a file if any of its lines has a problem. */
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

/** The account, the time of its clock, and the payments that the caller agreed to replace. */
export type LinkFileContext = { readonly accountId: number; readonly now: Date; readonly agreed: Agreed };

/** The payments that new links would replace, and the lines that may not replace them. */
export type Replacements = {
  /** The replaced payments, by the reference of the new link. */
  readonly replaced: Map<string, readonly ReplacedTransaction[]>;
  /** Lines whose reference another payment blocks. */
  readonly held: LineProblem[];
  /** Lines whose link would replace an open payment without the caller's agreement. */
  readonly unagreed: LineProblem[];
};

export const noReplacements = (): Replacements => ({ replaced: new Map(), held: [], unagreed: [] });

/** Looks up the payments that links with these references would replace, and adds them to `known`. */
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

/** Refuses lines whose links may not be created. Blocked references are reported before open payments. */
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
 * Checks every line before any link is created and reports all problems together. Files are parsed in a worker thread and
 * references are looked up in parts, so that a large file does not block other calls.
 */
export const createLinkFileCheck = () => {
  const threads = createThreads<LinkFilesJob, JudgedFiles, LinesJudged>(
    programFile('link-file-worker'),
    heap,
  );
  const inTurn = createTurns(maxAtOnce, maxWaiting);

  const judge = (
    files: readonly UploadedFile[],
    today: LinkFilesJob['today'],
    onProgress: OnJudged,
  ): Promise<JudgedFiles> =>
    inTurn(() => {
      // The content is copied, because the buffer of a small file is shared with others and cannot be transferred.
      const copies = files.map(({ fileName, content }) => ({ fileName, content: new Uint8Array(content) }));
      const transfer = copies.map(({ content }) => content.buffer);
      return threads.run({ job: { files: copies, today }, transfer, onProgress });
    });

  return {
    /** Refuses the files if any line has a problem; otherwise returns their lines and the payments that they replace. */
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

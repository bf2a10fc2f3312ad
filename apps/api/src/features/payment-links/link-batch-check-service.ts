import { setImmediate } from 'node:timers/promises';
import type { WireDay } from '@pasarela/contracts/dates';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits';
import { createTurns } from '#concurrency/turns.ts';
import { createThreads } from '#concurrency/worker-threads.ts';
import type { Queries } from '#database/queries.ts';
import { attemptsOf, holderOf } from '#features/transactions/transaction-lookup-service.ts';
import { type LineProblem, Refusal } from '#http/refusal.ts';
import {
  type FilePart,
  inOrderOfLines,
  type JudgedFiles,
  type LinesJudged,
  type LinkFilesJob,
  type PlacedReference,
} from './link-file-judging.ts';

/** Five files of 10 MB, read and taken apart. */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** Files that are read at the same time are in memory at the same time. */
const mostAtOnce = 1;
const mostWaiting = 32;

/** Refuses lines; `all`: how many problems there are, where only the first of them are named. */
export const refuseLines = (lines: readonly LineProblem[], all = lines.length): void => {
  if (all > 0)
    throw new Refusal(
      'link_lines_invalid',
      { problems: all },
      lines.map(({ line, column, code, values }) => ({ field: `${line}.${column ?? ''}`, code, values })),
      lines,
    );
};

/** Lines whose reference another payment holds. */
export const heldReferences = async (
  queries: Queries,
  accountId: number,
  references: readonly PlacedReference[],
): Promise<LineProblem[]> => {
  const numbers = references.map(({ referenceNumber }) => referenceNumber);
  const attempts = await attemptsOf(queries, accountId, [...new Set(numbers)]);
  return references.flatMap(({ file, line, referenceNumber }): LineProblem[] => {
    const holder = holderOf(attempts.get(referenceNumber));
    return holder
      ? [
          {
            file,
            line,
            column: 'referenceNumber',
            code: 'reference_held',
            values: { transactionNumber: String(holder.id) },
          },
        ]
      : [];
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
  const inTurn = createTurns(mostAtOnce, mostWaiting);

  const judge = (
    files: readonly UploadedFile[],
    today: WireDay,
    onProgress: OnJudged,
  ): Promise<JudgedFiles> =>
    inTurn(() => {
      // Copies of their own: a small file shares its memory with others.
      const copies = files.map(({ fileName, content }) => ({ fileName, content: new Uint8Array(content) }));
      const transfer = copies.map(({ content }) => content.buffer);
      return threads.run({ job: { files: copies, today }, transfer, onProgress });
    });

  return {
    /** The lines of the files, if nothing is wrong with any. */
    check: async (
      queries: Queries,
      { accountId, today }: { readonly accountId: number; readonly today: WireDay },
      files: readonly UploadedFile[],
      onProgress: OnJudged,
    ): Promise<readonly FilePart[]> => {
      const judged = await judge(files, today, onProgress);
      if (judged.fileProblems.length > 0) throw new Refusal('file_type_not_allowed', {}, judged.fileProblems);
      if (!judged.isLaidOut) refuseLines(judged.lineProblems, judged.allLineProblems);
      const held: LineProblem[] = [];
      for (const part of judged.parts) {
        held.push(...(await heldReferences(queries, accountId, referencesOf(part))));
        await setImmediate();
      }
      const named = inOrderOfLines([...judged.lineProblems, ...held], files);
      refuseLines(named.slice(0, limits.namedLineProblems), judged.allLineProblems + held.length);
      return judged.parts;
    },

    close: threads.close,
  };
};

export type LinkFileCheck = ReturnType<typeof createLinkFileCheck>;

import { setImmediate } from 'node:timers/promises';
import type { WireDay } from '@pasarela/contracts/dates';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits';
import { type PlacedLine, repeatedReferences } from '@pasarela/contracts/payment-links/link-file';
import { linkProblems } from '@pasarela/contracts/payment-links/payment-link-rules';
import { CreatePaymentLinkSchema } from '@pasarela/contracts/payment-links/payment-link-schema';
import { linkPayload, readTypedLink } from '@pasarela/contracts/payment-links/read-typed-link';
import type { Queries } from '#database/queries.ts';
import { attemptsOf, holderOf } from '#features/transactions/transaction-lookup-service.ts';
import { type LineProblem, Refusal } from '#http/refusal.ts';
import { readLinkFiles } from './link-file-reading.ts';
import { type LinkOrder, linkOrderOf } from './link-order-rules.ts';

/** A link that a line asks for. */
export type OrderedLine = PlacedLine & { readonly order: LinkOrder };

/** Lines that are looked at before others get their turn. */
const batch = 200;

/** Refuses a file for what is wrong with its lines, where anything is. */
export const refuseLines = (lines: readonly LineProblem[], code: ErrorCode = 'link_lines_invalid'): void => {
  if (lines.length > 0)
    throw new Refusal(
      code,
      { problems: lines.length },
      lines.map(({ line, column, code, values }) => ({ field: `${line}.${column ?? ''}`, code, values })),
      lines,
    );
};

/** Where another line stands, as a line of the same file or of another one names it. */
const placeOf = (other: PlacedLine, line: PlacedLine): string | number =>
  other.file === line.file ? other.line : `${other.line} (${other.file})`;

/** Every line of every file, and what is wrong with the files themselves. */
const readLines = async (
  files: readonly UploadedFile[],
): Promise<{ readonly lines: readonly PlacedLine[]; readonly problems: readonly LineProblem[] }> => {
  const lines: PlacedLine[] = [];
  const problems: LineProblem[] = [];
  for (const { file, ...read } of await readLinkFiles(files)) {
    for (const fault of read.faults) problems.push({ file, ...fault });
    for (const line of read.lines) lines.push({ ...line, file });
  }
  const beyond = lines[limits.linkLines];
  if (beyond) {
    const { file, line } = beyond;
    problems.push({
      file,
      line,
      column: null,
      code: 'too_many_lines',
      values: { maximum: limits.linkLines },
    });
  }
  return { lines, problems };
};

/** The attempts that the lines' links take the place of; a reference that another payment holds is a problem of its line. */
export const replacedBy = async (queries: Queries, accountId: number, lines: readonly PlacedLine[]) => {
  const references = lines.map(({ typed }) => typed.referenceNumber.trim());
  const replaced = await attemptsOf(queries, accountId, [...new Set(references)]);
  const problems = lines.flatMap(({ file, line }, index): LineProblem[] => {
    const holder = holderOf(replaced.get(references[index] ?? ''));
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
  return { replaced, problems };
};

/**
 * Looks at every line before any link is made: all that is wrong is told at once. `done` counts the lines, so that somebody may
 * watch; between a few of them others get their turn.
 */
export const orderedLines = async (
  queries: Queries,
  { accountId, today }: { readonly accountId: number; readonly today: WireDay },
  files: readonly UploadedFile[],
  progress: { rows: number; done: number },
): Promise<readonly OrderedLine[]> => {
  const { lines, problems } = await readLines(files);
  const found = [...problems];
  // A file that is not laid out as it should be is not looked at line by line.
  refuseLines(found.filter(({ code }) => code.startsWith('column_') || code.startsWith('too_many')));
  progress.rows = lines.length;
  const repeated = repeatedReferences(lines);
  const ordered: OrderedLine[] = [];
  for (const line of lines) {
    const read = readTypedLink(line.typed);
    const { file, line: number } = line;
    const wrong = linkProblems(read, today).map(
      ({ field, ...problem }): LineProblem => ({ file, line: number, column: field, ...problem }),
    );
    const first = repeated.get(line);
    if (first)
      wrong.push({
        file,
        line: number,
        column: 'referenceNumber',
        code: 'reference_repeated',
        values: { line: placeOf(first, line) },
      });
    if (wrong.length > 0) found.push(...wrong);
    else if (found.length === 0)
      ordered.push({
        ...line,
        order: linkOrderOf(CreatePaymentLinkSchema.parse(linkPayload(read)), today),
      });
    progress.done += 1;
    if (progress.done % batch === 0) await setImmediate();
  }
  found.push(...(await replacedBy(queries, accountId, lines)).problems);
  const places = new Map(files.map(({ fileName }, index) => [fileName, index]));
  refuseLines(
    found.sort(
      (one, other) => (places.get(one.file) ?? 0) - (places.get(other.file) ?? 0) || one.line - other.line,
    ),
  );
  return ordered;
};

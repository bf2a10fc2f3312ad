import { type ErrorCode, errorCodes, type FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { Words } from '@pasarela/contracts/words';

/** What fills the `{name}`s of a message; words are filled in the language of the call. */
export type RefusalValues = Readonly<Record<string, string | number | Words>>;

/** One thing that is wrong with one field, before it is put into words. */
export type FieldProblem = {
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly values?: RefusalValues;
};

/** One thing that is wrong in a file of lines. */
export type LineProblem = Omit<FieldProblem, 'field'> & {
  readonly file: string;
  readonly line: number;
  /** Null where the whole line is meant. */
  readonly column: string | null;
};

/** A call is refused, for a reason of the catalogue. The error handler turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly values: RefusalValues;
  readonly problems: readonly FieldProblem[];
  /** What is wrong in the file that the call took. */
  readonly lines: readonly LineProblem[];

  constructor(
    code: ErrorCode,
    values: RefusalValues = {},
    problems: readonly FieldProblem[] = [],
    lines: readonly LineProblem[] = [],
  ) {
    super(code);
    this.code = code;
    this.values = values;
    this.problems = problems;
    this.lines = lines;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

export const invalidFields = (problems: readonly FieldProblem[]): Refusal =>
  new Refusal('invalid_fields', {}, problems);

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

/** A call is refused, for a reason of the catalogue. The error handler turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly values: RefusalValues;
  readonly problems: readonly FieldProblem[];

  constructor(code: ErrorCode, values: RefusalValues = {}, problems: readonly FieldProblem[] = []) {
    super(code);
    this.code = code;
    this.values = values;
    this.problems = problems;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

export const invalidFields = (problems: readonly FieldProblem[]): Refusal =>
  new Refusal('invalid_fields', {}, problems);

import { type ErrorCode, errorCodes, type FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { Words } from '@pasarela/contracts/words/words';

/** The values of the `{name}` placeholders of a message; `Words` are filled in in the language of the call. */
export type RefusalValues = Readonly<Record<string, string | number | Words>>;

/** A problem of a field, before it is translated into a message. */
export type FieldProblem = {
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly values?: RefusalValues;
};

/** A problem of a line in an uploaded file. */
export type LineProblem = Omit<FieldProblem, 'field'> & {
  readonly file: string;
  readonly line: number;
  /** Null if the problem concerns the whole line. */
  readonly column: string | null;
};

/** A call is refused with an error code of the catalogue. The error handler turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly values: RefusalValues;
  readonly problems: readonly FieldProblem[];
  /** The problems of the lines of the uploaded file. */
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

/** A failure of the server that the caller asked for with `Sandbox-Scenario`: no defect, and nothing to look into. */
export class ProvokedRefusal extends Refusal {
  override name = 'ProvokedRefusal';
}

export const invalidFields = (problems: readonly FieldProblem[]): Refusal =>
  new Refusal('invalid_fields', {}, problems);

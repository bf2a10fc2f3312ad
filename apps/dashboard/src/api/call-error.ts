import type { FieldError, LineProblem } from '@pasarela/contracts/errors/error-schema';

/** A call that was refused or got no answer. `message` is shown to the user, in their language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** The error code of the catalogue; `unavailable` or `generic` if the server sent none. */
  readonly code: string;
  readonly fieldErrors: readonly FieldError[];
  /** The errors in the lines of an uploaded file; empty for other calls. */
  readonly lines: readonly LineProblem[];
  readonly requestId: string | null;

  constructor(refusal: {
    status: number;
    code: string;
    message: string;
    fieldErrors?: readonly FieldError[];
    lines?: readonly LineProblem[];
    requestId?: string | null;
  }) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.fieldErrors = refusal.fieldErrors ?? [];
    this.lines = refusal.lines ?? [];
    this.requestId = refusal.requestId ?? null;
  }
}

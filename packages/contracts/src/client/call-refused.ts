import type { FieldError } from '../errors/error-schema.ts';

/** What an API answered in place of what was asked for. */
type Refused = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string;
  readonly docUrl: string;
  readonly remedy?: string | undefined;
};

/** A call was answered with an error. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  /** The HTTP status. */
  readonly status: number;
  /** The error code of the catalogue, such as `reference_taken`. */
  readonly code: string;
  /** The fields that are wrong, each with its code and message. */
  readonly errors: readonly FieldError[];
  /** Names the request in the request log. */
  readonly requestId: string;
  /** The page of the error code, for as long as the sandbox runs. */
  readonly docUrl: string;
  /** What that page says to do, in the language of the call. */
  readonly remedy: string | undefined;

  constructor(operation: string, { status, code, message, errors, requestId, docUrl, remedy }: Refused) {
    const fields = errors.map(({ field, message: problem }) => `${field}: ${problem}`);
    const lines = [
      `${operation}: ${status} ${code}. ${message}`,
      ...fields,
      ...(remedy ? [remedy] : []),
      docUrl,
    ];
    super(lines.join('\n  '));
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.docUrl = docUrl;
    this.remedy = remedy;
  }
}

import type { ErrorCode, FieldErrorCode } from '@pasarela/contracts/errors/error-codes';

/** The explanation and remedy of each code. A code that is new in the contract does not compile until it has one. */
export type ErrorRemedies = Readonly<Record<ErrorCode | FieldErrorCode, string>>;

import type { ErrorCode, FieldErrorCode } from '@pasarela/contracts/errors/error-codes';

/** For each code what happened and what to do. A code that the contract gains does not compile until it is here. */
export type ErrorRemedies = Readonly<Record<ErrorCode | FieldErrorCode, string>>;

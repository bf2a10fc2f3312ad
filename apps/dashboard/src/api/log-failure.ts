import { CallError } from './call-error.ts';

/** The text of a failed call for the browser's console, with the code and the request id that support asks for. */
export const failureText = (what: string, error: Error): string =>
  error instanceof CallError
    ? `${what}: ${error.message} (${error.code}${error.requestId ? `, ${error.requestId}` : ''})`
    : `${what}: ${error.message}`;

/** Lists that fail log their message (PORTAL-38). */
export const logFailure = (what: string, error: Error): void => {
  // biome-ignore lint/suspicious/noConsole: the specification asks for the log
  console.error(failureText(what, error));
};

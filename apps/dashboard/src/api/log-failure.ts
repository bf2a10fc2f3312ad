import { CallError } from './call-error.ts';

/** What a failed call leaves in the browser's console, for whoever is asked to help. */
export const failureText = (what: string, error: Error): string =>
  error instanceof CallError
    ? `${what}: ${error.message} (${error.code}${error.requestId ? `, ${error.requestId}` : ''})`
    : `${what}: ${error.message}`;

/** Lists that fail log their message (dashboard specification, section 7). */
export const logFailure = (what: string, error: Error): void => {
  // biome-ignore lint/suspicious/noConsole: the specification asks for the log
  console.error(failureText(what, error));
};

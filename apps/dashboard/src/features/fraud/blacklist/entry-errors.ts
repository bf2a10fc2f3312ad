import { CallError } from '#api/call-error.ts';

/** The server's error of the value, and its error of the entry as a whole. */
export const entryErrors = (
  error: Error | null,
): { readonly value: string | undefined; readonly refusal: string | undefined } => {
  const named = error instanceof CallError ? error.fieldErrors : [];
  const value = named.find(({ field }) => field === 'value')?.message;
  return { value, refusal: value === undefined ? error?.message : undefined };
};

import { CallError } from '#api/call-error.ts';

/** What the server said of the value, and what it said of the whole. */
export const entryErrors = (
  error: Error | null,
): { readonly value: string | undefined; readonly refusal: string | undefined } => {
  const named = error instanceof CallError ? error.fieldErrors : [];
  const value = named.find(({ field }) => field === 'value')?.message;
  return { value, refusal: value === undefined ? error?.message : undefined };
};

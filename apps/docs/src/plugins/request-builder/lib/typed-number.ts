import type { JsonValue } from './json-value.ts';

/** JSON's own form of a number; a point that waits for its decimals is let pass. */
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?$/;

/** The value typed into a number field. A text that is not a number stays a text, so that the check reports it. */
export const typedNumber = (text: string): JsonValue => {
  const typed = text.trim();
  return numberForm.test(typed) && Number.isFinite(Number(typed)) ? Number(typed) : text;
};

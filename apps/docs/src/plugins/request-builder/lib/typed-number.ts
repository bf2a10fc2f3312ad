import type { JsonValue } from './json-value.ts';

/** JSON's own form of a number; a point that waits for its decimals is let pass. */
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?$/;

/** What was typed into a field of numbers; a text that is none stays one, so that it is seen to be wrong. */
export const typedNumber = (text: string): JsonValue => {
  const typed = text.trim();
  return numberForm.test(typed) && Number.isFinite(Number(typed)) ? Number(typed) : text;
};

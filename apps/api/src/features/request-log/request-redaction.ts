import { hasValidCheckDigit } from '@pasarela/contracts/payment-methods/card-brands';
import { groupsMake } from '@pasarela/contracts/payment-methods/card-numbers-in-text';

/** What stands in place of what is not kept. */
export const redacted = '******';

/** Twelve digits or more, written together or in groups. */
const digitRuns = /\d(?:[ -]?\d){11,}/g;
const digitRun = /\d(?:[ -]?\d){11}/;

const mostDigits = 19;
/** No card begins like a moment of the clock or a date of our time: references are often made of these. */
const noCard = /^(0|1|20|21)/;

const isCardNumber = (digits: string): boolean =>
  digits.length >= 12 && digits.length <= mostDigits && !noCard.test(digits) && hasValidCheckDigit(digits);

/** What is too long for a card number may hold one anywhere. */
const mayHoldCardNumber = (run: string): boolean =>
  run.split(/[ -]/).some((group) => group.length > mostDigits) || groupsMake(run, mostDigits, isCardNumber);

/** A text without the card numbers in it. */
export const withoutCardNumbers = (text: string): string =>
  digitRun.test(text) ? text.replace(digitRuns, (run) => (mayHoldCardNumber(run) ? redacted : run)) : text;

/** Nobody sends more than this to a payment call; what does is not walked to its end. */
const mostValues = 2_000;
const mostDepth = 20;

/**
 * Takes out of a value what is not to be kept: every field of these names (in lower case), whatever its own case and however
 * deep it stands, and every card number, in a text, a number or a name.
 */
export const createRedaction = (names: ReadonlySet<string>) => {
  return (value: unknown): unknown => {
    let left = mostValues;
    const walk = (part: unknown, depth: number): unknown => {
      left -= 1;
      if (left < 0 || depth > mostDepth) return redacted;
      if (typeof part === 'string') return withoutCardNumbers(part);
      if (typeof part === 'number') return Math.abs(part) < 1e11 ? part : numberWithoutCard(part);
      if (typeof part !== 'object' || part === null) return part;
      if (Array.isArray(part)) return part.slice(0, left + 1).map((item) => walk(item, depth + 1));
      // Without a prototype, so that a name such as `__proto__` is one like any other.
      const kept: Record<string, unknown> = Object.create(null);
      for (const [name, inner] of Object.entries(part)) {
        if (left < 0) break;
        kept[withoutCardNumbers(name)] = names.has(name.toLowerCase()) ? redacted : walk(inner, depth + 1);
      }
      return kept;
    };
    return walk(value, 0);
  };
};

const numberWithoutCard = (value: number): number | string => {
  const text = String(value);
  const without = withoutCardNumbers(text);
  return without === text ? value : without;
};

export type Redaction = ReturnType<typeof createRedaction>;

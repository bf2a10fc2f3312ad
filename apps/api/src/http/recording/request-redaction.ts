import { hasValidCheckDigit } from '@pasarela/contracts/payment-methods/card-brands';
import {
  digitRuns,
  groupsMake,
  groupsOf,
  maskedNumber,
} from '@pasarela/contracts/payment-methods/card-numbers-in-text';

/** What stands in place of what is not kept. */
export const redacted = maskedNumber;

const cardLength = { min: 12, max: 19 };
const cardRuns = digitRuns(cardLength.min);
/** No card begins like a moment of the clock or a date of our time: references are often made of these. */
const noCard = /^(0|1|20|21)/;

const isCardNumber = (digits: string): boolean => !noCard.test(digits) && hasValidCheckDigit(digits);

/** What is too long for a card number may hold one anywhere. */
const mayHoldCardNumber = (run: string): boolean => {
  const groups = groupsOf(run);
  return groups.some(({ length }) => length > cardLength.max) || groupsMake(groups, cardLength, isCardNumber);
};

/** A text without what may be a card number, of networks that are not recognized elsewhere too. */
export const withoutLikelyCards = (text: string): string =>
  text.replace(cardRuns, (run) => (mayHoldCardNumber(run) ? redacted : run));

/** Nobody sends more than this to a payment call; what does is not walked to its end. */
const maxValues = 2_000;
const maxDepth = 20;
/** How many characters of a call are searched for card numbers: more than the longest call that is accepted has. */
const maxText = 24_000;
const longestName = 200;

/** How shops and other gateways call a security code or a password: a field of a wrong name is refused, and kept. */
const soundsSecret =
  /cvv|cvc|cvn|csc$|^cid$|^ci[12]$|^pin$|^pan$|securitycode|verificationvalue|codigo(de)?seguridad|password|passwd|^pass$|^pwd$|contrase|secret/;

/** A name as the names of secrets are compared with: without case, accents, spaces and signs. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Takes out of a value what is not to be kept: every field of these names (in lower case) and of names that sound like them,
 * whatever their case and however deep they stand, and every card number, in a text, a number or a name.
 */
export const createRedaction = (names: ReadonlySet<string>) => {
  const isSecret = (name: string): boolean =>
    names.has(name.toLowerCase()) || soundsSecret.test(plainName(name));
  return (value: unknown): unknown => {
    let left = maxValues;
    let unsearched = maxText;
    const search = (text: string): string => {
      unsearched -= text.length;
      return unsearched < 0 ? redacted : withoutLikelyCards(text);
    };
    const walk = (part: unknown, depth: number): unknown => {
      left -= 1;
      if (left < 0 || depth > maxDepth) return redacted;
      if (typeof part === 'string') return search(part);
      if (typeof part === 'number') return Math.abs(part) < 1e11 ? part : numberWithoutCard(part);
      if (typeof part !== 'object' || part === null) return part;
      if (Array.isArray(part)) return part.slice(0, left + 1).map((item) => walk(item, depth + 1));
      // Without a prototype, so that a name such as `__proto__` is one like any other.
      const kept: Record<string, unknown> = Object.create(null);
      for (const [name, inner] of Object.entries(part)) {
        if (left < 0) break;
        // No field is called so; taking a name apart costs more than its length.
        if (name.length > longestName) {
          kept[redacted] = redacted;
          continue;
        }
        const shown = search(name);
        // Who took a number for a name gave its security code for a value.
        kept[shown] = shown !== name || isSecret(name) ? redacted : walk(inner, depth + 1);
      }
      return kept;
    };
    return walk(value, 0);
  };
};

const numberWithoutCard = (value: number): number | string => {
  const text = String(value);
  const without = withoutLikelyCards(text);
  return without === text ? value : without;
};

export type Redaction = ReturnType<typeof createRedaction>;

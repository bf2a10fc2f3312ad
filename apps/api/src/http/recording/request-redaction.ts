import { hasValidCheckDigit } from '@pasarela/contracts/card-numbers/card-brands';
import {
  changeAroundIdentifiers,
  digitRuns,
  groupsMake,
  groupsOf,
  maskedNumber,
} from '@pasarela/contracts/card-numbers/card-numbers-in-text';

/** The text that replaces a redacted value. */
export const redacted = maskedNumber;

const cardLength = { min: 12, max: 19 };
const cardRuns = digitRuns(cardLength.min);
/**
 * Card numbers never begin like a timestamp or a current date, which references are often made of; and none of 12 or 13 digits begins
 * like a Mexican phone number with its country code.
 */
const noCard = /^(0|1|20|21|521?\d{10}$)/;

const isCardNumber = (digits: string): boolean => !noCard.test(digits) && hasValidCheckDigit(digits);

/** A run of digits too long for a card number may still contain one. */
const mayHoldCardNumber = (run: string): boolean => {
  const groups = groupsOf(run);
  return groups.some(({ length }) => length > cardLength.max) || groupsMake(groups, cardLength, isCardNumber);
};

/** A text with every likely card number redacted, including networks that are not recognized elsewhere. */
export const withoutLikelyCards = (text: string): string =>
  changeAroundIdentifiers(text, (part) =>
    part.replace(cardRuns, (run) => (mayHoldCardNumber(run) ? redacted : run)),
  );

/** The most values and levels of a body that are searched; no payment call sends more. */
const maxValues = 2_000;
const maxDepth = 20;
/** The most characters of a call that are searched for card numbers; the longest accepted call is shorter. */
const maxText = 24_000;
const longestName = 200;

/** Field names that other gateways use for security codes and passwords. Such fields are refused, but logged. */
const soundsSecret =
  /cvv|cvc|cvn|csc$|^cid$|^ci[12]$|^pin$|^pan$|securitycode|verificationvalue|codigo(de)?seguridad|password|passwd|^pass$|^pwd$|contrase|secret/;

/** A field name in the form used for comparison: without case, accents, spaces and signs. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Redacts a value: every field with one of these names (in lower case) or a similar name, at any depth, and every card number in a
 * text, a number or a field name.
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
      // No prototype, so that a name such as `__proto__` is an ordinary key.
      const kept: Record<string, unknown> = Object.create(null);
      for (const [name, inner] of Object.entries(part)) {
        if (left < 0) break;
        // No field has such a long name, and normalizing it would be expensive.
        if (name.length > longestName) {
          kept[redacted] = redacted;
          continue;
        }
        const shown = search(name);
        // If a name contains a card number, its value may be the security code.
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

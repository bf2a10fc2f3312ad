import { cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import type { TestCard } from '@pasarela/contracts/test-cards/test-cards';
import type { CardDraft } from './card-draft.ts';

/**
 * A test card as it is typed: with the expiry of its row in the catalogue, or else the end of the year after `now` (milliseconds), and
 * with any security code of the brand's length.
 */
export const filledCard = ({ number, brand, expiry }: TestCard, now: number): CardDraft => {
  const nextYear = String(Number(toWireDay(now).slice(0, 4)) + 1);
  const { month, year } = expiry ?? { month: '12', year: nextYear };
  return {
    number,
    expiry: `${month}/${year.slice(-2)}`,
    code: '1234'.slice(0, cardBrands[brand].codeDigits),
  };
};

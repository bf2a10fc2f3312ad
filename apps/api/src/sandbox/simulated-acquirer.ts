import { businessCalendar } from '@pasarela/contracts/dates';
import { isNextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import {
  type CardOutcome,
  fundingOf,
  isDeclineReason,
  sandboxOutcome,
  type TestCard,
  testCardOf,
  testCards,
} from '@pasarela/contracts/test-cards/test-cards';
import type { Acquirer, Authorization } from '#core/cards/acquirer.ts';
import type { Identifiers } from '#security/identifiers.ts';

/** A row's name: its brand, last four and, where it has one, its own expiry. It stays when the table grows. */
const nameOf = ({ brand, number, expiry }: TestCard): string =>
  `${brand}${number.slice(-4)}${expiry ? `${expiry.month}${expiry.year}` : ''}`;

/** Which row of the table a kept card falls under; none where the table does not know it. */
const rowOfToken = (token: string): TestCard | undefined =>
  testCards.find((row) => nameOf(row) === token.split('_')[1]);

/** What the account was told to answer next comes before the table, but not before the cardholder's own challenge. */
const chosenOutcome = (chosen: string | null | undefined): CardOutcome | undefined => {
  if (!chosen || !isNextOutcome(chosen)) return undefined;
  if (chosen === 'approved' || chosen === 'review') return { kind: chosen };
  return isDeclineReason(chosen) ? { kind: 'declined', reason: chosen } : undefined;
};

/** The sandbox's acquirer: the outcome stands in the contract's table of test cards. */
export const createSimulatedAcquirer = (identifiers: Identifiers): Acquirer => ({
  asksHolders: true,
  fundingOf,

  keep: (card) => {
    const row = testCardOf(card);
    return `sim_${row ? nameOf(row) : 'unknown'}_${identifiers.token()}`;
  },

  authorize: ({ token, expiryMonth, expiryYear, now, holder, nextOutcome }): Authorization => {
    const { year, month } = businessCalendar(now.getTime());
    const chosen = chosenOutcome(nextOutcome);
    const outcome =
      chosen ??
      sandboxOutcome(rowOfToken(token), { month: expiryMonth, year: expiryYear }, { year, month: month + 1 });
    const approved = { kind: 'approved', authorizationCode: identifiers.authorizationCode() } as const;
    switch (outcome.kind) {
      case 'approved':
        return approved;
      case 'declined':
        return { kind: 'declined', reason: outcome.reason };
      case 'review':
        // Nobody is there to be asked when a card is charged again, except by whom it was chosen.
        return holder === 'present' || chosen ? { kind: 'review' } : approved;
      case 'approvedOnce':
        return holder === 'stored' ? { kind: 'declined', reason: outcome.reason } : approved;
      case 'disputed':
        return { ...approved, dispute: outcome.reason };
    }
  },
});

/** Production has no acquirer here: every payment is declined, and says so. */
export const noAcquirer: Acquirer = {
  refusesOthers: 'no_acquirer',
  asksHolders: false,
  fundingOf,
  keep: () => 'none',
  authorize: () => ({ kind: 'declined', reason: 'no_acquirer' }),
};

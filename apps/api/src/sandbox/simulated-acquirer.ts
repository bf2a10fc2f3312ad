import { businessCalendar } from '@pasarela/contracts/dates';
import { sandboxOutcome, testCards } from '@pasarela/contracts/test-cards/test-cards';
import type { Identifiers } from '#security/identifiers.ts';
import type { Acquirer } from './acquirer.ts';

/** The sandbox's acquirer: the outcome stands in the contract's table of test cards. */
export const createSimulatedAcquirer = (identifiers: Identifiers): Acquirer => ({
  fundingOf: (cardNumber) => testCards.find((card) => card.number === cardNumber)?.funding ?? 'credit',
  authorize: ({ card, now }) => {
    const { year, month } = businessCalendar(now.getTime());
    const { outcome, funding } = sandboxOutcome(card, { year, month: month + 1 });
    return outcome.kind === 'approved'
      ? { kind: 'approved', funding, authorizationCode: identifiers.authorizationCode() }
      : { kind: 'declined', funding, reason: outcome.reason };
  },
});

/** Production has no acquirer here: every payment is declined, and says so. */
export const noAcquirer: Acquirer = {
  fundingOf: () => 'credit',
  authorize: () => ({ kind: 'declined', funding: 'credit', reason: 'no_acquirer' }),
};

import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { businessCalendar } from '@pasarela/contracts/dates/dates';
import { isDeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import { isNextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import {
  type CardOutcome,
  fundingOf,
  sandboxOutcome,
  type TestCard,
  testCardOf,
  testCards,
} from '@pasarela/contracts/test-cards/test-cards';
import type { Acquirer, Authorization } from '#core/cards/acquirer.ts';
import type { Identifiers } from '#security/identifiers.ts';

/** The name of a test card in tokens: brand, last four digits and, if set, expiry. It does not change when the table grows. */
const nameOf = ({ brand, number, expiry }: TestCard): string =>
  `${brand}${number.slice(-4)}${expiry ? `${expiry.month}${expiry.year}` : ''}`;

/** Returns the test card of a token; undefined if the table does not contain it. */
const rowOfToken = (token: string): TestCard | undefined =>
  testCards.find((row) => nameOf(row) === token.split('_')[1]);

/** The outcome that the request or the account chose. It overrides the table of test cards, but not a 3DS challenge. */
const chosenOutcome = (chosen: string | null | undefined): CardOutcome | undefined => {
  if (!chosen || !isNextOutcome(chosen)) return undefined;
  if (chosen === 'approved' || chosen === 'review') return { kind: chosen };
  return isDeclineReason(chosen) ? { kind: 'declined', reason: chosen } : undefined;
};

/** The sandbox's acquirer: its answers are the contract's table of test cards. */
const createSimulatedAcquirer = (identifiers: Identifiers): Acquirer => ({
  asksHolders: true,
  fundingOf,

  keep: (card) => {
    const row = testCardOf(card);
    return `sim_${row ? nameOf(row) : 'unknown'}_${identifiers.token()}`;
  },

  authorize: ({ token, expiryMonth, expiryYear, now, holder, chosenOutcome: name }): Authorization => {
    const { year, month } = businessCalendar(now.getTime());
    const chosen = chosenOutcome(name);
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
        // A stored card is charged without its holder, so it goes to review only if the account chose that outcome.
        return holder === 'present' || chosen ? { kind: 'review' } : approved;
      case 'approvedOnce':
        return holder === 'stored' ? { kind: 'declined', reason: outcome.reason } : approved;
      case 'disputed':
        return { ...approved, dispute: outcome.reason };
    }
  },
});

/** The acquirer of production: there is none, so every payment is declined with `no_acquirer`. */
const noAcquirer: Acquirer = {
  refusesOthers: 'no_acquirer',
  asksHolders: false,
  fundingOf,
  keep: () => 'none',
  authorize: () => ({ kind: 'declined', reason: 'no_acquirer' }),
};

/** Creates the acquirer of each environment. */
export const createAcquirers = (identifiers: Identifiers): Readonly<Record<EnvironmentName, Acquirer>> => ({
  Sandbox: createSimulatedAcquirer(identifiers),
  Production: noAcquirer,
});

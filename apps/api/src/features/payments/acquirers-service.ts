import { blacklistReasonOf } from '@pasarela/contracts/fraud/fraud-rules';
import type { Unit } from '#database/queries.ts';
import type { AccountMoment } from '#features/clock/account-moment-service.ts';
import { listedPayer } from '#features/fraud/fraud-judgement-service.ts';
import { takeNextOutcome } from '#features/next-outcome/next-outcome-service.ts';
import type { KeptCard } from '#features/transactions/transaction-process-service.ts';
import type { CallAccount } from '#http/call.ts';
import type { Acquirer, Authorization, AuthorizationRequest } from '#sandbox/acquirer.ts';
import { createSimulatedAcquirer, noAcquirer } from '#sandbox/simulated-acquirer.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { canonicalAddress } from '#security/network-addresses.ts';

/** Who is asked, by environment. */
export const createAcquirers = (identifiers: Identifiers) => {
  const simulated = createSimulatedAcquirer(identifiers);
  return (environment: CallAccount['environment']): Acquirer =>
    environment === 'Sandbox' ? simulated : noAcquirer;
};

/** Asks about a card. An outcome that was chosen for the next payment is used up by it. */
export const authorizeCard = async (
  unit: Unit,
  acquirer: Acquirer,
  moment: AccountMoment,
  card: KeptCard,
  holder: AuthorizationRequest['holder'],
): Promise<Authorization> => {
  const { nextOutcome, accountId, now } = moment;
  // A challenge that was passed is the answer to the payment that asked for it, not a next payment.
  const chosen = holder === 'challenged' ? null : nextOutcome;
  if (chosen) await takeNextOutcome(unit, accountId);
  return acquirer.authorize({
    token: card.acquirerToken,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    now,
    holder,
    nextOutcome: chosen,
  });
};

/**
 * Asks about a card without a charge, before it is kept; the merchant's blacklist comes first. It is no payment: an outcome that was chosen for the next one stays,
 * and a bank that would ask its cardholder first does so when there is something to pay.
 */
export const verifyCard = async (
  unit: Unit,
  acquirer: Acquirer,
  { accountId, now }: Pick<AccountMoment, 'accountId' | 'now'>,
  card: KeptCard,
  /** `address`: where the card was sent from, where its holder sent it. */
  { customerEmail, address }: { readonly customerEmail: string; readonly address?: string },
): Promise<Authorization> => {
  const listed = await listedPayer(unit, accountId, {
    customerEmail,
    payerIp: canonicalAddress(address),
    cardFingerprint: card.fingerprint,
  });
  if (listed) return { kind: 'declined', reason: blacklistReasonOf(listed) };
  return acquirer.authorize({
    token: card.acquirerToken,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    now,
    holder: 'present',
  });
};

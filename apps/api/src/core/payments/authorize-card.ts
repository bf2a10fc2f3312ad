import { blacklistReasonOf } from '@pasarela/contracts/fraud/fraud-rules';
import { updateNextOutcome } from '#core/account/next-outcome-repository.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Authorization } from '#core/cards/acquirer.ts';
import type { KeptCard } from '#core/cards/kept-card.ts';
import { canonicalAddress } from '#security/network-addresses.ts';
import { listedPayer } from './judge-payer.ts';
import type { CardInstrument } from './payment-instrument.ts';

/** Authorizes a card. If an outcome was chosen for the next payment, this uses it up. */
export const authorizeCard = async (
  { unit, accountId, now, acquirer, nextOutcome }: WriteContext,
  { card, holder }: CardInstrument,
): Promise<Authorization> => {
  // A completed challenge belongs to an earlier payment, so it does not use up the outcome chosen for the next one.
  const chosen = holder === 'challenged' ? null : nextOutcome;
  if (chosen) await updateNextOutcome(unit, accountId, null);
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
 * Asks about a card without a charge, before it is kept; the merchant's blacklist comes first. It is no payment: an outcome that was
 * chosen for the next one stays, and a bank that would ask its cardholder first does so when there is something to pay.
 */
export const verifyCard = async (
  { unit, accountId, now, acquirer }: WriteContext,
  card: KeptCard,
  /** `address`: the cardholder's IP address, if the cardholder sent the card. */
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

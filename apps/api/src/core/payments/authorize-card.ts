import { blacklistReasonOf } from '@pasarela/contracts/fraud/fraud-rules';
import { isNextOutcome, type NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import { updateNextOutcome } from '#core/account/accounts-repository.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Authorization, AuthorizationRequest, KeptCard } from '#core/cards/acquirer.ts';
import { canonicalAddress } from '#security/network-addresses.ts';
import { listedPayer } from './judge-payer.ts';
import type { CardInstrument } from './payment-attempt.ts';

/** The bank's answer that the request chose with `Sandbox-Scenario`, if it chose one. */
const chosenByRequest = ({ actor: { scenario } }: WriteContext): NextOutcome | undefined =>
  isNextOutcome(scenario) ? scenario : undefined;

/** Asks the acquirer of the account for an authorization. */
const authorization = (
  { acquirer, now }: WriteContext,
  { acquirerToken: token, expiryMonth, expiryYear }: KeptCard,
  answer: Pick<AuthorizationRequest, 'holder' | 'chosenOutcome'>,
): Authorization => acquirer.authorize({ token, expiryMonth, expiryYear, now, ...answer });

/** Authorizes a card. If an outcome was chosen for the next payment, this uses it up, unless the request chose its own. */
export const authorizeCard = async (
  context: WriteContext,
  { card, holder }: CardInstrument,
): Promise<Authorization> => {
  const { unit, accountId, nextOutcome } = context;
  const ofRequest = chosenByRequest(context);
  // A completed challenge belongs to an earlier payment, so it does not use up the outcome chosen for the next one.
  const ofAccount = holder === 'challenged' || ofRequest ? null : nextOutcome;
  if (ofAccount) await updateNextOutcome(unit, accountId, null);
  return authorization(context, card, { holder, chosenOutcome: ofRequest ?? ofAccount });
};

/**
 * Verifies a card without a charge before it is stored; the merchant's blacklist is checked first. A verification is not a payment:
 * it does not use up the outcome chosen for the next payment and does not require 3D Secure.
 */
export const verifyCard = async (
  context: WriteContext,
  card: KeptCard,
  /** `address`: the cardholder's IP address, if the cardholder sent the card. */
  { customerEmail, address }: { readonly customerEmail: string; readonly address?: string },
): Promise<Authorization> => {
  const { unit, accountId } = context;
  const listed = await listedPayer(unit, accountId, {
    customerEmail,
    payerIp: canonicalAddress(address),
    cardFingerprint: card.fingerprint,
  });
  if (listed) return { kind: 'declined', reason: blacklistReasonOf(listed) };
  return authorization(context, card, { holder: 'present', chosenOutcome: chosenByRequest(context) ?? null });
};

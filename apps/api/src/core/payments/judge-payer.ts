import { type FraudField, fraudFieldNames } from '@pasarela/contracts/fraud/fraud-fields';
import { type BlacklistRule, type FraudRule, fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import { isTimeRange } from '@pasarela/contracts/fraud/time-ranges';
import { velocityWindowStart } from '@pasarela/contracts/fraud/velocity-rules';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';
import {
  countAttempts,
  findStandingRules,
  type PayerKeys,
  type StandingRule,
} from './judge-payer-repository.ts';
import { type AttemptResult, declinedAttempt, heldAttempt, type PaymentAttempt } from './payment-attempt.ts';

/** The payer's e-mail, IP address and card fingerprint. */
type Payer = {
  readonly customerEmail: string;
  readonly payerIp?: string | null;
  readonly cardFingerprint?: string | null;
};

const keysOf = ({ customerEmail, payerIp, cardFingerprint }: Payer): PayerKeys => ({
  email: customerEmail.toLowerCase(),
  ip: payerIp ?? null,
  card: cardFingerprint ?? null,
});

const listedIn = (standing: readonly StandingRule[]): BlacklistRule | undefined => {
  const listed = fraudFieldNames.find((field) =>
    standing.some((rule) => rule.kind === 'blacklist' && rule.field === field),
  );
  return listed && `blacklist:${listed}`;
};

/** The blacklist rule that matches a payer; undefined if none does. Cards of such payers are not stored either. */
export const listedPayer = async (
  unit: Unit,
  accountId: number,
  payer: Payer,
): Promise<BlacklistRule | undefined> => listedIn(await findStandingRules(unit, accountId, keysOf(payer)));

const isExceeded = async (
  { unit, accountId, now }: Pick<WriteContext, 'unit' | 'accountId' | 'now'>,
  field: FraudField,
  key: string,
  { value, timeRange }: StandingRule,
): Promise<boolean> => {
  if (!isTimeRange(timeRange)) throw new Error(`unknown time range ${timeRange}`);
  const after = velocityWindowStart({ value, timeRange }, now.getTime());
  return (await countAttempts(unit, accountId, field, { key, after, max: value })) >= value;
};

/**
 * The rule that stops a payer; undefined if none does. The blacklist is checked before velocity rules, each in the order e-mail, IP
 * address, card. It must run in the unit of the attempt, so that concurrent attempts are counted. `blacklistAlone`: velocity rules
 * do not apply.
 */
export const judgePayer = async (
  context: Pick<WriteContext, 'unit' | 'accountId' | 'now'>,
  payer: Payer,
  { blacklistAlone }: { readonly blacklistAlone: boolean },
): Promise<FraudRule | undefined> => {
  const keys = keysOf(payer);
  const standing = await findStandingRules(context.unit, context.accountId, keys);
  if (standing.length === 0) return undefined;
  const listed = listedIn(standing);
  if (listed || blacklistAlone) return listed;
  for (const field of fraudFieldNames) {
    const rule = standing.find((found) => found.kind === 'velocity' && found.field === field);
    const key = keys[field];
    if (rule && key !== null && (await isExceeded(context, field, key, rule))) return `velocity:${field}`;
  }
  return undefined;
};

/**
 * The result of an attempt that a fraud rule of the merchant stops; the acquirer is not asked. A blacklist rule declines it. A
 * velocity rule requires 3D Secure, and declines payments that are not by card.
 */
export const refusedByRule = (
  context: WriteContext,
  { instrument, ...attempt }: PaymentAttempt,
  rule: FraudRule,
): AttemptResult => {
  const { reason } = fraudRules[rule];
  const { steps, changes } =
    instrument.kind === 'card' && rule.startsWith('velocity:')
      ? heldAttempt(context, { ...attempt, instrument }, reason)
      : declinedAttempt({ ...attempt, instrument }, reason);
  return { steps, changes: { ...changes, fraudRule: rule } };
};

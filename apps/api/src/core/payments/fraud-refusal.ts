import { type FraudRule, fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import type { WriteContext } from '#core/account/write-context.ts';
import { writeProcess } from '#core/transactions/transaction-process.ts';
import { type AttemptResult, pageOf } from './attempt-result.ts';
import { instrumentColumns } from './payment-instrument.ts';
import type { PaymentAttempt } from './payment-order.ts';

/**
 * What a rule of the merchant's own makes of an attempt, before anybody else is asked: the blacklist declines it; velocity asks a
 * cardholder for 3D Secure, and declines where no cardholder is.
 */
export const refusedByRule = (
  { identifiers }: WriteContext,
  { order, process, instrument }: PaymentAttempt,
  rule: FraudRule,
): AttemptResult => {
  const { reason } = fraudRules[rule];
  const shown = instrumentColumns(instrument);
  if (instrument.kind === 'card' && rule.startsWith('velocity:'))
    return {
      steps: [{ move: 'review', reason }],
      changes: {
        ...shown,
        ...pageOf(identifiers, order),
        process: writeProcess({ ...process, card: instrument.card }),
        fraudRule: rule,
      },
    };
  return {
    steps: [{ move: 'decline', reason }],
    // Another attempt may follow, so the process is kept; the card is not.
    changes: { ...shown, declineReason: reason, process: writeProcess(process), fraudRule: rule },
  };
};

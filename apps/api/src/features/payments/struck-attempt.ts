import { type FraudRule, fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import type { TransactionProcess } from '#features/transactions/transaction-process-service.ts';
import { writeProcess } from '#features/transactions/transaction-process-service.ts';
import { type Attempted, nothing } from './attempted.ts';

type Struck = {
  readonly rule: FraudRule;
  /** What the way of paying would have shown of itself. */
  readonly shown: Attempted['changes'];
  /** The page on which its cardholder can be asked, and what is to be done then; none where there is nobody to be asked. */
  readonly challenge?: { readonly page: Attempted['changes']; readonly process: TransactionProcess };
  readonly process: TransactionProcess;
};

/**
 * What a rule of the merchant's own makes of an attempt, before anybody else is asked: the blacklist declines it; velocity asks a
 * cardholder for 3D Secure, and declines where no cardholder is.
 */
export const struckAttempt = ({ rule, shown, challenge, process }: Struck): Attempted => {
  const { reason } = fraudRules[rule];
  if (challenge && rule.startsWith('velocity:'))
    return {
      steps: [{ move: 'review', reason }],
      changes: {
        ...shown,
        ...challenge.page,
        process: writeProcess(challenge.process),
        fraudRule: rule,
      },
      afterwards: nothing,
    };
  return {
    steps: [{ move: 'decline', reason }],
    // Another attempt may follow: what is to be done with it stays, the card does not.
    changes: { ...shown, declineReason: reason, process: writeProcess(process), fraudRule: rule },
    afterwards: nothing,
  };
};

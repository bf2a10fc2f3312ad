import type { fraudDeclineReasons } from '@pasarela/contracts/fraud/fraud-rules';
import type { DeclineReason } from '@pasarela/contracts/payments/decline-reasons';

/** Who declines a payment. */
export type Decider = 'bank' | 'challenge' | 'aplazo' | 'rules' | 'sandbox' | 'production';

const others = {
  declined: 'bank',
  insufficient_funds: 'bank',
  expired_card: 'bank',
  wrong_code: 'bank',
  processing_error: 'bank',
  fraud_block: 'bank',
  challenge_failed: 'challenge',
  aplazo_rejected: 'aplazo',
  use_test_card: 'sandbox',
  no_acquirer: 'production',
} as const satisfies Record<Exclude<DeclineReason, keyof typeof fraudDeclineReasons>, Decider>;

const isOther = (reason: DeclineReason): reason is keyof typeof others => Object.hasOwn(others, reason);

export const deciderOf = (reason: DeclineReason): Decider => (isOther(reason) ? others[reason] : 'rules');

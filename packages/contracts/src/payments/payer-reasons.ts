import { isFraudReason } from '../fraud/fraud-rules.ts';
import type { DeclineReason } from './decline-reasons.ts';

/** Payers are not told which fraud rule stopped them, because that would help them to avoid it. */
export const payerReasonOf = (reason: DeclineReason): DeclineReason =>
  isFraudReason(reason) ? 'fraud_block' : reason;

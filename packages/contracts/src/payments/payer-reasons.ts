import { isFraudReason } from '../fraud/fraud-rules.ts';
import type { DeclineReason } from './decline-reasons.ts';

/** A payer is not told which of the merchant's own rules stopped them: that would teach them the way round it. */
export const payerReasonOf = (reason: DeclineReason): DeclineReason =>
  isFraudReason(reason) ? 'fraud_block' : reason;

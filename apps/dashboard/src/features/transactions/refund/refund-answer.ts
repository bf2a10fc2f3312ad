import { errorCodes } from '@pasarela/contracts/errors/error-codes';

/** Messages that mean a failure although the call succeeded (REFUND-21 to REFUND-24). */
const failureBeginnings: readonly string[] = [
  errorCodes.transaction_in_process.message.en,
  errorCodes.transaction_in_process.message.es,
  '1003',
  'Unexpected character encountered',
  'INVALID_DATA',
];

const refundedStatuses: readonly string[] = ['Refund', 'PartialRefund'];

/** Whether an answered refund was made. */
export const isRefundMade = (status: string, message: string): boolean =>
  refundedStatuses.includes(status) && !failureBeginnings.some((beginning) => message.startsWith(beginning));

import type { Operation } from './define-operation.ts';

/**
 * The two forms of an error answer: that of the payment API and the system calls, and that of the dashboard (`PaymentErrorSchema`,
 * `DashboardErrorSchema`).
 */
export type ErrorForm = 'payment' | 'dashboard';

/** The payment API's form if the answer has no envelope, otherwise the dashboard's. */
export const errorFormOf = ({ answerKind }: Pick<Operation, 'answerKind'>): ErrorForm =>
  answerKind === 'plain' ? 'payment' : 'dashboard';

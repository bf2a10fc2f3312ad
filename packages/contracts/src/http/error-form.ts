import type { Operation } from './define-operation.ts';

/**
 * The two forms in which a call is refused: that of the payment API and of the system's own calls, and that of the dashboard
 * (`PaymentErrorSchema`, `DashboardErrorSchema`).
 */
export type ErrorForm = 'payment' | 'dashboard';

/** A call that answers its schema as it stands refuses in the payment API's form; every other in the dashboard's. */
export const errorFormOf = ({ answerKind }: Pick<Operation, 'answerKind'>): ErrorForm =>
  answerKind === 'plain' ? 'payment' : 'dashboard';

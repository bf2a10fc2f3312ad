import type { FraudDeclineReason } from '../fraud/fraud-rules.ts';
import type { DeclineReason } from '../payments/decline-reasons.ts';
import type { Words } from '../words/words.ts';

/** The reasons that do not come from a bank: 3D Secure, Aplazo, an unknown test card, no acquirer, fraud rules. */
type OwnReason =
  | 'challenge_failed'
  | 'aplazo_rejected'
  | 'use_test_card'
  | 'no_acquirer'
  | FraudDeclineReason;

/** The answers that can be set for an account's next payment: the simulated acquirer gives it whatever the card. */
export const nextOutcomes = {
  approved: { es: 'Aprobación', en: 'Approval' },
  declined: { es: 'Rechazo del banco', en: 'Bank decline' },
  insufficient_funds: { es: 'Fondos insuficientes', en: 'Insufficient funds' },
  expired_card: { es: 'Tarjeta vencida', en: 'Expired card' },
  wrong_code: { es: 'Código de seguridad incorrecto', en: 'Wrong security code' },
  processing_error: { es: 'Error de proceso', en: 'Processing error' },
  fraud_block: { es: 'Bloqueo por riesgo de fraude', en: 'Fraud risk block' },
  review: { es: 'Validación 3D Secure', en: '3D Secure challenge' },
} as const satisfies Record<'approved' | 'review' | Exclude<DeclineReason, OwnReason>, Words>;

export type NextOutcome = keyof typeof nextOutcomes;
export const nextOutcomeNames = Object.keys(nextOutcomes) as [NextOutcome, ...NextOutcome[]];
export const isNextOutcome = (name: unknown): name is NextOutcome =>
  typeof name === 'string' && Object.hasOwn(nextOutcomes, name);

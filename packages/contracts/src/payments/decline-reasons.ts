import { fraudDeclineReasons } from '../fraud/fraud-rules.ts';
import type { Words } from '../words/words.ts';

/** The decline reasons: the code that is stored (`authResult`) and the words that explain it. */
export const declineReasons = {
  declined: {
    es: 'El banco rechazó el pago.',
    en: 'The bank declined the payment.',
  },
  insufficient_funds: {
    es: 'La tarjeta no tiene fondos suficientes.',
    en: 'The card has insufficient funds.',
  },
  expired_card: { es: 'La tarjeta está vencida.', en: 'The card has expired.' },
  wrong_code: {
    es: 'El código de seguridad no es correcto.',
    en: 'The security code is not correct.',
  },
  processing_error: {
    es: 'El banco no pudo procesar el pago. Intenta de nuevo más tarde.',
    en: 'The bank could not process the payment. Try again later.',
  },
  fraud_block: {
    es: 'El pago se bloqueó por riesgo de fraude.',
    en: 'The payment was blocked for fraud risk.',
  },
  challenge_failed: {
    es: 'La autenticación 3D Secure no se completó.',
    en: 'The 3D Secure authentication failed.',
  },
  aplazo_rejected: { es: 'Aplazo no aprobó el financiamiento.', en: 'Aplazo did not approve the loan.' },
  use_test_card: {
    es: 'En modo pruebas usa una tarjeta de prueba de la documentación.',
    en: 'In the sandbox, use one of the test cards in the documentation.',
  },
  no_acquirer: {
    es: 'Aquí no se procesan pagos reales: no hay un banco adquirente conectado.',
    en: 'No real payments are processed here: no acquiring bank is connected.',
  },
  ...fraudDeclineReasons,
} as const satisfies Record<string, Words>;
export type DeclineReason = keyof typeof declineReasons;
export const declineReasonNames = Object.keys(declineReasons) as DeclineReason[];
export const isDeclineReason = (code: string): code is DeclineReason => Object.hasOwn(declineReasons, code);

const ofVerification: Readonly<Partial<Record<DeclineReason, Words>>> = {
  declined: { es: 'El banco la rechazó.', en: 'The bank declined it.' },
  processing_error: {
    es: 'El banco no pudo verificarla. Intenta de nuevo más tarde.',
    en: 'The bank could not verify it. Try again later.',
  },
  fraud_block: { es: 'Se bloqueó por riesgo de fraude.', en: 'It was blocked for fraud risk.' },
};

/** Why a card was not saved, after a sentence that names it: nothing was to be paid. */
export const verificationReason = (reason: DeclineReason): Words =>
  ofVerification[reason] ?? declineReasons[reason];

import type { Words } from '../words/words.ts';

type EmailKindEntry = {
  readonly label: Words;
  /** The recipient. A merchant's e-mails go to the notification addresses of the settings. */
  readonly to: 'customer' | 'merchant';
};

/** The e-mails that are written. */
export const emailKinds = {
  paymentLink: { label: { es: 'Liga de pago', en: 'Payment link' }, to: 'customer' },
  cardReplacement: { label: { es: 'Cambio de tarjeta', en: 'Card replacement' }, to: 'customer' },
  paymentReceived: { label: { es: 'Pago recibido', en: 'Payment received' }, to: 'merchant' },
  chargebackOpened: { label: { es: 'Contracargo abierto', en: 'Chargeback opened' }, to: 'merchant' },
  subscriptionPaused: { label: { es: 'Suscripción pausada', en: 'Subscription paused' }, to: 'merchant' },
} as const satisfies Record<string, EmailKindEntry>;

export type EmailKind = keyof typeof emailKinds;
export const emailKindNames = Object.keys(emailKinds) as EmailKind[];

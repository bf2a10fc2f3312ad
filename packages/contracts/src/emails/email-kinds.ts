import type { Words } from '../words/words.ts';

type EmailKindEntry = {
  readonly label: Words;
  /** The recipient. A merchant's e-mails go to the notification addresses of the settings. */
  readonly to: 'customer' | 'merchant' | 'user';
  /** Set if a merchant can switch the e-mail on and off: what it is until they do. */
  readonly switched?: 'on' | 'off';
};

/** The e-mails that are written. */
export const emailKinds = {
  paymentLink: { label: { es: 'Liga de pago', en: 'Payment link' }, to: 'customer' },
  cardReplacement: { label: { es: 'Cambio de tarjeta', en: 'Card replacement' }, to: 'customer' },
  paymentReceived: { label: { es: 'Pago recibido', en: 'Payment received' }, to: 'merchant' },
  chargebackOpened: { label: { es: 'Contracargo abierto', en: 'Chargeback opened' }, to: 'merchant' },
  subscriptionPaused: { label: { es: 'Suscripción pausada', en: 'Subscription paused' }, to: 'merchant' },
  paymentReceipt: {
    label: { es: 'Recibo de pago', en: 'Payment receipt' },
    to: 'customer',
    switched: 'off',
  },
  cashVoucher: {
    label: { es: 'Ficha de pago en efectivo', en: 'Cash voucher' },
    to: 'customer',
    switched: 'off',
  },
  refundMade: { label: { es: 'Reembolso', en: 'Refund' }, to: 'customer', switched: 'off' },
  chargeFailed: {
    label: { es: 'Cobro de suscripción no realizado', en: 'Failed subscription charge' },
    to: 'customer',
    switched: 'off',
  },
  userInvitation: { label: { es: 'Invitación', en: 'Invitation' }, to: 'user', switched: 'on' },
  passwordReset: { label: { es: 'Contraseña olvidada', en: 'Forgotten password' }, to: 'user' },
} as const satisfies Record<string, EmailKindEntry>;

export type EmailKind = keyof typeof emailKinds;
export const emailKindNames = Object.keys(emailKinds) as EmailKind[];

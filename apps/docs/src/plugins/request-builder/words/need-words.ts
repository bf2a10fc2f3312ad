import type { IntegrationMethodName } from '@pasarela/contracts/integration-methods/integration-method-names';
import type { Locale } from '../../../site/locales.ts';

/** What has to be there before a sample is sent, and the buttons that make it, at first and once more. */
export type NeedWords = { readonly need: string; readonly make: string; readonly again: string };

const es = {
  'inmediate-capture-card': {
    need: 'Necesitas un pago ya cobrado',
    make: 'Crear ese pago',
    again: 'Crear otro pago',
  },
  'cash-payments': {
    need: 'Necesitas un pago en tienda, aunque siga pendiente',
    make: 'Crear ese pago',
    again: 'Crear otro pago',
  },
  'delayed-capture-auth': {
    need: 'Necesitas un pago autorizado',
    make: 'Autorizar ese pago',
    again: 'Autorizar otro pago',
  },
  wcda: {
    need: 'Necesitas un pago que tu cliente autorizó en la página de pago',
    make: 'Crear ese pago',
    again: 'Crear otro pago',
  },
  'tokenization-create': {
    need: 'Necesitas una tarjeta guardada',
    make: 'Guardar esa tarjeta',
    again: 'Guardar otra tarjeta',
  },
  'suscription-card': {
    need: 'Necesitas una suscripción activa',
    make: 'Crear esa suscripción',
    again: 'Crear otra suscripción',
  },
  wsc: {
    need: 'Necesitas una suscripción que tu cliente inició en la página de pago',
    make: 'Crear esa suscripción',
    again: 'Crear otra suscripción',
  },
  'form-session': {
    need: 'Necesitas una sesión del formulario',
    make: 'Crear esa sesión',
    again: 'Crear otra sesión',
  },
} satisfies Partial<Record<IntegrationMethodName, NeedWords>>;

const en: Record<keyof typeof es, NeedWords> = {
  'inmediate-capture-card': {
    need: 'You need a payment that has been charged',
    make: 'Create that payment',
    again: 'Create another payment',
  },
  'cash-payments': {
    need: 'You need a store payment, even a pending one',
    make: 'Create that payment',
    again: 'Create another payment',
  },
  'delayed-capture-auth': {
    need: 'You need an authorized payment',
    make: 'Authorize that payment',
    again: 'Authorize another payment',
  },
  wcda: {
    need: 'You need a payment that your customer authorized on the payment page',
    make: 'Create that payment',
    again: 'Create another payment',
  },
  'tokenization-create': {
    need: 'You need a saved card',
    make: 'Save that card',
    again: 'Save another card',
  },
  'suscription-card': {
    need: 'You need an active subscription',
    make: 'Create that subscription',
    again: 'Create another subscription',
  },
  wsc: {
    need: 'You need a subscription that your customer started on the payment page',
    make: 'Create that subscription',
    again: 'Create another subscription',
  },
  'form-session': {
    need: 'You need a form session',
    make: 'Create that session',
    again: 'Create another session',
  },
};

const words: Readonly<Record<Locale, Partial<Record<IntegrationMethodName, NeedWords>>>> = { es, en };

/** The words of a call that another one needs. The build fails where they are missing. */
export const needWords = (method: IntegrationMethodName, locale: Locale): NeedWords => {
  const found = words[locale][method];
  if (!found) throw new Error(`${method} is needed by a sample: say what for in need-words.ts`);
  return found;
};

import type { Words } from '../words/words.ts';

/** The messages of the payment API's answers that are not about a transaction. */
export const doneMessages = {
  authenticated: { es: 'Autenticación correcta.', en: 'Authentication succeeded.' },
  cardKept: { es: 'La tarjeta se guardó.', en: 'The card was saved.' },
  cardDeleted: { es: 'La tarjeta se borró.', en: 'The card was deleted.' },
  cardsListed: {
    es: 'Las tarjetas que guardas de este cliente.',
    en: 'The cards that you have saved for this customer.',
  },
  subscriptionCanceled: { es: 'La suscripción se canceló.', en: 'The subscription was canceled.' },
  dayReported: {
    es: 'Las transacciones que se crearon ese día.',
    en: 'The transactions created on that day.',
  },
} as const satisfies Record<string, Words>;

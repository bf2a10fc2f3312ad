import { useWords } from '#i18n/use-words.ts';

const es = {
  title: (merchant: string) => `Reemplazar la tarjeta de tu suscripción con ${merchant}`,
  heading: 'Reemplaza tu tarjeta',
  terms: (amount: string, every: string, merchant: string) =>
    `Tu suscripción con ${merchant}: ${amount} ${every}.`,
  counted: (made: string, all: string) => `Llevas ${made} de ${all} pagos.`,
  oldCard: 'Tarjeta actual',
  reference: 'Referencia',
  serves: 'La liga sirve una vez, hasta el',
  newCard: 'Tarjeta nueva',
  nothingCharged: 'Hoy no se cobra nada: solo verificamos la tarjeta.',
  submit: 'Guardar la tarjeta',
  running: 'Verificando…',
  used: 'Tu tarjeta quedó reemplazada',
  usedText: (card: string, merchant: string) =>
    `Los siguientes cobros se hacen a tu ${card}. No se cobró nada: ${merchant} reactiva tu suscripción.`,
  expired: 'Esta liga ya no sirve',
  expiredText: (merchant: string) => `Venció, o ${merchant} te envió otra más nueva. Úsala, o pídele otra.`,
  ended: 'La suscripción está cancelada',
  endedText: (merchant: string) =>
    `Ya no se cobra, así que no necesita otra tarjeta. Si es un error, escribe a ${merchant}.`,
  notNeeded: 'La suscripción ya está activa',
  notNeededText: (merchant: string) =>
    `Sigue cobrándose a tu tarjeta. Si quieres cambiarla, pide otra liga a ${merchant}.`,
  facts: 'Tu suscripción',
  card: 'Tarjeta',
  amount: 'Monto',
};

const en: typeof es = {
  title: (merchant) => `Replace the card of your subscription with ${merchant}`,
  heading: 'Replace your card',
  terms: (amount, every, merchant) => `Your subscription with ${merchant}: ${amount} ${every}.`,
  counted: (made, all) => `You have made ${made} of ${all} payments.`,
  oldCard: 'Current card',
  reference: 'Reference',
  serves: 'The link can be used once, until',
  newCard: 'New card',
  nothingCharged: 'Nothing is charged today: we only verify the card.',
  submit: 'Save the card',
  running: 'Verifying…',
  used: 'Your card was replaced',
  usedText: (card, merchant) =>
    `The next charges go to your ${card}. Nothing was charged: ${merchant} will reactivate your subscription.`,
  expired: 'This link can no longer be used',
  expiredText: (merchant) =>
    `It has expired, or ${merchant} sent you a newer one. Use that, or ask for another.`,
  ended: 'The subscription is canceled',
  endedText: (merchant) =>
    `It no longer charges, so it needs no other card. If that is a mistake, contact ${merchant}.`,
  notNeeded: 'The subscription is already active',
  notNeededText: (merchant) =>
    `It goes on charging your card. To change it, ask ${merchant} for another link.`,
  facts: 'Your subscription',
  card: 'Card',
  amount: 'Amount',
};

/** Words of the page on which a customer replaces the card of a subscription. */
export const cardReplacementWords = { es, en };
export const useCardReplacementWords = (): typeof es => useWords(cardReplacementWords);

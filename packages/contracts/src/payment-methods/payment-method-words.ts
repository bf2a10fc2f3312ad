import type { Language, Words } from '../words/words.ts';
import { type PaymentMethodId, paymentMethods } from './payment-methods.ts';

const namedIn = (ids: readonly PaymentMethodId[], language: Language): string =>
  ids
    .map((id) => {
      const { label, kind } = paymentMethods[id];
      const name = label[language];
      return `${id} ${kind === 'card' ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
    })
    .join(', ');

const isCard = (id: PaymentMethodId): boolean => paymentMethods[id].kind === 'card';

const cardMayBeLeftOut: Words = {
  es: 'puede omitirse: la tarjeta ya lo dice',
  en: 'it may be left out: the card determines it',
};

const directWords = (ids: readonly PaymentMethodId[], language: Language): string => {
  const cards = ids.filter(isCard);
  const others = ids.filter((id) => !isCard(id));
  const parts = [
    ...(others.length > 0 ? [namedIn(others, language)] : []),
    ...(cards.length > 0 ? [`${namedIn(cards, language)} (${cardMayBeLeftOut[language]})`] : []),
  ];
  return `${parts.join('; ')}.`;
};

/** The description of `IdPaymentMethod` in a payment that takes these methods and no other. */
export const paymentMethodWords = (ids: readonly PaymentMethodId[]): Words => ({
  es: directWords(ids, 'es'),
  en: directWords(ids, 'en'),
});

/** The description of `IdPaymentMethod` in a hosted payment, where the payer chooses among the methods. */
export const hostedMethodWords = (ids: readonly PaymentMethodId[]): Words => ({
  es: `El único método que ofrece la página: ${namedIn(ids, 'es')}. Sin él los ofrece todos.`,
  en: `The only method that the page offers: ${namedIn(ids, 'en')}. Without it the page offers all of them.`,
});

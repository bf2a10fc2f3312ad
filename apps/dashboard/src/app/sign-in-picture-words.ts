import { useWords } from '#i18n/use-words.ts';

const es = {
  what: 'Pagos, ligas, suscripciones y contracargos en un solo lugar, y un sandbox que responde como el banco.',
};

const en: typeof es = {
  what: 'Payments, links, subscriptions and chargebacks in one place, and a sandbox that answers as the bank does.',
};

export const signInPictureWords = { es, en };
export const useSignInPictureWords = (): typeof es => useWords(signInPictureWords);

import { useWords } from '#i18n/use-words.ts';

const es = {
  action: 'Volver a la tienda',
  countdown: (seconds: number) =>
    seconds === 1 ? 'Volverás en 1 segundo.' : `Volverás en ${seconds} segundos.`,
  soon: 'Volverás en unos segundos.',
  announcement: 'Volverás a la tienda en unos segundos. Para seguir en esta página, elige Quedarme aquí.',
  stay: 'Quedarme aquí',
  stayed: 'Sigues en esta página.',
};

const en: typeof es = {
  action: 'Return to the shop',
  countdown: (seconds) => (seconds === 1 ? 'Returning in 1 second.' : `Returning in ${seconds} seconds.`),
  soon: 'Returning in a few seconds.',
  announcement: 'You will return to the shop in a few seconds. To remain on this page, choose Stay here.',
  stay: 'Stay here',
  stayed: 'You are staying on this page.',
};

/** Words of the way back to the shop, on the hosted pages. */
export const checkoutReturnWords = { es, en };
export const useCheckoutReturnWords = (): typeof es => useWords(checkoutReturnWords);

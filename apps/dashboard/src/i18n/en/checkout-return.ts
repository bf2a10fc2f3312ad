import type { checkoutReturnWords as es } from '#i18n/es/checkout-return.ts';

export const checkoutReturnWords: typeof es = {
  action: 'Return to the shop',
  countdown: (seconds) => (seconds === 1 ? 'Returning in 1 second.' : `Returning in ${seconds} seconds.`),
  soon: 'Returning in a few seconds.',
  announcement: 'You will return to the shop in a few seconds. To remain on this page, choose Stay here.',
  stay: 'Stay here',
  stayed: 'You are staying on this page.',
};

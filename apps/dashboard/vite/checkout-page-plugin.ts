import type { Plugin } from 'vite';

/** While developing: `/checkout/{token}` is answered with the hosted pages' document, as the API does with the built one. */
export const checkoutPagePlugin = (): Plugin => ({
  name: 'pasarela-checkout-page',
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      if (request.url && /^\/checkout\/[^/.]+\/?(?:\?|$)/.test(request.url)) request.url = '/checkout.html';
      next();
    });
  },
});

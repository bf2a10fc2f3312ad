/** Words of the way back to the shop, on the hosted pages. */
export const checkoutReturnWords = {
  action: 'Volver a la tienda',
  countdown: (seconds: number) =>
    seconds === 1 ? 'Volverás en 1 segundo.' : `Volverás en ${seconds} segundos.`,
  soon: 'Volverás en unos segundos.',
  announcement: 'Volverás a la tienda en unos segundos. Para seguir en esta página, elige Quedarme aquí.',
  stay: 'Quedarme aquí',
  stayed: 'Sigues en esta página.',
};

const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** Centavos, as a price. */
export const priceOf = (centavos: number): string => money.format(centavos / 100);

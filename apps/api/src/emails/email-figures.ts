import { type Centavos, currency, toAmount } from '@pasarela/contracts/money';

const amounts = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,234.50 MXN`. */
export const money = (amount: Centavos): string => `$${amounts.format(toAmount(amount))} ${currency}`;

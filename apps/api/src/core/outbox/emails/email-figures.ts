import { type Centavos, currency, writtenAmount } from '@pasarela/contracts/money/money';

/** Formats an amount as in `$1,234.50 MXN`. */
export const money = (amount: Centavos): string => `$${writtenAmount(amount)} ${currency}`;

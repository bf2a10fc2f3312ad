import { type Centavos, currency } from '@pasarela/contracts/money';
import { writtenAmount } from '@pasarela/contracts/written-figures';

/** `$1,234.50 MXN`. */
export const money = (amount: Centavos): string => `$${writtenAmount(amount)} ${currency}`;

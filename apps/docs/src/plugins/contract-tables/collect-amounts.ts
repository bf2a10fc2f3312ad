import { amountLimits, currency } from '@pasarela/contracts/money';
import type { AmountLimits } from './amount-limits.ts';

export const collectAmounts = (): AmountLimits => ({ currency, ...amountLimits });

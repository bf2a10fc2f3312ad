import { amountLimits, currency } from '@pasarela/contracts/money/money';
import type { AmountLimits } from './amount-limits.ts';

export const collectAmounts = (): AmountLimits => ({ currency, ...amountLimits });

import { type CardBrand, cardBrands } from '../card-numbers/card-brands.ts';
import type { Centavos } from '../money/money.ts';

/** Months without interest (MSI) that can be chosen. */
export const installmentCounts = [3, 6, 9, 12, 18] as const;
export type InstallmentCount = (typeof installmentCounts)[number];

/** The smallest monthly payment, in centavos: 100 MXN. */
export const minMonthlyAmount: Centavos = 10_000;

/** Whether a card may pay an amount in so many months: credit only, 100 MXN a month at least, American Express up to 12. */
export const allowsInstallments = (
  card: { readonly brand: CardBrand; readonly funding: 'credit' | 'debit' },
  amount: Centavos,
  months: number,
): boolean =>
  card.funding === 'credit' &&
  (installmentCounts as readonly number[]).includes(months) &&
  months <= cardBrands[card.brand].maxInstallments &&
  amount >= months * minMonthlyAmount;

import { addDays, type WireDay } from '../dates/dates.ts';
import type { Centavos } from '../money/money.ts';
import { equalPayments } from './equal-payments.ts';

/** The terms of an Aplazo loan: five payments, the first at once and the others every 14 days. */
export const aplazoTerms = { payments: 5, everyDays: 14 } as const;

export type AplazoPayment = { readonly day: WireDay; readonly amount: Centavos };

/** The payments of a purchase made on a day. They add up to its amount. */
export const aplazoPlan = (amount: Centavos, purchaseDay: WireDay): readonly AplazoPayment[] =>
  equalPayments(amount, aplazoTerms.payments).map((payment, index) => ({
    day: addDays(purchaseDay, index * aplazoTerms.everyDays),
    amount: payment,
  }));

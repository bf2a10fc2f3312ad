/** The currency of every payment, and what one may come to, in centavos. */
export type AmountLimits = { readonly currency: string; readonly min: number; readonly max: number };

declare module '@generated/contract-tables/default/amounts.json' {
  import type { AmountLimits } from '#plugins/contract-tables/amount-limits.ts';

  const amounts: AmountLimits;
  export default amounts;
}
declare module '@generated/contract-tables/default/fees.json' {
  import type { FeeTables } from '#plugins/contract-tables/fee-tables.ts';

  const fees: FeeTables;
  export default fees;
}

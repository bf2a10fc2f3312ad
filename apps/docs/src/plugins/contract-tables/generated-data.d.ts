declare module '@generated/contract-tables/default/fees.json' {
  import type { FeeTables } from '#plugins/contract-tables/fee-tables.ts';

  const fees: FeeTables;
  export default fees;
}

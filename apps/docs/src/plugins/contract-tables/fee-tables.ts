/** The published fees, amounts in MXN. */
export type FeeTables = {
  readonly taxPercent: number;
  readonly exampleAmount: number;
  readonly methods: readonly {
    readonly id: number;
    readonly label: string;
    readonly percent: number;
    readonly fixed: number;
    /** Of the example amount. */
    readonly fee: number;
    readonly tax: number;
    readonly deposit: number;
  }[];
  /** What months without interest add to a card's rate. */
  readonly installments: readonly { readonly months: number; readonly percent: number }[];
};

import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import type { NewTransaction, Step } from '#features/transactions/transaction-life-service.ts';

/** What a way of paying makes of a transaction. */
export type Attempted = {
  readonly steps: readonly Step[];
  readonly changes: Omit<Partial<NewTransaction>, 'amount'> & { readonly amount?: number };
  /** What is written beside it, once it has its number. */
  readonly afterwards: (unit: Unit, row: TransactionRow) => Promise<void>;
};

export const nothing = async (): Promise<void> => {};

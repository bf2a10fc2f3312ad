import type { WriteContext } from '#core/account/write-context.ts';
import type { NewTransaction, Step } from '#core/transactions/transaction-life.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Order } from './payment-order.ts';

/** The effect of a payment attempt on its transaction. */
export type AttemptResult = {
  readonly steps: readonly Step[];
  readonly changes: Omit<Partial<NewTransaction>, 'amount'> & { readonly amount?: number };
  /** Writes the rows that belong to the attempt besides the transaction; runs once the transaction has its number. */
  readonly afterwards?: (context: WriteContext, row: TransactionRow) => Promise<void>;
};

/** The token of the payment's hosted page; a new one if it has no page yet. */
export const pageOf = (identifiers: Identifiers, { checkoutToken }: Order) => ({
  checkoutToken: checkoutToken ?? `chk_${identifiers.token()}`,
});

import type { WriteContext } from '#core/account/write-context.ts';
import type { NewTransaction, Step } from '#core/transactions/transaction-life.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Order } from './payment-order.ts';

/** What an attempt makes of a transaction. */
export type AttemptResult = {
  readonly steps: readonly Step[];
  readonly changes: Omit<Partial<NewTransaction>, 'amount'> & { readonly amount?: number };
  /** Writes what belongs to it beside the transaction, once that has its number. */
  readonly afterwards?: (context: WriteContext, row: TransactionRow) => Promise<void>;
};

/** A page of its own for a payment that its payer has to see, where it has none. */
export const pageOf = (identifiers: Identifiers, { checkoutToken }: Order) => ({
  checkoutToken: checkoutToken ?? `chk_${identifiers.token()}`,
});

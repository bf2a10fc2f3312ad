import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { SandboxScenario } from '@pasarela/contracts/sandbox/scenarios';
import type { Language } from '@pasarela/contracts/words/words';
import { findMerchant } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import { findCheckout } from '#core/checkouts/checkouts-repository.ts';
import { findSubscription } from '#core/subscriptions/subscriptions-repository.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { CheckoutRow, TransactionRow } from '#generated/stored-tables.ts';
import { checkoutView } from './checkout-mapper.ts';

/** A hosted page with the transaction that it shows now. */
export type OpenCheckout = { readonly checkout: CheckoutRow; readonly row: TransactionRow };

/** A call of a hosted page by its payer. */
export type PayerCall = {
  readonly account: CallAccount;
  readonly token: string;
  readonly language: Language;
  readonly requestId: string | null;
  readonly scenario?: SandboxScenario;
  /** The payer's network address, as the server sees it. */
  readonly address?: string;
};

/** Finds a hosted page by its token. Throws `checkout_not_found`. */
export const openCheckoutOf = async (
  queries: Queries,
  { account, token }: Pick<PayerCall, 'account' | 'token'>,
): Promise<OpenCheckout> => {
  const checkout = await findCheckout(queries, account.id, token);
  if (!checkout) throw new Refusal('checkout_not_found');
  return { checkout, row: await transactionByNumber(queries, account.id, checkout.transactionId) };
};

/** What the payer sees on the page now. */
export const showCheckout = async (queries: Queries, call: PayerCall, now: Date): Promise<Checkout> => {
  const open = await openCheckoutOf(queries, call);
  const { subscriptionId } = open.row;
  const [merchant, started] = await Promise.all([
    findMerchant(queries, call.account.id),
    subscriptionId === null ? null : findSubscription(queries, call.account.id, subscriptionId),
  ]);
  const shown = { ...open, started: started ?? null, merchant, account: call.account, now };
  return checkoutView(shown, call.language);
};

import type { CheckoutKind } from '@pasarela/contracts/checkouts/checkout-kinds';
import { Status } from '@pasarela/contracts/transactions/transaction-status';

/** A payment that nobody has made yet, as far as its cancellation goes. */
export type UnpaidPayment = {
  readonly idTransaction: number;
  readonly statusId: number;
  readonly referenceNumber: string;
  readonly amount: number;
  /** A name, or an e-mail. */
  readonly customer: string;
  readonly pageKind: CheckoutKind | null;
};

/** What it is to the merchant: the link that was sent, the reference that is taken to a store, or a page. */
export const unpaidKind = ({
  statusId,
  pageKind,
}: Pick<UnpaidPayment, 'statusId' | 'pageKind'>): 'link' | 'form' | 'cash' => {
  if (pageKind === 'link') return 'link';
  return statusId === Status.pendingPayment ? 'cash' : 'form';
};

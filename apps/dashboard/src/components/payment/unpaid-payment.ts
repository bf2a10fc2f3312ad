import type { CheckoutKind } from '@pasarela/contracts/checkouts/checkout-kinds';
import { Status } from '@pasarela/contracts/statuses/transaction-status';

/** The data of an unpaid payment that its cancellation needs. */
export type UnpaidPayment = {
  readonly idTransaction: number;
  readonly statusId: number;
  readonly referenceNumber: string;
  readonly amount: number;
  /** A name, or an e-mail. */
  readonly customer: string;
  readonly pageKind: CheckoutKind | null;
};

/** The kind of an unpaid payment to its merchant: a payment link, a cash reference, or a hosted form. */
export const unpaidKind = ({
  statusId,
  pageKind,
}: Pick<UnpaidPayment, 'statusId' | 'pageKind'>): 'link' | 'form' | 'cash' => {
  if (pageKind === 'link') return 'link';
  return statusId === Status.pendingPayment ? 'cash' : 'form';
};

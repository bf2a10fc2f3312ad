import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { MadePaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { fetchOpenPayments } from '#features/payment-links/api/open-payments.ts';
import { paymentsOfOthers } from '#features/payment-links/open-payments.ts';

type LinkBody = OperationRequest<Operations['createPaymentLink']>['body'];

/** The created link, or the open payments that the user must agree to replace first. */
export type LinkMade =
  | { readonly kind: 'made'; readonly link: MadePaymentLink }
  | { readonly kind: 'question'; readonly open: readonly OpenPayment[] };

/**
 * Creates a link. Asks before it replaces another customer's open payment; `agreed` are the payments that the user agreed to. If
 * the server finds a payment that was opened after that, it asks again.
 */
export const makeLink = async (
  body: LinkBody,
  agreed: readonly OpenPayment[] | undefined,
): Promise<LinkMade> => {
  const open = agreed ?? (await fetchOpenPayments([body.referenceNumber]));
  if (!agreed && paymentsOfOthers(open, body.email).length > 0) return { kind: 'question', open };
  const replaces = open.map(({ idTransaction }) => idTransaction);
  try {
    const link = await callOperation('createPaymentLink', { body: { ...body, replaces } });
    return { kind: 'made', link };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'open_payments_replaced') throw error;
    const found = await fetchOpenPayments([body.referenceNumber]);
    if (found.length === 0) throw error;
    return { kind: 'question', open: found };
  }
};

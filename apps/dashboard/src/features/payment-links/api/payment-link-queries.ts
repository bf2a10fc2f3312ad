import type { ListPaymentLinks } from '@pasarela/contracts/payment-links/payment-link-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

/** The query key of all payment link data of an account. */
export const paymentLinksKey = (companyId: number) => ['paymentLinks', companyId] as const;

export const paymentLinksQuery = (companyId: number, query: ListPaymentLinks) =>
  queryOptions({
    queryKey: [...paymentLinksKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listPaymentLinks', { query }, signal),
  });

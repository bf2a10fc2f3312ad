import { limits } from '@pasarela/contracts/limits/limits';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { ListPaymentLinks } from '@pasarela/contracts/payment-links/payment-link-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { paymentLinksKey } from '#api/query-keys.ts';

/** The open payments that links with these references would replace, requested in parts of the size that one call accepts. */
export const fetchOpenPayments = async (
  references: readonly string[],
  signal?: AbortSignal,
): Promise<readonly OpenPayment[]> => {
  const open: OpenPayment[] = [];
  for (let from = 0; from < references.length; from += limits.checkedReferences) {
    const referenceNumbers = references.slice(from, from + limits.checkedReferences);
    open.push(...(await callOperation('checkLinkReferences', { body: { referenceNumbers } }, signal)));
  }
  return open;
};

export const paymentLinksQuery = (companyId: number, query: ListPaymentLinks) =>
  queryOptions({
    queryKey: [...paymentLinksKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listPaymentLinks', { query }, signal),
  });

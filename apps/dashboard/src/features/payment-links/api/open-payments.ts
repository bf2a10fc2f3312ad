import { limits } from '@pasarela/contracts/limits/limits';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { callOperation } from '#api/call-operation.ts';

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

import { setImmediate } from 'node:timers/promises';
import type { PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import type { Queries } from '#database/queries.ts';
import type { CheckedPart } from './checked-lines.ts';
import { type Replacements, referencesOf } from './link-batch-check-service.ts';
import { findTransactionsOfPages } from './link-parts-repository.ts';

/** The links that were made of an upload, in the order of its lines, each with the payments that it replaced. */
export const linkBatchAnswer = async (
  queries: Queries,
  siteUrl: string,
  accountId: number,
  {
    parts,
    replaced,
  }: { readonly parts: readonly CheckedPart[]; readonly replaced: Replacements['replaced'] },
): Promise<PaymentLinkBatch> => {
  const links: PaymentLinkBatch['links'] = [];
  for (const part of parts) {
    const made = await findTransactionsOfPages(queries, accountId, part.tokens);
    const numbers = new Map(made.map(({ token, transactionId }) => [token, transactionId]));
    for (const [index, place] of referencesOf(part).entries()) {
      const token = part.tokens[index] ?? '';
      const idTransaction = numbers.get(token);
      if (idTransaction === undefined) throw new Error(`the link of line ${place.line} was not made`);
      links.push({
        ...place,
        idTransaction,
        url: checkoutUrl(siteUrl, token),
        replaced: [...(replaced.get(place.referenceNumber) ?? [])],
      });
    }
    await setImmediate();
  }
  return { created: links.length, links };
};

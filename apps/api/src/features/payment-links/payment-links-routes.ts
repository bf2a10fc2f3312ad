import { frequencyNames } from '@pasarela/contracts/subscriptions/frequencies';
import type { HandlersOf } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { LinkBatchService } from './link-batch-service.ts';
import type { PaymentLinksService } from './payment-links-service.ts';

export const paymentLinksRoutes = (
  { database }: Dependencies,
  links: PaymentLinksService,
  batches: LinkBatchService,
): HandlersOf<
  | 'listPaymentLinks'
  | 'getPaymentLinkDates'
  | 'createPaymentLink'
  | 'createPaymentLinkBatch'
  | 'getPaymentLinkBatch'
  | 'listFrequencies'
> => ({
  listPaymentLinks: async ({ account, query }) => links.list(account, query),
  getPaymentLinkDates: async ({ account }) => links.dates(account),
  createPaymentLink: async ({ account, actor, body }) =>
    database.unit((unit) => links.create(unit, account, actor, body)),
  createPaymentLinkBatch: async ({ account, actor, files }) => batches.create(account, actor, files),
  getPaymentLinkBatch: async ({ account }) => batches.progress(account),
  listFrequencies: async () => frequencyNames.map((value) => ({ value })),
});

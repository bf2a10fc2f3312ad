import { frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import type { Dependencies } from '#core/dependencies.ts';
import type { HandlersOf } from '#http/call.ts';
import type { LinkBatchService } from './link-batch-service.ts';
import { agreedOfText } from './link-replacement.ts';
import type { LinkResendService } from './link-resend-service.ts';
import type { PaymentLinksService } from './payment-links-service.ts';

export const paymentLinksRoutes = (
  { database }: Dependencies,
  links: PaymentLinksService,
  batches: LinkBatchService,
  resending: LinkResendService,
): HandlersOf<
  | 'listPaymentLinks'
  | 'getPaymentLinkDates'
  | 'checkLinkReferences'
  | 'createPaymentLink'
  | 'createPaymentLinkBatch'
  | 'getPaymentLinkBatch'
  | 'resendPaymentLink'
  | 'listFrequencies'
> => ({
  listPaymentLinks: async ({ account, query }) => links.list(account, query),
  getPaymentLinkDates: async ({ account }) => links.dates(account),
  checkLinkReferences: async ({ account, body }) => links.check(account, body.referenceNumbers),
  createPaymentLink: async ({ account, actor, body }) =>
    database.unit({ account: account.id }, (unit) => links.create(unit, account, actor, body)),
  createPaymentLinkBatch: async ({ account, actor, files, body }) =>
    batches.create(account, actor, { files, agreed: agreedOfText(body.replaces) }),
  getPaymentLinkBatch: async ({ account }) => batches.progress(account),
  resendPaymentLink: async ({ account, actor, params }) =>
    database.unit({ account: account.id }, (unit) =>
      resending.resend(unit, account, actor, params.idTransaction),
    ),
  listFrequencies: async () => frequencyNames.map((value) => ({ value })),
});

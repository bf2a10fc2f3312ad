import type { HandlersOf } from '#http/call.ts';
import type { InboxService } from './inbox-service.ts';
import type { WebhooksService } from './webhooks-service.ts';

export const webhooksRoutes = (
  webhooks: WebhooksService,
  inbox: InboxService,
): HandlersOf<
  | 'listWebhooks'
  | 'getWebhook'
  | 'resendWebhook'
  | 'sendWebhookSample'
  | 'listInbox'
  | 'clearInbox'
  | 'receiveInboxMessage'
> => ({
  listWebhooks: async ({ account, query }) => webhooks.list(account, query),
  getWebhook: async ({ account, params }) => webhooks.read(account, params.idWebhook),
  resendWebhook: async ({ account, params }) => webhooks.resend(account, params.idWebhook),
  sendWebhookSample: async ({ account, actor, body }) => webhooks.sample(account, actor, body),
  listInbox: async ({ account, query }) => inbox.list(account, query),
  clearInbox: async ({ account }) => inbox.clear(account),
  receiveInboxMessage: async ({ params, headers, rawBody }) => inbox.receive(params.inbox, headers, rawBody),
});

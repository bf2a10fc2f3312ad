import type { transactionTimelineWords as Spanish } from '../es/transaction-timeline.ts';

export const transactionTimelineWords: typeof Spanish = {
  views: { all: 'All', money: 'Money', api: 'API', notices: 'Notices' },
  show: 'Show',
  failed: { api: 'The requests could not be loaded', notices: 'The notices could not be loaded' },
  nothing: {
    money: 'No money has moved yet.',
    api: 'No API requests in the last 30 days.',
    notices: 'No webhooks or e-mails yet.',
  },
  setUp: 'Set the result URLs',
  webhook: (event) => `Webhook: ${event}`,
  email: (kind) => `E-mail: ${kind}`,
  attempts: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
  recipients: 'To',
  payload: 'Payload',
  payloadCopy: 'the payload of the webhook',
  loading: 'Loading',
  failedOne: 'It could not be loaded',
  openRequest: 'Open in the request log',
  openWebhook: 'See the attempts',
  openEmail: 'See the e-mail',
  allRequests: (count) => `See all ${count} requests`,
  allWebhooks: (count) => `See all ${count} webhooks`,
  allEmails: (count) => `See all ${count} e-mails`,
};

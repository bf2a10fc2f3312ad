import type { GuidedScenario } from './guided-scenario.ts';

const token = { 'customerCardIdentifier.Id': { step: 'token', field: 'customerCardIdentifier' } } as const;

/** A card is stored, charged once, then charged every month until the subscription is canceled. */
export const tokenSubscription = [
  { name: 'token', calls: [{ method: 'tokenization-create', sample: 'visa' }] },
  { name: 'charge', calls: [{ method: 'inmediate-capture-token', sample: 'token', takes: token }] },
  { name: 'subscribe', calls: [{ method: 'suscription-token', sample: 'token', takes: token }] },
  {
    name: 'cancel',
    calls: [
      {
        method: 'suscription-cancelation',
        sample: 'cancel',
        takes: { SubscriptionId: { step: 'subscribe', field: 'subscriptionId' } },
      },
    ],
  },
] as const satisfies GuidedScenario;

import { Status, type TransactionStatus, transactionStatusIds } from '../statuses/transaction-status.ts';
import type { Words } from '../words/words.ts';

/** The three addresses of an account that results are sent to, by their names in the settings. */
export const resultDestinations = ['Success', 'Error', 'Default'] as const;
export type ResultDestination = (typeof resultDestinations)[number];

type WebhookEvent = {
  /** The `type` of the message. */
  readonly type: string;
  readonly destination: ResultDestination;
};

/** The event that notifies of each status, and the address that it is sent to. */
export const webhookEvents = {
  1: { type: 'transaction.created', destination: 'Default' },
  2: { type: 'transaction.accepted', destination: 'Success' },
  3: { type: 'transaction.rejected', destination: 'Error' },
  4: { type: 'transaction.canceled_by_customer', destination: 'Error' },
  5: { type: 'transaction.pending_payment', destination: 'Default' },
  6: { type: 'transaction.expired', destination: 'Error' },
  7: { type: 'transaction.review', destination: 'Default' },
  8: { type: 'transaction.authorized', destination: 'Success' },
  9: { type: 'transaction.reversed', destination: 'Default' },
  10: { type: 'transaction.non_payment', destination: 'Error' },
  11: { type: 'transaction.replaced', destination: 'Default' },
  12: { type: 'transaction.refunded', destination: 'Default' },
  13: { type: 'transaction.authorization_expired', destination: 'Error' },
  14: { type: 'transaction.cash_payment_expired', destination: 'Error' },
  15: { type: 'transaction.canceled', destination: 'Default' },
  16: { type: 'transaction.partially_refunded', destination: 'Default' },
  17: { type: 'transaction.chargeback_in_process', destination: 'Default' },
  18: { type: 'transaction.chargeback_lost', destination: 'Default' },
} as const satisfies Record<TransactionStatus, WebhookEvent>;

/** The `type` of the message that notifies of each status, in the order of their ids. */
export const transactionEventTypes = transactionStatusIds.map((id) => webhookEvents[id].type);

type SubscriptionEvent = {
  readonly destination: ResultDestination;
  readonly label: Words;
  readonly meaning: Words;
};

/** The events in the life of a subscription, by the `type` of the message. Its charges are notified as transactions besides. */
export const subscriptionEvents = {
  'subscription.created': {
    destination: 'Default',
    label: { es: 'Suscripción creada', en: 'Subscription created' },
    meaning: {
      es: 'La suscripción empezó: con su primer pago, o con la verificación de su tarjeta.',
      en: 'The subscription began: with its first payment, or with the verification of its card.',
    },
  },
  'subscription.charge_failed': {
    destination: 'Default',
    label: { es: 'Cobro de suscripción fallido', en: 'Subscription charge failed' },
    meaning: {
      es: 'Un cobro no se aceptó. Se intenta otra vez al día siguiente mientras queden intentos.',
      en: 'A charge was not accepted. It is tried again the next day while attempts are left.',
    },
  },
  'subscription.paused': {
    destination: 'Default',
    label: { es: 'Suscripción pausada', en: 'Subscription paused' },
    meaning: {
      es: 'El cobro falló tres veces: la suscripción ya no cobra hasta que se reactive.',
      en: 'The charge failed three times: the subscription does not charge until it is reactivated.',
    },
  },
  'subscription.reactivated': {
    destination: 'Default',
    label: { es: 'Suscripción reactivada', en: 'Subscription reactivated' },
    meaning: {
      es: 'La suscripción pausada vuelve a cobrar desde su siguiente fecha.',
      en: 'The paused subscription charges again from its next date.',
    },
  },
  'subscription.card_replaced': {
    destination: 'Default',
    label: { es: 'Tarjeta de suscripción reemplazada', en: 'Subscription card replaced' },
    meaning: {
      es: 'El cliente puso otra tarjeta. La suscripción sigue pausada hasta que se reactive.',
      en: 'The customer entered another card. The subscription stays paused until it is reactivated.',
    },
  },
  'subscription.ended': {
    destination: 'Default',
    label: { es: 'Suscripción terminada', en: 'Subscription ended' },
    meaning: {
      es: 'La suscripción ya no cobra: se canceló, o completó sus pagos (endedAs lo dice).',
      en: 'The subscription no longer charges: it was canceled, or it made all its payments (endedAs says which).',
    },
  },
} as const satisfies Record<`subscription.${string}`, SubscriptionEvent>;

export type SubscriptionEventType = keyof typeof subscriptionEvents;
export const subscriptionEventTypes = Object.keys(subscriptionEvents) as SubscriptionEventType[];

export const isSubscriptionEvent = (type: unknown): type is SubscriptionEventType =>
  typeof type === 'string' && Object.hasOwn(subscriptionEvents, type);

export type WebhookEventType = (typeof webhookEvents)[TransactionStatus]['type'] | SubscriptionEventType;

/** The status that a message of this type notifies of; undefined for an event of a subscription. */
export const statusOfEvent = (type: WebhookEventType): TransactionStatus | undefined =>
  transactionStatusIds.find((id) => webhookEvents[id].type === type);

/** The `type` of every message that can be sent. */
export const webhookEventTypes = [...transactionEventTypes, ...subscriptionEventTypes];

/** The status that the sample result of each address reports where none is asked for. */
export const sampleStatuses = {
  Success: Status.accepted,
  Error: Status.rejected,
  Default: Status.pendingPayment,
} as const satisfies Record<ResultDestination, TransactionStatus>;

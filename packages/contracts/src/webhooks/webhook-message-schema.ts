import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { PaymentAnswerSchema } from '../payments/payment-answer-schema.ts';
import {
  type TransactionStatus,
  transactionStatuses,
  transactionStatusIds,
} from '../statuses/transaction-status.ts';
import { SubscriptionEventDataSchema } from './subscription-event-schema.ts';
import { type SubscriptionEventType, subscriptionEventTypes, webhookEvents } from './webhook-events.ts';

/** `transaction.canceled_by_customer` → `TransactionCanceledByCustomerEvent` */
const schemaName = (type: string): string =>
  `${type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

const timestamp = InstantSchema.meta(
  words('Cuándo ocurrió, por el reloj de la cuenta.', "When it happened, by the account's clock."),
);

const typeOf = <Type extends string>(type: Type) =>
  z.literal(type).meta(words('Qué pasó.', 'What happened.'));

const messageSchema = (status: TransactionStatus) => {
  const { type } = webhookEvents[status];
  const { responseCode, name } = transactionStatuses[status];
  return z
    .object({
      type: typeOf(type),
      timestamp,
      data: z
        .intersection(
          PaymentAnswerSchema,
          z.looseObject({ responseCode: z.literal(responseCode), status: z.literal(name) }),
        )
        .meta(
          words(
            'La transacción como la API de pagos la respondía en ese momento.',
            'The transaction, as the payment API answered it at that moment.',
          ),
        ),
    })
    .meta({ id: schemaName(type) });
};

/** The body of the webhook for each status of a transaction, by status id. */
export const webhookMessageSchemas = new Map(
  transactionStatusIds.map((status) => [status, messageSchema(status)]),
);

const subscriptionMessageSchema = (type: SubscriptionEventType) =>
  z
    .object({
      type: typeOf(type),
      timestamp,
      data: SubscriptionEventDataSchema.meta(
        words('La suscripción como quedó con ese cambio.', 'The subscription, as that change left it.'),
      ),
    })
    .meta({ id: schemaName(type) });

/** The body of the webhook for each event of a subscription, by its `type`. */
export const subscriptionMessageSchemas = new Map(
  subscriptionEventTypes.map((type) => [type, subscriptionMessageSchema(type)]),
);

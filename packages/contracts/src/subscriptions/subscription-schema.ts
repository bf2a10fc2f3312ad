import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { absentNumber, RowNumberSchema } from '../http/identifiers.ts';
import { OwnBusinessSchema } from '../http/own-business-field.ts';
import { requiredText } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema } from '../money/money.ts';
import { acceptedAnswerShape } from '../payments/accepted-answer.ts';
import { subscriptionStatuses } from './subscription-status.ts';

const SubscriptionIdSchema = RowNumberSchema.meta({
  ...words(
    'El subscriptionId que respondió el primer pago.',
    'The subscriptionId that the first payment returned.',
  ),
  example: absentNumber,
});

/** The payment API's cancellation of a subscription. */
export const PayCancelSubscriptionSchema = z.strictObject({
  IdCompany: OwnBusinessSchema,
  SubscriptionId: SubscriptionIdSchema,
  Reason: requiredText(limits.cancelReason)
    .optional()
    .meta({ ...words('Por qué se cancela.', 'Why it is canceled.'), example: 'El cliente se dio de baja.' }),
});

export const CanceledSubscriptionSchema = z
  .object({
    ...acceptedAnswerShape,
    subscriptionId: SubscriptionIdSchema,
    subscriptionStatus: z.literal(subscriptionStatuses.canceled.name).meta({
      ...words(
        'El estado de la suscripción: ya no cobra.',
        'The status of the subscription: it no longer charges.',
      ),
      example: 'Canceled',
    }),
    referenceNumber: z.string().meta({
      ...words('La referencia con la que empezó.', 'The reference that it began with.'),
      example: 'PEDIDO-1042',
    }),
    paymentsMade: z
      .int()
      .meta({ ...words('Los pagos que cobró.', 'The payments that it charged.'), example: 3 }),
    totalCharged: AmountSchema.meta({
      ...words('Lo que cobró en total, en MXN.', 'What it charged in total, in MXN.'),
      example: 1051.5,
    }),
    cancellationDate: InstantSchema.meta(words('Cuándo se canceló.', 'When it was canceled.')),
  })
  .meta({ id: 'CanceledSubscription' });
export type CanceledSubscription = z.output<typeof CanceledSubscriptionSchema>;

import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { RowNumberSchema } from '../http/identifiers.ts';
import { AmountSchema } from '../money/money.ts';
import { BrandLabelSchema, LastFourSchema } from '../payment-methods/shown-card-schema.ts';
import { declineReasonNames } from '../payments/decline-reasons.ts';
import { subscriptionStatusNames } from '../subscriptions/subscription-status.ts';

/** The two ways in which a subscription ends. */
export const subscriptionEnds = ['canceled', 'completed'] as const;

/** What the webhook of an event of a subscription says of it. Amounts are in MXN. */
export const SubscriptionEventDataSchema = z
  .object({
    subscriptionId: RowNumberSchema.meta({
      ...words('El número de la suscripción.', 'The number of the subscription.'),
      example: '12',
    }),
    referenceNumber: z.string().meta({
      ...words('La referencia con la que empezó.', 'The reference that it began with.'),
      example: 'PEDIDO-1042',
    }),
    status: z.enum(subscriptionStatusNames).meta({
      ...words('Su estado con este cambio.', 'Its status with this change.'),
      example: 'Active',
    }),
    endedAs: z
      .enum(subscriptionEnds)
      .nullable()
      .meta({
        ...words(
          'Cómo terminó: canceled (se canceló) o completed (hizo todos sus pagos). null mientras no termina.',
          'How it ended: canceled, or completed (it made all its payments). null until it ends.',
        ),
        example: null,
      }),
    frequency: z
      .enum(frequencyNames)
      .meta({ ...words('Cada cuánto cobra.', 'How often it charges.'), example: 'Monthly' }),
    amount: AmountSchema.meta({
      ...words('Lo que cobra cada pago, en MXN.', 'What each payment charges, in MXN.'),
      example: 350.5,
    }),
    currency: z.string().meta({ ...words('La moneda.', 'The currency.'), example: 'MXN' }),
    numberOfPayments: z.int().meta({
      ...words('Pagos en total; 0 si no tiene fin.', 'Payments in all; 0 where it has no end.'),
      example: 12,
    }),
    paymentsMade: z
      .int()
      .meta({ ...words('Los pagos que se aceptaron.', 'Payments that were accepted.'), example: 3 }),
    totalCharged: AmountSchema.meta({
      ...words('Lo cobrado a la fecha, en MXN.', 'Charged to date, in MXN.'),
      example: 1051.5,
    }),
    remainingAttempts: z.int().meta({
      ...words(
        'Intentos que le quedan al pago pendiente antes de que se pause.',
        'Attempts left at the payment due, before it is paused.',
      ),
      example: 3,
    }),
    nextPaymentDate: InstantSchema.nullable().meta(
      words(
        'El siguiente cobro; null si está pausada o terminó.',
        'The next charge; null where it is paused or has ended.',
      ),
    ),
    declineReason: z
      .enum(declineReasonNames)
      .nullable()
      .meta({
        ...words(
          'Por qué se rechazó el cobro, como código estable.',
          'Why the charge was declined, as a stable code.',
        ),
        example: null,
      }),
    reason: z
      .string()
      .nullable()
      .meta({
        ...words(
          'El motivo en palabras: del rechazo, de la cancelación o de que terminó.',
          'The reason in words: of the decline, of the cancellation or of its end.',
        ),
        example: null,
      }),
    transactionNumber: RowNumberSchema.nullable().meta({
      ...words(
        'La transacción del cambio: el primer pago, el cobro que falló o el último pago. null si no hay.',
        'The transaction of the change: the first payment, the charge that failed or the last payment. null if there is none.',
      ),
      example: '1024',
    }),
    card: z
      .object({ brand: BrandLabelSchema, lastFour: LastFourSchema })
      .meta(words('La tarjeta que cobra.', 'The card that it charges.')),
  })
  .meta({ id: 'SubscriptionEventData' });
export type SubscriptionEventData = z.output<typeof SubscriptionEventDataSchema>;

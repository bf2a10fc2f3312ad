import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { fraudRuleNames } from '../fraud/fraud-rules.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { AmountSchema, currency } from '../money/money.ts';
import { installmentCounts } from '../payment-methods/installments.ts';
import { paymentMethodIds } from '../payment-methods/payment-methods.ts';
import { shownCardShape } from '../payment-methods/shown-card-schema.ts';
import { ResponseCodeSchema, StatusNameSchema } from '../statuses/transaction-status-schema.ts';
import { declineReasonNames } from './decline-reasons.ts';

/** A transaction, as every answer of the payment API describes it. */
export const PaymentAnswerSchema = z
  .object({
    responseCode: ResponseCodeSchema,
    status: StatusNameSchema,
    message: z
      .string()
      .meta(
        words(
          'Qué significa, en el idioma de la petición.',
          'What it means, in the language of the request.',
        ),
      ),
    transactionNumber: z
      .string()
      .meta({ ...words('Número de la transacción.', 'Transaction number.'), example: '1024' }),
    transactionCode: z.string().meta({
      ...words('Código con el que se reembolsa.', 'The code to refund it with.'),
      example: 'trx_7Q2mX0d4',
    }),
    referenceNumber: z
      .string()
      .meta({ ...words('Tu referencia.', 'Your reference.'), example: 'PEDIDO-1042' }),
    amount: AmountSchema.meta(
      words(
        'Monto en MXN. Tras una captura parcial, lo capturado.',
        'Amount in MXN. After a partial capture, what was captured.',
      ),
    ),
    refundedAmount: AmountSchema.meta({
      ...words('Lo reembolsado hasta ahora, en MXN.', 'What has been refunded so far, in MXN.'),
      example: 0,
    }),
    authorizedAmount: AmountSchema.nullable().meta({
      ...words(
        'Lo autorizado, si se cobró después con capture.',
        'What was authorized, if it was charged later with capture.',
      ),
      example: null,
    }),
    currency: z.literal(currency).meta(words('La moneda.', 'The currency.')),
    date: InstantSchema.meta(words('Cuándo se creó.', 'When it was created.')),
    paymentDate: InstantSchema.nullable().meta(words('Cuándo se pagó.', 'When it was paid.')),
    idPaymentMethod: z
      .literal(paymentMethodIds)
      .nullable()
      .meta({ ...words('El método de pago.', 'The payment method.'), example: 8 }),
    authorizationCode: z
      .string()
      .nullable()
      .meta({
        ...words('Código de autorización del adquirente.', "The acquirer's authorization code."),
        example: '482913',
      }),
    declineReason: z
      .enum(declineReasonNames)
      .nullable()
      .meta({
        ...words('Por qué se rechazó, como código estable.', 'Why it was declined, as a stable code.'),
        example: null,
      }),
    fraudRule: z
      .enum(fraudRuleNames)
      .nullable()
      .meta({
        ...words(
          'La regla de fraude del comercio que lo detuvo o que pidió 3D Secure, si la hubo.',
          "The merchant's fraud rule that stopped it or asked for 3D Secure, if any.",
        ),
        example: null,
      }),
    card: z
      .object(shownCardShape)
      .nullable()
      .meta(words('La tarjeta, sin su número.', 'The card, without its number.')),
    installments: z
      .literal(installmentCounts)
      .nullable()
      .meta({ ...words('Mensualidades, si las hay.', 'Months, if any.'), example: null }),
    cashReference: z
      .string()
      .nullable()
      .meta({
        ...words('La referencia con la que se paga en efectivo.', 'The reference for paying in cash.'),
        example: null,
      }),
    cashDueDate: InstantSchema.nullable().meta({
      ...words('Hasta cuándo se puede pagar en efectivo.', 'Deadline for paying in cash.'),
      example: null,
    }),
    customerCardIdentifier: z
      .string()
      .nullable()
      .meta({
        ...words(
          'El token de la tarjeta, si pediste guardarla.',
          'The card token, if you asked to save the card.',
        ),
        example: null,
      }),
    subscriptionId: z
      .string()
      .nullable()
      .meta({
        ...words(
          'La suscripción a la que pertenece, si la hay.',
          'The subscription that it belongs to, if any.',
        ),
        example: null,
      }),
    replacedBy: z
      .string()
      .nullable()
      .meta({
        ...words(
          'El número del intento que tomó su lugar, si lo hubo.',
          'The number of the attempt that took its place, if any.',
        ),
        example: null,
      }),
    url: z
      .string()
      .nullable()
      .meta({
        ...words('A dónde enviar a tu cliente, si hace falta.', 'Where to send your customer, if needed.'),
        example: null,
      }),
  })
  .meta({ id: 'PaymentAnswer' });
export type PaymentAnswer = z.output<typeof PaymentAnswerSchema>;

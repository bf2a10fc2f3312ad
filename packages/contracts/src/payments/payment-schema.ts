import { z } from 'zod';
import { WireDaySchema } from '../dates/dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { OwnBusinessSchema } from '../http/own-business-field.ts';
import { EmailSchema, optionalText, requiredText } from '../http/text-schema.ts';
import { currency, PayableAmountSchema } from '../money/money.ts';
import { installmentCounts } from '../payment-methods/installments.ts';
import { hostedMethodWords, paymentMethodWords } from '../payment-methods/payment-method-words.ts';
import { paymentMethodIds } from '../payment-methods/payment-methods.ts';
import { CardTypeSchema } from '../payment-methods/shown-card-schema.ts';
import { cardNumberForm, cardProblems, securityCodeForm } from './card-rules.ts';
import { addressShape, DeviceSchema, OrderInformationSchema, ShipToSchema } from './order-schema.ts';
import { paymentInstrumentSchemas } from './payment-instrument-schemas.ts';
import { hostedProblems, type PaymentProblem, paymentProblems } from './payment-rules.ts';
import { ReturnUrlSchema, returnUrlWords } from './return-url.ts';

const digits = (pattern: RegExp, max: number) => z.string().regex(pattern).max(max);

const SpecialOfferSchema = z.strictObject({
  IsInstallment: z.boolean().meta({
    ...words('Si el pago es a meses sin intereses.', 'Whether it is paid in months without interest.'),
    example: true,
  }),
  InstallmentCount: z
    .literal(installmentCounts)
    .optional()
    .meta({
      ...words(
        'Mensualidades: 3, 6, 9, 12 o 18. Solo crédito, desde 100 MXN al mes; American Express hasta 12.',
        'Months: 3, 6, 9, 12 or 18. Credit only, from 100 MXN a month; American Express up to 12.',
      ),
      example: 6,
    }),
});

const SubscriptionSchema = z.strictObject({
  Frequency: z.enum(frequencyNames.filter((name) => name !== 'Scheduled')).meta({
    ...words(
      'Cada cuánto se cobra. Scheduled existe solo en las ligas de pago.',
      'How often it is charged. Scheduled exists only for payment links.',
    ),
    example: 'Monthly',
  }),
  FirstPaymentDate: WireDaySchema.optional().meta({
    ...words(
      'Día del primer cobro, AAAA/MM/DD. Si es futuro, hoy solo se verifica la tarjeta. Sin él se cobra de inmediato.',
      'Day of the first charge, YYYY/MM/DD. If it is in the future, the card is only verified today. Without it the charge is immediate.',
    ),
    example: '2030/01/15',
  }),
});

const processShape = {
  IsTwoStepPay: z
    .boolean()
    .optional()
    .meta({
      ...words(
        'Solo autoriza: el cobro se hace después con capture. La autorización dura 7 días.',
        'Authorizes only: it is charged later with capture. The authorization lasts 7 days.',
      ),
      example: true,
    }),
  Subscription: SubscriptionSchema.optional().meta(
    words(
      'Convierte el pago en el primero de una suscripción.',
      'Makes the payment the first of a subscription.',
    ),
  ),
};

const PaymentProcessSchema = z.strictObject({
  sessionId: optionalText(100).meta({
    ...words(
      'Sesión del formulario en tu página: la tarjeta que recibió nuestro script. Sirve una vez, por 30 minutos.',
      'Session of the form on your own page: the card that our script received. It can be used once, for 30 minutes.',
    ),
    example: 'ses_8f2c1b7d90a34e55',
  }),
  ...processShape,
});

const CardIdentifierSchema = z.strictObject({
  create: z
    .boolean()
    .optional()
    .meta({
      ...words(
        'Guarda la tarjeta como token si el pago se acepta; la respuesta trae su identificador.',
        'Saves the card as a token if the payment is accepted; the response has its identifier.',
      ),
      example: true,
    }),
  Id: optionalText(64).meta({
    ...words('El token con el que se paga.', 'The token to pay with.'),
    example: 'tok_4Jp2mVq8sXw0LkD3',
  }),
});

/** The fields of every payment, whatever its instrument. */
const orderShape = {
  IdCompany: OwnBusinessSchema,
  IdPaymentMethod: z
    .literal(paymentMethodIds)
    .optional()
    .meta({ words: paymentMethodWords(paymentMethodIds), example: 5 }),
  ReferenceNumber: requiredText(30).meta({
    ...words(
      'Tu referencia del pedido. Un pago aceptado la ocupa; uno rechazado la libera.',
      'Your reference for the order. An accepted payment holds it; a declined one frees it.',
    ),
    example: 'PEDIDO-1042',
  }),
  Amount: PayableAmountSchema.meta({
    ...words('Monto en MXN, de 1.00 a 1,000,000.00.', 'Amount in MXN, 1.00 to 1,000,000.00.'),
    example: 350.5,
  }),
  Currency: z
    .literal(currency)
    .meta({ ...words('Moneda: solo MXN.', 'Currency: MXN only.'), example: 'MXN' }),
  Description: optionalText(250).meta({
    ...words('Qué se paga.', 'What the payment is for.'),
    example: 'Libretas y plumas',
  }),
  ReturnUrl: ReturnUrlSchema.optional().meta({
    ...returnUrlWords,
    example: 'https://tienda.example/gracias?pedido=1042',
  }),
  FirstName: requiredText(30).meta({
    ...words('Nombre de quien paga.', "Payer's first name."),
    example: 'Ana',
  }),
  LastName: requiredText(30).meta({
    ...words('Apellido de quien paga.', "Payer's last name."),
    example: 'López',
  }),
  Email: EmailSchema.meta({
    ...words('Correo de quien paga.', "Payer's e-mail."),
    example: 'ana.lopez@example.com',
  }),
  PhoneNumber: optionalText(20).meta({ ...words('Teléfono.', 'Phone number.'), example: '5512345678' }),
  ...addressShape,
};

/** The fields of a card, all required. */
const wholeCardShape = {
  cardNumber: digits(cardNumberForm, 19).meta({
    ...words(
      'Número de la tarjeta, solo dígitos: 16, o 15 en American Express. No se guarda.',
      'Card number, digits only: 16, or 15 for American Express. It is not stored.',
    ),
    example: '4242424242424242',
    secret: true,
  }),
  cardExpirationMonth: z
    .string()
    .regex(/^(0[1-9]|1[0-2])$/, 'month_invalid' satisfies FieldErrorCode)
    .meta({
      ...words('Mes de vencimiento, 01 a 12.', 'Expiry month, 01 to 12.'),
      example: '12',
      secret: true,
    }),
  cardExpirationYear: z
    .string()
    .regex(/^(\d{2}|20\d{2})$/)
    .meta({
      ...words('Año de vencimiento, con 2 o 4 dígitos.', 'Expiry year, with 2 or 4 digits.'),
      example: '2030',
      secret: true,
    }),
  cvv: digits(securityCodeForm, 4).meta({
    ...words(
      'Código de seguridad: 3 dígitos, o 4 en American Express. No se guarda.',
      'Security code: 3 digits, or 4 for American Express. It is not stored.',
    ),
    example: '123',
    secret: true,
  }),
};

const cardTypeShape = {
  CardType: CardTypeSchema.optional().meta({
    ...words(
      '001 Visa, 002 MasterCard, 003 Amex. La tarjeta ya lo dice: puedes omitirlo.',
      '001 Visa, 002 MasterCard, 003 Amex. The card determines it: you may leave it out.',
    ),
    example: '001',
  }),
};

/** Makes a field optional and keeps its metadata. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().meta(z.globalRegistry.get(schema) ?? {});

/** The fields of a card, all optional: the payment may name another instrument instead. */
const cardShape = {
  cardNumber: optional(wholeCardShape.cardNumber),
  cardExpirationMonth: optional(wholeCardShape.cardExpirationMonth),
  cardExpirationYear: optional(wholeCardShape.cardExpirationYear),
  cvv: optional(wholeCardShape.cvv),
  ...cardTypeShape,
};

const detailShape = {
  SpecialOffer: SpecialOfferSchema.optional().meta({
    ...words('Meses sin intereses.', 'Months without interest.'),
    // Months are needed with `IsInstallment`; these few are allowed for a small amount too.
    example: { IsInstallment: true, InstallmentCount: 3 },
  }),
  OrderInformation: OrderInformationSchema.optional().meta(words('Detalle del pedido.', 'Order details.')),
  ShipTo: ShipToSchema.optional().meta(
    words('A quién y a dónde se envía.', 'Who receives the order, and where.'),
  ),
  Device: DeviceSchema.optional().meta(words('El dispositivo de quien paga.', "The payer's device.")),
  SessionId: optionalText(100).meta({
    ...words('Sesión de la huella del dispositivo.', 'Session of the device fingerprint.'),
    example: 'sesion-8f2c',
  }),
};

const paymentShape = {
  ...orderShape,
  ...cardShape,
  ...detailShape,
  PaymentProcess: PaymentProcessSchema.optional().meta(
    words(
      'Cómo se procesa: sesión, dos pasos, suscripción.',
      'How it is processed: session, two steps, subscription.',
    ),
  ),
  customerCardIdentifier: CardIdentifierSchema.optional().meta(
    words(
      'El token de una tarjeta guardada, o que se guarde una.',
      'The token of a saved card, or a request to save one.',
    ),
  ),
};

const judged = <Shape extends z.ZodRawShape>(
  shape: Shape,
  problemsOf: (fields: Readonly<Record<string, unknown>>) => readonly PaymentProblem[],
) =>
  z.strictObject(shape).superRefine(
    (payment, context) => {
      for (const { field, code, values } of problemsOf(payment))
        context.addIssue({ code: 'custom', path: field.split('.'), params: { code, values } });
    },
    // Runs even if other fields are wrong, so that all problems are reported together.
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );

/** A payment that the merchant's server makes itself: by card, token, session, cash reference or Aplazo. */
export const CreatePaymentSchema = judged(paymentShape, paymentProblems).meta({
  oneOf: paymentInstrumentSchemas,
});
export type CreatePayment = z.output<typeof CreatePaymentSchema>;

/** A payment that its payer makes on the hosted form. Card data does not belong in it. */
export const CreateTransactionSchema = judged(
  {
    ...orderShape,
    IdPaymentMethod: orderShape.IdPaymentMethod.meta({
      words: hostedMethodWords(paymentMethodIds),
      example: 5,
    }),
    OrderInformation: detailShape.OrderInformation,
    ShipTo: detailShape.ShipTo,
    Device: detailShape.Device,
    SessionId: detailShape.SessionId,
    PaymentProcess: z
      .strictObject(processShape)
      .optional()
      .meta(
        words('Cómo se procesa: dos pasos o suscripción.', 'How it is processed: two steps or subscription.'),
      ),
  },
  hostedProblems,
);
export type CreateTransaction = z.output<typeof CreateTransactionSchema>;

/** The content of a form session once it is decrypted: the fields of a card and no others. */
export const FormSessionCardSchema = judged(wholeCardShape, cardProblems);

/** A card to be kept as a token. */
export const CreateCardTokenSchema = judged(
  {
    IdCompany: orderShape.IdCompany,
    FirstName: orderShape.FirstName,
    LastName: orderShape.LastName,
    Email: orderShape.Email,
    ...wholeCardShape,
    ...cardTypeShape,
  },
  cardProblems,
);
export type CreateCardToken = z.output<typeof CreateCardTokenSchema>;

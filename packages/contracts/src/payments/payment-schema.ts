import { z } from 'zod';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { optionalText, requiredText } from '../http/text-schema.ts';
import { currency, PayableAmountSchema } from '../money.ts';
import type { paymentMethods } from '../payment-methods/payment-methods.ts';
import { type CardProblem, cardNumberForm, cardProblems, securityCodeForm } from './card-rules.ts';
import { addressShape, DeviceSchema, OrderInformationSchema, ShipToSchema } from './order-schema.ts';

const digits = (pattern: RegExp, most: number) => z.string().regex(pattern).max(most);

const cardMethods = [8, 10] as const satisfies readonly (keyof typeof paymentMethods)[];

const SpecialOfferSchema = z.strictObject({
  IsInstallment: z.boolean().meta({
    ...words('Si el pago es a meses sin intereses.', 'Whether it is paid in months without interest.'),
    example: true,
  }),
  InstallmentCount: z
    .literal([3, 6, 9, 12, 18])
    .optional()
    .meta({
      ...words(
        'Mensualidades: 3, 6, 9, 12 o 18. Solo crédito, desde 100 MXN al mes; American Express hasta 12.',
        'Months: 3, 6, 9, 12 or 18. Credit only, from 100 MXN a month; American Express up to 12.',
      ),
      example: 6,
    }),
});

const paymentShape = {
  IdCompany: RowIdSchema.optional().meta({
    ...words(
      'Tu negocio. Si lo envías debe ser el de tus credenciales.',
      'Your business. Where you send it, it must be that of your credentials.',
    ),
    example: 1,
  }),
  IdPaymentMethod: z
    .literal(cardMethods)
    .optional()
    .meta({
      ...words(
        '8 tarjeta de crédito, 10 tarjeta de débito. La tarjeta ya lo dice: puedes omitirlo.',
        '8 credit card, 10 debit card. The card says it: you may leave it out.',
      ),
      example: 8,
    }),
  ReferenceNumber: requiredText(30).meta({
    ...words(
      'Tu referencia del pedido. Un pago aceptado la ocupa; uno rechazado la libera.',
      'Your reference of the order. An accepted payment holds it; a declined one frees it.',
    ),
    example: 'PEDIDO-1042',
  }),
  Amount: PayableAmountSchema.meta({
    ...words(
      'Monto en MXN, de 1.00 a 1,000,000.00, con dos decimales como máximo.',
      'Amount in MXN, 1.00 to 1,000,000.00, with at most two decimals.',
    ),
    example: 350.5,
  }),
  Currency: z
    .literal(currency)
    .meta({ ...words('Moneda: solo MXN.', 'Currency: MXN only.'), example: 'MXN' }),
  Description: optionalText(250).meta({
    ...words('Qué se paga.', 'What is paid.'),
    example: 'Libretas y plumas',
  }),
  FirstName: requiredText(30).meta({
    ...words('Nombre de quien paga.', 'First name of the payer.'),
    example: 'Ana',
  }),
  LastName: requiredText(30).meta({
    ...words('Apellido de quien paga.', 'Last name of the payer.'),
    example: 'López',
  }),
  Email: z
    .email()
    .max(254)
    .meta({ ...words('Correo de quien paga.', 'E-mail of the payer.'), example: 'ana.lopez@example.com' }),
  PhoneNumber: optionalText(20).meta({ ...words('Teléfono.', 'Telephone.'), example: '5512345678' }),
  ...addressShape,
  cardNumber: digits(cardNumberForm, 19).meta({
    ...words(
      'Número de la tarjeta, solo dígitos: 16, o 15 en American Express. No se guarda.',
      'Number of the card, digits only: 16, or 15 for American Express. It is not kept.',
    ),
    example: '4242424242424242',
  }),
  cardExpirationMonth: z
    .string()
    .regex(/^(0[1-9]|1[0-2])$/, 'month_invalid' satisfies FieldErrorCode)
    .meta({ ...words('Mes de vencimiento, 01 a 12.', 'Month of expiry, 01 to 12.'), example: '12' }),
  cardExpirationYear: z
    .string()
    .regex(/^(\d{2}|20\d{2})$/)
    .meta({
      ...words('Año de vencimiento, con 2 o 4 dígitos.', 'Year of expiry, of 2 or 4 digits.'),
      example: '2030',
    }),
  cvv: digits(securityCodeForm, 4).meta({
    ...words(
      'Código de seguridad: 3 dígitos, o 4 en American Express. No se guarda.',
      'Security code: 3 digits, or 4 for American Express. It is not kept.',
    ),
    example: '123',
  }),
  CardType: z
    .enum(['001', '002', '003'])
    .optional()
    .meta({
      ...words(
        '001 Visa, 002 MasterCard, 003 Amex. La tarjeta ya lo dice: puedes omitirlo.',
        '001 Visa, 002 MasterCard, 003 Amex. The card says it: you may leave it out.',
      ),
      example: '001',
    }),
  SpecialOffer: SpecialOfferSchema.optional().meta(words('Meses sin intereses.', 'Months without interest.')),
  OrderInformation: OrderInformationSchema.optional().meta(
    words('Detalle del pedido.', 'Detail of the order.'),
  ),
  ShipTo: ShipToSchema.optional().meta(
    words('A quién y a dónde se envía.', 'Who receives the order, and where.'),
  ),
  Device: DeviceSchema.optional().meta(words('El dispositivo de quien paga.', "The payer's device.")),
  SessionId: optionalText(100).meta({
    ...words('Sesión de la huella del dispositivo.', 'Session of the device fingerprint.'),
    example: 'sesion-8f2c',
  }),
};

type PaymentFields = z.output<z.ZodObject<typeof paymentShape>>;

/** What is wrong with fields that have to be looked at together. */
const togetherProblems = (fields: Partial<PaymentFields>): readonly CardProblem[] => {
  const offer = fields.SpecialOffer;
  return [
    ...cardProblems(fields),
    ...(offer?.IsInstallment === true && offer.InstallmentCount === undefined
      ? ([{ field: 'SpecialOffer.InstallmentCount', code: 'required' }] as const)
      : []),
  ];
};

/** A direct payment with card data, captured at once. */
export const CreatePaymentSchema = z.strictObject(paymentShape).superRefine(
  (payment, context) => {
    for (const { field, code, values } of togetherProblems(payment))
      context.addIssue({ code: 'custom', path: field.split('.'), params: { code, values } });
  },
  // Beside what is wrong with the other fields: a call is told of every problem at once.
  { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
);
export type CreatePayment = z.output<typeof CreatePaymentSchema>;

import { z } from 'zod';
import { InstantSchema } from '../dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { AmountSchema, currency, PayableAmountSchema } from '../money.ts';
import type { paymentMethods } from '../payment-methods/payment-methods.ts';
import { type CardProblem, cardNumberForm, cardProblems, securityCodeForm } from './card-rules.ts';

/** No control characters, and no half of a pair: kept as UTF-8, two such references would become the same one. */
const plainText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
    .regex(/^[^\u0000-\u001f\u007f\ud800-\udfff]*$/u, 'invalid_text' satisfies FieldErrorCode);
const requiredText = (most: number) => plainText(most).min(1);
const optionalText = (most: number) => plainText(most).optional();

const digits = (pattern: RegExp, most: number) => z.string().regex(pattern).max(most);

const cardMethods = [8, 10] as const satisfies readonly (keyof typeof paymentMethods)[];

const LineItemSchema = z.strictObject({
  ProductName: requiredText(100).meta({
    ...words('Nombre del producto.', 'Name of the product.'),
    example: 'Libreta rayada',
  }),
  ProductSku: optionalText(50).meta({
    ...words('Clave del producto.', 'Code of the product.'),
    example: 'LIB-01',
  }),
  Quantity: z
    .int()
    .min(1)
    .max(100_000)
    .meta({ ...words('Piezas.', 'Pieces.'), example: 2 }),
  UnitPrice: AmountSchema.min(0)
    .max(1_000_000)
    .meta({ ...words('Precio por pieza, en MXN.', 'Price of one, in MXN.'), example: 175.25 }),
});

const OrderInformationSchema = z.strictObject({
  LineItems: z
    .array(LineItemSchema)
    .max(100)
    .optional()
    .meta(words('Los productos del pedido.', 'The products of the order.')),
  Discount: AmountSchema.min(0)
    .max(1_000_000)
    .optional()
    .meta({ ...words('Descuento, en MXN.', 'Discount, in MXN.'), example: 10 }),
  Taxes: AmountSchema.min(0)
    .max(1_000_000)
    .optional()
    .meta({ ...words('Impuestos, en MXN.', 'Taxes, in MXN.'), example: 48.35 }),
});

const ShipToSchema = z.strictObject({
  FirstName: optionalText(30).meta({
    ...words('Nombre de quien recibe.', 'First name of who receives.'),
    example: 'Ana',
  }),
  LastName: optionalText(30).meta({
    ...words('Apellido de quien recibe.', 'Last name of who receives.'),
    example: 'López',
  }),
  PhoneNumber: optionalText(20).meta({ ...words('Teléfono.', 'Telephone.'), example: '5512345678' }),
  Street: optionalText(40).meta({ ...words('Calle.', 'Street.'), example: 'Av. Álvaro Obregón' }),
  StreetNumber: optionalText(10).meta({ ...words('Número exterior.', 'Street number.'), example: '121' }),
  StreetNumber2: optionalText(10).meta({ ...words('Número interior.', 'Apartment.'), example: '4B' }),
  Street2Col: optionalText(40).meta({ ...words('Colonia.', 'Neighbourhood.'), example: 'Roma Norte' }),
  Street2Del: optionalText(40).meta({
    ...words('Alcaldía o municipio.', 'Borough or municipality.'),
    example: 'Cuauhtémoc',
  }),
  City: optionalText(30).meta({ ...words('Ciudad.', 'City.'), example: 'Ciudad de México' }),
  State: optionalText(30).meta({ ...words('Estado.', 'State.'), example: 'CDMX' }),
  Country: optionalText(30).meta({ ...words('País.', 'Country.'), example: 'México' }),
  PostalCode: optionalText(10).meta({ ...words('Código postal.', 'Postal code.'), example: '06700' }),
});

const DeviceSchema = z.strictObject({
  IP: z
    .union([z.ipv4(), z.ipv6()])
    .optional()
    .meta({
      ...words('IP desde la que paga tu cliente.', 'The IP that your customer pays from.'),
      example: '187.190.10.20',
    }),
  UserAgent: optionalText(512).meta({
    ...words('Navegador de tu cliente.', "Your customer's browser."),
    example: 'Mozilla/5.0',
  }),
  AcceptLanguage: optionalText(100).meta({
    ...words('Idiomas del navegador.', 'Languages of the browser.'),
    example: 'es-MX',
  }),
  ScreenWidth: z
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .meta({ ...words('Ancho de pantalla en pixeles.', 'Screen width in pixels.'), example: 1440 }),
  ScreenHeight: z
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .meta({ ...words('Alto de pantalla en pixeles.', 'Screen height in pixels.'), example: 900 }),
  TimeZoneOffset: z
    .int()
    .min(-1_440)
    .max(1_440)
    .optional()
    .meta({ ...words('Minutos de diferencia con UTC.', 'Minutes from UTC.'), example: 360 }),
});

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
  Street: optionalText(40).meta({ ...words('Calle.', 'Street.'), example: 'Av. Álvaro Obregón' }),
  StreetNumber: optionalText(10).meta({ ...words('Número exterior.', 'Street number.'), example: '121' }),
  StreetNumber2: optionalText(10).meta({ ...words('Número interior.', 'Apartment.'), example: '4B' }),
  Street2Col: optionalText(40).meta({ ...words('Colonia.', 'Neighbourhood.'), example: 'Roma Norte' }),
  Street2Del: optionalText(40).meta({
    ...words('Alcaldía o municipio.', 'Borough or municipality.'),
    example: 'Cuauhtémoc',
  }),
  City: optionalText(30).meta({ ...words('Ciudad.', 'City.'), example: 'Ciudad de México' }),
  State: optionalText(30).meta({ ...words('Estado.', 'State.'), example: 'CDMX' }),
  Country: optionalText(30).meta({ ...words('País.', 'Country.'), example: 'México' }),
  PostalCode: optionalText(10).meta({ ...words('Código postal.', 'Postal code.'), example: '06700' }),
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

/** What the payment API answers of a transaction. */
export const PaymentAnswerSchema = z
  .object({
    responseCode: z.string().meta({
      ...words('El código de respuesta del catálogo.', "The catalogue's response code."),
      example: '002',
    }),
    status: z.string().meta({
      ...words('El nombre del estado en el catálogo.', "The catalogue's name of the status."),
      example: 'Accepted',
    }),
    message: z.string().meta({
      ...words('Qué significa, en el idioma de la petición.', 'What it means, in the language of the call.'),
      example: 'El pago se aceptó.',
    }),
    transactionNumber: z
      .string()
      .meta({ ...words('Número de la transacción.', 'Number of the transaction.'), example: '1024' }),
    transactionCode: z.string().meta({
      ...words('Código con el que se reembolsa.', 'Code to refund it with.'),
      example: 'trx_7Q2mX0d4',
    }),
    referenceNumber: z
      .string()
      .meta({ ...words('Tu referencia.', 'Your reference.'), example: 'PEDIDO-1042' }),
    amount: AmountSchema.meta(words('Monto en MXN.', 'Amount in MXN.')),
    refundedAmount: AmountSchema.meta({
      ...words('Lo reembolsado hasta ahora, en MXN.', 'What has been refunded so far, in MXN.'),
      example: 0,
    }),
    currency: z.literal(currency).meta(words('La moneda.', 'The currency.')),
    date: InstantSchema.meta(words('Cuándo se creó.', 'When it was created.')),
    paymentDate: InstantSchema.nullable().meta(words('Cuándo se pagó.', 'When it was paid.')),
    idPaymentMethod: z
      .int()
      .nullable()
      .meta({ ...words('El método de pago.', 'The way it was paid.'), example: 8 }),
    authorizationCode: z
      .string()
      .nullable()
      .meta({
        ...words('Código de autorización del adquirente.', "The acquirer's authorization code."),
        example: '482913',
      }),
    declineReason: z
      .string()
      .nullable()
      .meta({
        ...words('Por qué se rechazó, como código estable.', 'Why it was declined, as a stable code.'),
        example: null,
      }),
    card: z
      .object({
        brand: z.string().meta({ ...words('La marca.', 'The brand.'), example: 'Visa' }),
        cardType: z.string().meta({
          ...words('001 Visa, 002 MasterCard, 003 Amex.', '001 Visa, 002 MasterCard, 003 Amex.'),
          example: '001',
        }),
        firstSix: z.string().meta({
          ...words('Los primeros seis dígitos.', 'The first six digits.'),
          example: '424242',
        }),
        lastFour: z.string().meta({
          ...words('Los últimos cuatro dígitos.', 'The last four digits.'),
          example: '4242',
        }),
      })
      .nullable()
      .meta(words('La tarjeta, sin su número.', 'The card, without its number.')),
    installments: z
      .int()
      .nullable()
      .meta({ ...words('Mensualidades, si las hay.', 'Months, where there are any.'), example: null }),
    replacedBy: z
      .string()
      .nullable()
      .meta({
        ...words(
          'El número del intento que tomó su lugar, si lo hubo.',
          'The number of the attempt that took its place, where there was one.',
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

export const AuthenticateSchema = z.strictObject({
  UserId: z
    .string()
    .min(1)
    .max(100)
    .meta({ ...words('Tu API key.', 'Your API key.'), example: 'demo-sandbox-key' }),
  Password: z
    .string()
    .min(1)
    .max(200)
    .meta({
      ...words('La contraseña de la API key.', "The API key's password."),
      example: 'demo-sandbox-password',
    }),
});

export const AuthenticateAnswerSchema = z
  .object({
    token: z.string().meta({
      ...words(
        'Envíalo como Authorization: Bearer. Dura una hora.',
        'Send it as Authorization: Bearer. It lasts one hour.',
      ),
      example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.Zm9v',
    }),
    message: z.string().meta({
      ...words('El resultado, en el idioma de la petición.', 'The result, in the language of the call.'),
      example: 'Autenticación correcta.',
    }),
    expiresIn: z.int().meta({ ...words('Segundos que dura.', 'Seconds that it lasts.'), example: 3600 }),
  })
  .meta({ id: 'AuthenticateAnswer' });

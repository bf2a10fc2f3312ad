import { z } from 'zod';
import { InstantSchema, WireDaySchema } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { pagedRowShape } from '../http/answers.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { EmailSchema, requiredText } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema, currency, PayableAmountSchema } from '../money/money.ts';
import { ReplacedTransactionSchema } from '../payments/replaced-payment-schema.ts';
import { ReturnUrlSchema, returnUrlWords } from '../payments/return-url.ts';
import {
  StatusFilterSchema,
  StatusIdSchema,
  StatusNameSchema,
} from '../statuses/transaction-status-schema.ts';
import { ReplacesSchema } from './link-replacement-schema.ts';
import { linkFieldPaths, type ReadLink } from './payment-link-fields.ts';
import { linkTypes } from './payment-link-kinds.ts';
import { linkDayForm, linkProblems, phoneForm } from './payment-link-rules.ts';

const DaySchema = z.string().regex(linkDayForm, 'day_form').meta({ example: '2030/12/31' });

/** A whole number. `z.int()` would end the validation at a fraction, and the other problems would not be reported. */
const WholeNumberSchema = z
  .number()
  .refine(Number.isSafeInteger, { params: { code: 'wrong_type', values: { expected: 'int' } } })
  .meta({ type: 'integer' });

const SubscriptionSchema = z.strictObject({
  numberOfPays: WholeNumberSchema.min(limits.linkPayments.min)
    .max(limits.linkPayments.max)
    .nullish()
    .meta({
      ...words('Cuántos pagos son, con el primero.', 'How many payments there are, the first included.'),
      example: 6,
    }),
  nextPaymentDate: DaySchema.nullish().meta({
    ...words(
      'Día del segundo pago, AAAA/MM/DD: después de hoy y no después del vencimiento.',
      'Day of the second payment, YYYY/MM/DD: after today, and not after the due date.',
    ),
    example: '2030/12/15',
  }),
  frequency: z
    .enum(frequencyNames)
    .nullish()
    .meta({
      ...words(
        'Cada cuánto se cobra. Scheduled repite la distancia entre el primer pago y nextPaymentDate, y es solo de isInstallments.',
        'How often it is charged. Scheduled repeats the distance between the first payment and nextPaymentDate, for isInstallments only.',
      ),
      example: 'Monthly',
    }),
});

const linkShape = {
  idCompany: RowIdSchema.optional(),
  referenceNumber: requiredText(limits.referenceLength).meta({
    ...words('Tu referencia del cobro.', 'Your reference for the payment.'),
    example: 'LIGA-1042',
  }),
  email: EmailSchema.meta({
    ...words('Correo de tu cliente: ahí recibe la liga.', "Your customer's e-mail: the link is sent there."),
    example: 'ana.lopez@example.com',
  }),
  phoneNumber: z
    .string()
    .regex(phoneForm, 'phone_digits')
    .nullish()
    .meta({ ...words('Teléfono, 10 dígitos.', 'Phone number, 10 digits.'), example: '5512345678' }),
  amount: PayableAmountSchema.meta(
    words(
      'Lo que se paga, o lo que se cobra cada vez, de 1.00 a 1,000,000.00 MXN.',
      'The amount paid, or charged each time, 1.00 to 1,000,000.00 MXN.',
    ),
  ),
  currency: z.literal(currency).meta({ ...words('Solo MXN.', 'MXN only.'), example: currency }),
  expirationDate: DaySchema.meta(
    words(
      'Último día en que se puede pagar, AAAA/MM/DD: hoy o después. Vence a las 11:59 p.m.',
      'Last day on which it can be paid, YYYY/MM/DD: today or later. It expires at 11:59 PM.',
    ),
  ),
  paymentProcess: z
    .strictObject({
      subscription: SubscriptionSchema.nullish().meta(
        words('De isRecurring e isInstallments.', 'For isRecurring and isInstallments.'),
      ),
      offsetExpiration: WholeNumberSchema.min(0)
        .max(limits.linkOffsetDays)
        .nullish()
        .meta(
          words(
            'Días de hoy al vencimiento. Se acepta, pero vale expirationDate.',
            'Days from today to the due date. Accepted, but expirationDate is what counts.',
          ),
        ),
    })
    .nullish(),
  typeFrequency: z
    .enum(linkTypes)
    .default('isNone')
    .meta({
      ...words(
        'isNone: un solo pago. isRecurring: se cobra hasta que se cancela. isInstallments: un número de pagos.',
        'isNone: a single payment. isRecurring: charged until it is canceled. isInstallments: a number of payments.',
      ),
      example: 'isNone',
    }),
  returnUrl: ReturnUrlSchema.nullish().meta({
    ...returnUrlWords,
    example: 'https://tienda.example/gracias',
  }),
  replaces: ReplacesSchema,
};

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const asNumber = (value: unknown): number | string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;
const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Converts a payload to the form that the rules check. */
export const readPayload = (payload: unknown): ReadLink => {
  const process = part(payload, 'paymentProcess');
  const subscription = part(process, 'subscription');
  return {
    referenceNumber: asText(part(payload, 'referenceNumber'))?.trim() || undefined,
    email: asText(part(payload, 'email')),
    phoneNumber: asText(part(payload, 'phoneNumber')),
    amount: asNumber(part(payload, 'amount')),
    currency: asText(part(payload, 'currency')),
    expirationDate: asText(part(payload, 'expirationDate')),
    typeFrequency: asText(part(payload, 'typeFrequency')) ?? 'isNone',
    frequency: asText(part(subscription, 'frequency')),
    numberOfPays: asNumber(part(subscription, 'numberOfPays')),
    nextPaymentDate: asText(part(subscription, 'nextPaymentDate')),
    offsetExpiration: asNumber(part(process, 'offsetExpiration')),
    returnUrl: asText(part(payload, 'returnUrl'))?.trim(),
  };
};

/** A payment link. Rules that depend on the current day are checked later, by the account's clock. */
export const CreatePaymentLinkSchema = z.strictObject(linkShape).superRefine(
  (payload, context) => {
    for (const { field, code, values } of linkProblems(readPayload(payload), ''))
      context.addIssue({ code: 'custom', path: linkFieldPaths[field].split('.'), params: { code, values } });
  },
  // Runs even if other fields have wrong types, so that all problems are reported together.
  { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
);
export type CreatePaymentLink = z.output<typeof CreatePaymentLinkSchema>;

const linkAnswerShape = {
  idTransaction: z.int().meta({ ...words('Su intento más reciente.', 'Its newest attempt.'), example: 1024 }),
  referenceNumber: z.string().meta({ example: 'LIGA-1042' }),
  date: InstantSchema.meta(words('Cuándo se creó.', 'When it was created.')),
  expirationDate: InstantSchema.meta(
    words(
      'Hasta cuándo se puede pagar: 11:59 p.m. de su último día.',
      'Payment deadline: 11:59 PM on its last day.',
    ),
  ),
  email: z.string().meta({ example: 'ana.lopez@example.com' }),
  amount: AmountSchema,
  currency: z.string().meta({ example: currency }),
  statusId: StatusIdSchema.meta({ example: 1 }),
  status: StatusNameSchema.meta({
    ...words('El estado de ese intento.', 'The status of that attempt.'),
    example: 'TransactionCreated',
  }),
  typeFrequency: z.enum(linkTypes),
  url: z.string().meta({
    ...words('Su página de pago.', 'Its hosted page.'),
    example: 'http://localhost:3000/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn',
  }),
  returnUrl: z
    .string()
    .nullable()
    .meta({
      ...words('A dónde regresa quien paga.', 'Where the payer returns to.'),
      example: null,
    }),
};

const PaymentLinkSchema = z.object(linkAnswerShape);
export type PaymentLink = z.output<typeof PaymentLinkSchema>;

const replaced = z
  .array(ReplacedTransactionSchema)
  .meta(
    words(
      'Los pagos con la misma referencia a los que reemplazó, también los de otro cliente.',
      'The payments with the same reference that it replaced, including those of other customers.',
    ),
  );

/** A link that was just made, and what it took the place of. */
export const MadePaymentLinkSchema = PaymentLinkSchema.extend({ replaced }).meta({ id: 'MadePaymentLink' });
export type MadePaymentLink = z.output<typeof MadePaymentLinkSchema>;

/** A row of the list of paid leagues. */
export const PaymentLinkRowSchema = z
  .object({
    ...linkAnswerShape,
    canCancel: z.boolean().meta(words('Si se puede cancelar.', 'Whether it can be canceled.')),
    canResend: z
      .boolean()
      .meta(words('Si su correo se puede reenviar.', 'Whether its e-mail can be sent again.')),
    ...pagedRowShape,
  })
  .meta({ id: 'PaymentLinkRow' });
export type PaymentLinkRow = z.output<typeof PaymentLinkRowSchema>;

/** The columns that the list can be ordered by. */
export const linkSorts = ['date', 'reference', 'amount', 'expirationDate'] as const;
export type LinkSort = (typeof linkSorts)[number];

export const ListPaymentLinksSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  initDate: WireDaySchema.optional(),
  endDate: WireDaySchema.optional(),
  referenceNumber: z.string().max(limits.filterLength.referenceNumber).optional(),
  /** That of the newest attempt. */
  idStatus: StatusFilterSchema,
  ...pageShape,
  ...sortShape(linkSorts),
});
export type ListPaymentLinks = z.output<typeof ListPaymentLinksSchema>;

/** The e-mail of a link that was written once more. */
export const ResentLinkSchema = z
  .object({
    email: z
      .string()
      .meta({ ...words('El destinatario.', 'The recipient.'), example: 'ana.lopez@example.com' }),
    state: z.enum(['waiting', 'kept']).meta({
      ...words(
        'waiting: se envía enseguida. kept: sin servidor de correo se guarda.',
        'waiting: it is sent at once. kept: without a mail server it is saved.',
      ),
      example: 'kept',
    }),
  })
  .meta({ id: 'ResentLink' });

export const PaymentLinkDatesSchema = z
  .object({ initDate: WireDaySchema, endDate: WireDaySchema })
  .meta({ id: 'PaymentLinkDates' });

/** A link that was made from a line of a file. */
export const BatchLinkSchema = z
  .object({
    file: z.string(),
    line: z.int(),
    idTransaction: z.int(),
    referenceNumber: z.string(),
    url: z.string(),
    replaced,
  })
  .meta({ id: 'BatchLink' });

export const PaymentLinkBatchSchema = z
  .object({
    created: z.int().meta(words('Cuántas ligas se crearon.', 'How many links were created.')),
    links: z.array(BatchLinkSchema),
  })
  .meta({ id: 'PaymentLinkBatch' });
export type PaymentLinkBatch = z.output<typeof PaymentLinkBatchSchema>;

/**
 * - `none`: nothing is being created.
 * - `checking`: the lines are being checked.
 * - `creating`: the lines are accepted and their links are being created; other calls of the account wait until all exist.
 * - `mailing`: the links exist and their e-mails are being written.
 */
export const batchStates = ['none', 'checking', 'creating', 'mailing'] as const;

export const BatchProgressSchema = z
  .object({
    state: z.enum(batchStates),
    rows: z.int().meta(words('Las líneas en total.', 'The total number of lines.')),
    done: z.int().meta(words('Las que ya terminaron este paso.', 'Those that have finished this step.')),
  })
  .meta({ id: 'BatchProgress' });
export type BatchProgress = z.output<typeof BatchProgressSchema>;

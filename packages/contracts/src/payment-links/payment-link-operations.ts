import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';
import {
  CheckLinkReferencesSchema,
  OpenPaymentSchema,
  ReplacesTextSchema,
} from './link-replacement-schema.ts';
import {
  BatchProgressSchema,
  CreatePaymentLinkSchema,
  ListPaymentLinksSchema,
  MadePaymentLinkSchema,
  PaymentLinkBatchSchema,
  PaymentLinkDatesSchema,
  PaymentLinkRowSchema,
  ResentLinkSchema,
} from './payment-link-schema.ts';

const subject = 'paymentLinks';
const access = { kind: 'role', permission: 'managePaymentLinks' } as const;

export const listPaymentLinks = defineOperation({
  method: 'GET',
  path: '/transaction/capturelines',
  subject,
  access,
  query: ListPaymentLinksSchema,
  answer: z.array(PaymentLinkRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Ligas de pago', en: 'Paid leagues' },
  description: {
    es: 'Las ligas que se crearon en esos días, la más reciente primero, cada una con su intento de pago más reciente. La referencia busca por el principio, sin distinguir mayúsculas. El estado es el de ese intento, y se busca entre 10,000 ligas como máximo.',
    en: 'The links that were created on those days, newest first, each with its newest attempt at paying. The reference searches by prefix, whatever the case. The status is that of this attempt, and is searched among 10,000 links at most.',
  },
  examples: [
    { name: 'all', words: { es: 'Todas', en: 'All' }, query: { idCompany: 1 } },
    {
      name: 'reference',
      words: { es: 'Por referencia', en: 'By reference' },
      query: { referenceNumber: 'LIGA-', pageNumber: 1, rowsOfPage: 10 },
    },
    {
      name: 'status',
      words: { es: 'Las que esperan su pago', en: 'Those that wait for their payment' },
      query: { idStatus: 1 },
    },
  ],
});

export const getPaymentLinkDates = defineOperation({
  method: 'GET',
  path: '/transaction/capturelinedates',
  subject,
  access,
  answer: PaymentLinkDatesSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Fechas iniciales de la lista de ligas', en: 'Initial dates of the list of links' },
  description: {
    es: 'Hoy, según el reloj de la cuenta.',
    en: "Today, by the account's clock.",
  },
  examples: [{ name: 'dates', words: { es: 'Los días', en: 'The days' } }],
});

export const checkLinkReferences = defineOperation({
  method: 'POST',
  path: '/transaction/capturelinecheck',
  subject,
  access,
  body: CheckLinkReferencesSchema,
  answer: z.array(OpenPaymentSchema),
  answerKind: 'envelope',
  safe: true,
  errors: [],
  summary: { es: 'Pagos que reemplazarían las ligas', en: 'Payments that links would replace' },
  description: {
    es: 'Los pagos abiertos (ligas y páginas sin pagar, de cualquier cliente) que dejarían de poder pagarse si se crearan ligas con estas referencias. No cambia nada.',
    en: 'The open payments (unpaid links and pages, of any customer) that could no longer be paid if links with these references were created. It changes nothing.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'Una referencia', en: 'One reference' },
      body: { referenceNumbers: ['LIGA-1042'] },
    },
  ],
});

export const createPaymentLink = defineOperation({
  method: 'POST',
  path: '/transaction/captureline',
  subject,
  access,
  body: CreatePaymentLinkSchema,
  answer: MadePaymentLinkSchema,
  answerKind: 'envelope',
  errors: ['reference_taken', 'open_payments_replaced'],
  summary: { es: 'Crear una liga de pago', en: 'Create a payment link' },
  description: {
    es: 'Una página de pago que se abre con su liga hasta las 11:59 p.m. de su último día; tu cliente la recibe por correo. Una liga recurrente o en parcialidades cobra su primer pago ahí y empieza la suscripción. replaced nombra los pagos que reemplaza.',
    en: 'A hosted page that opens with its link until 11:59 PM of its last day; your customer receives it by e-mail. A recurring link, or one in installments, charges its first payment there and starts the subscription. replaced names the payments that it replaces.',
  },
  examples: [
    {
      name: 'single',
      words: { es: 'Un solo pago', en: 'A single payment' },
      body: {
        referenceNumber: 'LIGA-1042',
        email: 'ana.lopez@example.com',
        phoneNumber: '5512345678',
        amount: 1250,
        currency: 'MXN',
        expirationDate: '2030/12/31',
        typeFrequency: 'isNone',
      },
    },
    {
      name: 'recurring',
      words: { es: 'Cada mes, hasta que se cancele', en: 'Every month, until it is canceled' },
      body: {
        referenceNumber: 'LIGA-1043',
        email: 'ana.lopez@example.com',
        amount: 350.5,
        currency: 'MXN',
        expirationDate: '2030/12/31',
        paymentProcess: { subscription: { frequency: 'Monthly' } },
        typeFrequency: 'isRecurring',
      },
    },
    {
      name: 'installments',
      words: { es: 'Seis parcialidades', en: 'Six installments' },
      body: {
        referenceNumber: 'LIGA-1044',
        email: 'ana.lopez@example.com',
        amount: 500,
        currency: 'MXN',
        expirationDate: '2030/12/31',
        paymentProcess: {
          subscription: { numberOfPays: 6, nextPaymentDate: '2030/12/15', frequency: 'Monthly' },
        },
        typeFrequency: 'isInstallments',
      },
    },
  ],
});

export const resendPaymentLink = defineOperation({
  method: 'POST',
  path: '/transaction/captureline/{idTransaction}/resend',
  subject,
  access,
  params: z.strictObject({ idTransaction: RowIdSchema }),
  body: z.strictObject({ idCompany: RowIdSchema.optional() }),
  answer: ResentLinkSchema,
  answerKind: 'envelope',
  errors: ['transaction_not_found', 'payment_link_not_found', 'status_not_allowed', 'link_email_too_soon'],
  summary: { es: 'Reenviar el correo de una liga', en: 'Send the e-mail of a link again' },
  description: {
    es: 'Reenvía el correo con la liga mientras se pueda pagar: desde 5 minutos después del anterior, y hasta 5 correos en 24 horas. Acepta el número de cualquiera de sus intentos.',
    en: 'Sends the e-mail with the link again while it can be paid: from 5 minutes after the previous one, and up to 5 e-mails in 24 hours. It takes the number of any of its attempts.',
  },
  examples: [
    { name: 'again', words: { es: 'Otra vez', en: 'Again' }, params: { idTransaction: 1024 }, body: {} },
  ],
});

/** Two links, so that the example can be sent for real. */
const twoLinks =
  'cmVmZXJlbmNlTnVtYmVyLGVtYWlsLGFtb3VudCxjdXJyZW5jeSxleHBpcmF0aW9uRGF0ZQpMT1RFLTEsYW5hLmxvcGV6QGV4YW1wbGUuY29tLDM1MC41MCxNWE4sMjAzMC8xMi8zMQpMT1RFLTIsbHVpcy5ydWl6QGV4YW1wbGUuY29tLDEyNTAsTVhOLDIwMzAvMTIvMzEK';

export const createPaymentLinkBatch = defineOperation({
  method: 'POST',
  path: '/transaction/capturelinebatch',
  subject,
  access,
  body: z.strictObject({ idCompany: RowIdSchema.optional(), replaces: ReplacesTextSchema }),
  files: {
    field: 'files',
    min: 1,
    max: limits.linkFiles,
    maxBytes: limits.fileBytes,
    missing: 'file_needed',
    words: {
      es: 'Archivos .csv de 10 MB como máximo, con los encabezados de /Templates/CaptureLineLayout.csv.',
      en: '.csv files of at most 10 MB, with the headings of /Templates/CaptureLineLayout.csv.',
    },
  },
  answer: PaymentLinkBatchSchema,
  answerKind: 'envelope',
  errors: ['file_type_not_allowed', 'link_lines_invalid', 'link_batch_running', 'open_payments_replaced'],
  duringBatch: true,
  summary: { es: 'Crear ligas de un archivo', en: 'Create links from a file' },
  description: {
    es: 'Una liga por línea, 10,000 como máximo: todas o ninguna. Todas las líneas se revisan antes; lo que está mal se responde en data, con archivo, línea, columna y motivo (los primeros 2,000 problemas).',
    en: 'One link per line, 10,000 at most: all of them or none. Every line is checked first; problems are returned in data, with file, line, column and reason (the first 2,000 problems).',
  },
  examples: [
    {
      name: 'two',
      words: { es: 'Dos ligas', en: 'Two links' },
      body: {},
      files: [{ fileName: 'ligas.csv', base64: twoLinks }],
    },
  ],
});

export const getPaymentLinkBatch = defineOperation({
  method: 'GET',
  path: '/transaction/capturelinebatch',
  subject,
  access,
  answer: BatchProgressSchema,
  answerKind: 'envelope',
  errors: [],
  duringBatch: true,
  summary: { es: 'Avance de un archivo de ligas', en: 'Progress of a file of links' },
  description: {
    es: 'Qué se está haciendo con el archivo de ligas que este negocio subió, y cuántas líneas van.',
    en: 'The stage that the uploaded file of links is at, and how many lines are done.',
  },
  examples: [{ name: 'progress', words: { es: 'El avance', en: 'The progress' } }],
});

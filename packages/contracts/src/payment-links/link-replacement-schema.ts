import { z } from 'zod';
import { fieldWords as words } from '../http/field-words.ts';
import { RowIdSchema, rowIdDigits } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema, currency } from '../money/money.ts';

export const CheckLinkReferencesSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  referenceNumbers: z
    .array(z.string().trim().min(1).max(limits.referenceLength))
    .min(1)
    .max(limits.checkedReferences)
    .meta({
      ...words('Las referencias que tendrían las ligas.', 'The references that the links would have.'),
      example: ['LIGA-1042'],
    }),
});

/** An open payment that a new link with the same reference would replace, so that its customer could no longer pay it. */
export const OpenPaymentSchema = z
  .object({
    idTransaction: z
      .int()
      .meta({ ...words('Su intento más reciente.', 'Its newest attempt.'), example: 1017 }),
    referenceNumber: z.string().meta({ example: 'LIGA-1042' }),
    email: z.string().meta({
      ...words('El correo de su cliente.', "Its customer's e-mail."),
      example: 'luis.ruiz@example.com',
    }),
    amount: AmountSchema,
    currency: z.string().meta({ example: currency }),
    kind: z.enum(['link', 'form']).meta({
      ...words(
        'Una liga de pago, o una página que abrió tu servidor.',
        'A payment link, or a page that your server opened.',
      ),
      example: 'link',
    }),
  })
  .meta({ id: 'OpenPayment' });
export type OpenPayment = z.output<typeof OpenPaymentSchema>;

const about = words(
  'Los pagos abiertos que puede reemplazar, cada uno por su idTransaction. Si reemplazaría otro, se rechaza con open_payments_replaced y no se crea nada. Sin esta propiedad reemplaza sin preguntar.',
  'The open payments that may be replaced, each by its idTransaction. If it would replace any other, the call is refused with open_payments_replaced and nothing is created. Without this property it replaces without asking.',
);

/** The open payments that a call agrees to replace, by transaction id. */
export const ReplacesSchema = z
  .array(RowIdSchema)
  .max(limits.confirmedReplacements)
  .optional()
  .meta({ ...about, example: [1017] });

/** The agreed replacements of a multipart call: a text field with a JSON list of transaction ids. */
export const ReplacesTextSchema = z
  .string()
  .max(limits.linkLines * (rowIdDigits + 1) + 2)
  .regex(new RegExp(`^\\[(\\d{1,${rowIdDigits}}(,\\d{1,${rowIdDigits}})*)?\\]$`))
  .optional()
  .meta({ ...about, example: '[1017,1023]' });

import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { pagedRowShape } from '../http/answers.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { emailFailureNames } from './email-failures.ts';
import { emailKindNames } from './email-kinds.ts';
import { emailStateNames } from './email-states.ts';

/** The columns that order the list of e-mails. */
export const emailSorts = ['created'] as const;
export type EmailSort = (typeof emailSorts)[number];

export const ListEmailsSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  ...pageShape,
  ...sortShape(emailSorts),
  state: z.enum(emailStateNames).optional(),
  kind: z.enum(emailKindNames).optional(),
  idTransaction: RowIdSchema.optional(),
});
export type ListEmails = z.output<typeof ListEmailsSchema>;

export const EmailParamsSchema = z.strictObject({ idEmail: RowIdSchema });
export const ResendEmailSchema = z.strictObject({ idCompany: RowIdSchema.optional() });

/** A recipient's address that the mail server refused, with its reply. */
export const EmailRefusalSchema = z
  .object({
    address: z.string().meta({ example: 'nobody@example.com' }),
    reply: z.string().meta({ example: '550 5.1.1 Unknown here' }),
  })
  .meta({ id: 'EmailRefusal' });
export type EmailRefusal = z.output<typeof EmailRefusalSchema>;

const emailShape = {
  idEmail: z.int().meta({ example: 7 }),
  kind: z.enum(emailKindNames),
  to: z.array(z.string()).meta({ description: 'Every address that it is for.' }),
  subject: z.string().meta({ example: 'Pago recibido: $350.50 MXN · PEDIDO-1042' }),
  idTransaction: z.int().nullable(),
  state: z.enum(emailStateNames).meta({
    description: '`kept` where the deployment sends no e-mails: it can be looked at here.',
  }),
  attempts: z.int(),
  nextAttemptAt: InstantSchema.nullable().meta({ description: 'By real time; null when none is to come.' }),
  failure: z.enum(emailFailureNames).nullable().meta({ description: 'Why the last attempt failed.' }),
  reply: z.string().nullable().meta({ description: 'What the mail server said to it.' }),
  refused: z.array(EmailRefusalSchema).meta({
    description:
      'The addresses that the mail server did not take, each with what it said. The e-mail was sent to the others.',
  }),
  createdAt: InstantSchema.meta({ description: 'Written, by real time.' }),
  occurredAt: InstantSchema.meta({ description: "The moment of what it tells of, by the account's clock." }),
  sentAt: InstantSchema.nullable(),
};

/** An e-mail of the list. */
export const EmailRowSchema = z.object({ ...emailShape, ...pagedRowShape }).meta({ id: 'EmailRow' });
export type EmailRow = z.output<typeof EmailRowSchema>;

/** An e-mail with its message, as text and as HTML. */
export const EmailDetailSchema = z
  .object({
    ...emailShape,
    text: z.string().meta({ description: 'As a reader without HTML shows it.' }),
    html: z.string().meta({ description: 'As it is sent.' }),
    canSend: z.boolean().meta({ description: 'The deployment sends e-mails.' }),
  })
  .meta({ id: 'EmailDetail' });
export type EmailDetail = z.output<typeof EmailDetailSchema>;

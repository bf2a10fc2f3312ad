import { emailFailureNames } from '@pasarela/contracts/emails/email-failures';
import { emailKindNames } from '@pasarela/contracts/emails/email-kinds';
import {
  type EmailDetail,
  EmailRefusalSchema,
  type EmailRow as WireRow,
} from '@pasarela/contracts/emails/email-schema';
import { emailStateNames } from '@pasarela/contracts/emails/email-states';
import { z } from 'zod';
import { writtenEmail } from '#core/outbox/emails/email-render.ts';
import type { EmailRow } from '#generated/stored-tables.ts';
import type { ListedEmail } from './emails-list-repository.ts';

const knownOf = <Name extends string>(names: readonly Name[], given: string): Name => {
  const name = names.find((known) => known === given);
  if (!name) throw new Error(`unknown name ${given}`);
  return name;
};

/** Splits a stored error into the kind of failure and the reply of the mail server. */
const failureOf = (error: string | null): Pick<WireRow, 'failure' | 'reply'> => {
  if (error === null) return { failure: null, reply: null };
  const [kind = '', ...reply] = error.split(' ');
  return {
    failure: emailFailureNames.find((known) => known === kind) ?? 'other',
    reply: reply.length === 0 ? null : reply.join(' '),
  };
};

const Refusals = z.array(EmailRefusalSchema);

const sharedFields = (row: ListedEmail): Omit<WireRow, 'maxRows' | 'maxPages'> => ({
  idEmail: row.id,
  kind: knownOf(emailKindNames, row.kind),
  to: row.recipients.split(';'),
  subject: row.subject,
  idTransaction: row.transactionId,
  state: knownOf(emailStateNames, row.state),
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  ...failureOf(row.error),
  refused: row.refused === null ? [] : Refusals.parse(JSON.parse(row.refused)),
  createdAt: row.createdAt.toISOString(),
  occurredAt: row.occurredAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

export const emailRow = (
  row: ListedEmail,
  totals: { readonly maxRows: number; readonly maxPages: number },
): WireRow => ({ ...sharedFields(row), ...totals });

export const emailDetail = (row: EmailRow, canSend: boolean): EmailDetail => ({
  ...sharedFields(row),
  ...writtenEmail(row),
  canSend,
});

import { emailFailureNames } from '@pasarela/contracts/emails/email-failures';
import { emailKindNames, emailKinds } from '@pasarela/contracts/emails/email-kinds';
import {
  type EmailDetail,
  EmailRefusalSchema,
  type ListEmails,
  type EmailRow as WireRow,
} from '@pasarela/contracts/emails/email-schema';
import { emailStateNames } from '@pasarela/contracts/emails/email-states';
import { z } from 'zod';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { writtenEmail } from '#core/outbox/emails/email-render.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { EmailRow } from '#generated/stored-tables.ts';
import { totalsOf } from '#http/list-page.ts';
import {
  countEmails,
  findEmail,
  findEmails,
  type ListedEmail,
  requeueEmail,
} from './emails-list-repository.ts';

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

/** The link of an e-mail to a user is personal, and in no text that is kept. */
const isPersonal = ({ kind }: Pick<EmailRow, 'kind'>): boolean =>
  emailKinds[knownOf(emailKindNames, kind)].to === 'user';

const emailDetail = (row: EmailRow, canSend: boolean): EmailDetail => ({
  ...sharedFields(row),
  ...writtenEmail(row),
  canSend: canSend && !isPersonal(row),
});

/** The outgoing e-mails of an account. */
export const createEmailsService = ({ database, clock, site }: Dependencies) => {
  const detail = async (queries: Queries, accountId: number, id: number): Promise<EmailDetail> => {
    const row = await findEmail(queries, accountId, id);
    if (!row) throw new Refusal('email_not_found');
    return emailDetail(row, site.sendsEmails);
  };

  return {
    list: async (account: CallAccount, search: ListEmails): Promise<WireRow[]> => {
      const rows = await findEmails(database.read, account.id, search);
      const total = await countEmails(database.read, account.id, search);
      const totals = totalsOf(total, search.rowsOfPage);
      return rows.map((row) => ({ ...sharedFields(row), ...totals }));
    },

    read: (account: CallAccount, id: number): Promise<EmailDetail> => detail(database.read, account.id, id),

    /** Sends the same e-mail again. */
    resend: (account: CallAccount, id: number): Promise<EmailDetail> =>
      database.unit({ account: account.id }, async (unit) => {
        const { kind } = await detail(unit, account.id, id);
        if (isPersonal({ kind })) throw new Refusal('email_sent_once');
        if (!site.sendsEmails) throw new Refusal('emails_not_sent');
        await requeueEmail(unit, account.id, id, new Date(clock.now()));
        return detail(unit, account.id, id);
      }),
  };
};

export type EmailsService = ReturnType<typeof createEmailsService>;

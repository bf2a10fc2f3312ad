import type { EmailDetail, ListEmails, EmailRow as WireRow } from '@pasarela/contracts/emails/email-schema';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { countEmails, findEmail, findEmails, requeueEmail } from './emails-list-repository.ts';
import { emailDetail, emailRow } from './emails-mapper.ts';

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
      const totals = { maxRows: total, maxPages: Math.ceil(total / search.rowsOfPage) };
      return rows.map((row) => emailRow(row, totals));
    },

    read: (account: CallAccount, id: number): Promise<EmailDetail> => detail(database.read, account.id, id),

    /** Sends the same e-mail again. */
    resend: (account: CallAccount, id: number): Promise<EmailDetail> =>
      database.unit({ account: account.id }, async (unit) => {
        await detail(unit, account.id, id);
        if (!site.sendsEmails) throw new Refusal('emails_not_sent');
        await requeueEmail(unit, account.id, id, new Date(clock.now()));
        return detail(unit, account.id, id);
      }),
  };
};

export type EmailsService = ReturnType<typeof createEmailsService>;

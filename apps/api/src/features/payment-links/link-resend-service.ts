import { mayResendLink } from '@pasarela/contracts/checkouts/checkout-kinds';
import type { OperationAnswer } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { refusedInStatus } from '#core/transactions/transaction-fields.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { linkEmailsSpan, linkEmailWait } from './link-email-rules.ts';
import { mailLink } from './link-mail.ts';
import { attemptOfLink } from './payment-links-mapper.ts';
import { findLinkEmails, findLinkOf, markMailed } from './payment-links-repository.ts';

/** Sends the e-mail of a payment link to its customer again. */
export const createLinkResendService = (dependencies: Dependencies) => ({
  resend: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    idTransaction: number,
  ): Promise<OperationAnswer<Operations['resendPaymentLink']>> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    const link = await findLinkOf(unit, await transactionByNumber(unit, account.id, idTransaction));
    if (!link) throw new Refusal('payment_link_not_found');
    if (!mayResendLink(attemptOfLink(link), context.now)) throw refusedInStatus(link.status);
    const since = new Date(context.realNow.getTime() - linkEmailsSpan);
    const wait = linkEmailWait(await findLinkEmails(unit, link, since), context.realNow);
    if (wait > 0)
      throw new Refusal('link_email_too_soon', {
        minutes: Math.ceil(wait / 60_000),
        seconds: Math.ceil(wait / 1_000),
      });
    await mailLink(context, link);
    // If the link comes from a file and its first e-mail is still pending, this e-mail replaces it.
    await markMailed(unit, link);
    return { email: link.customerEmail, state: context.sendsEmails ? 'waiting' : 'kept' };
  },
});

export type LinkResendService = ReturnType<typeof createLinkResendService>;

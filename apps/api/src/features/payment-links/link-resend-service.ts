import { mayResendLink } from '@pasarela/contracts/checkouts/checkout-kinds';
import type { OperationAnswer } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import type { Unit } from '#database/queries.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { transactionByNumber } from '#features/transactions/transaction-lookup-service.ts';
import { refusedInStatus } from '#features/transactions/transaction-status-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';
import { linkEmailsSpan, linkEmailWait } from './link-email-rules.ts';
import { mailLink } from './link-mail-service.ts';
import { attemptOfLink } from './payment-links-mapper.ts';
import { findLinkEmails, findLinkOf, markMailed } from './payment-links-repository.ts';

/** The e-mail that brings a link to its customer, written once more. */
export const createLinkResendService = (dependencies: Dependencies) => ({
  resend: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    idTransaction: number,
  ): Promise<OperationAnswer<Operations['resendPaymentLink']>> => {
    const moment = await accountMoment(unit, dependencies, account.id, actor);
    const link = await findLinkOf(unit, await transactionByNumber(unit, account.id, idTransaction));
    if (!link) throw new Refusal('payment_link_not_found');
    if (!mayResendLink(attemptOfLink(link), moment.now)) throw refusedInStatus(link.status);
    const since = new Date(moment.realNow.getTime() - linkEmailsSpan);
    const wait = linkEmailWait(await findLinkEmails(unit, link, since), moment.realNow);
    if (wait > 0)
      throw new Refusal('link_email_too_soon', {
        minutes: Math.ceil(wait / 60_000),
        seconds: Math.ceil(wait / 1_000),
      });
    await mailLink(unit, moment, link);
    // One of a file whose e-mail was still to be written: this is it.
    await markMailed(unit, link.token);
    return { email: link.customerEmail, state: moment.sendsEmails ? 'waiting' : 'kept' };
  },
});

export type LinkResendService = ReturnType<typeof createLinkResendService>;

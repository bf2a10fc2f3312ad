import { endOfDay, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { linkFieldPaths } from '@pasarela/contracts/payment-links/payment-link-fields';
import { linkProblems } from '@pasarela/contracts/payment-links/payment-link-rules';
import {
  type CreatePaymentLink,
  type ListPaymentLinks,
  type MadePaymentLink,
  type PaymentLinkRow,
  readPayload,
} from '@pasarela/contracts/payment-links/payment-link-schema';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import { openAttempts } from '#core/checkouts/hosted-pages.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { replacedTransactions } from '#core/transactions/payment-answer.ts';
import { freeReference } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { invalidFields } from '#errors/refusal.ts';
import { pageOf, refuseLongFilter, refuseLongSort, totalsOf } from '#http/list-page.ts';
import { accountNow } from '#time/real-clock.ts';
import { makeLink } from './link-making.ts';
import { linkOrderOf } from './link-order-rules.ts';
import { agreedOf, openPaymentsOf, refuseUnagreed } from './link-replacement.ts';
import { linkActions, linkAnswer } from './payment-links-mapper.ts';
import { countLinks, findLinks } from './payment-links-repository.ts';

/** Creates single payment links and lists all links. */
export const createPaymentLinksService = (dependencies: Dependencies) => {
  const { database, clock, site } = dependencies;

  return {
    list: async (
      account: CallAccount,
      {
        pageNumber,
        rowsOfPage,
        initDate,
        endDate,
        referenceNumber,
        idStatus: status,
        ...order
      }: ListPaymentLinks,
    ): Promise<PaymentLinkRow[]> => {
      if (initDate && endDate && endDate < initDate)
        throw invalidFields([{ field: 'endDate', code: 'ends_before_start' }]);
      const others = {
        ...(initDate ? { from: new Date(startOfDay(initDate)) } : {}),
        ...(endDate ? { until: new Date(endOfDay(endDate)) } : {}),
        reference: referenceNumber?.trim().toLowerCase() || undefined,
        ...order,
      };
      const found = await countLinks(database.read, account.id, others);
      if (status) refuseLongFilter('idStatus', found);
      const search = { ...others, ...(status ? { status } : {}) };
      const total = status ? await countLinks(database.read, account.id, search) : found;
      refuseLongSort(order, 'date', total);
      const page = pageOf(pageNumber, rowsOfPage);
      if (page.offset >= total) return [];
      const links = await findLinks(database.read, account.id, search, page);
      const totals = totalsOf(total, rowsOfPage);
      const now = accountNow(clock, account);
      return links.map((link) => ({ ...linkAnswer(link, site.url), ...linkActions(link, now), ...totals }));
    },

    /** The default date range of the list: today. */
    dates: (account: CallAccount): { readonly initDate: string; readonly endDate: string } => {
      const today = toWireDay(accountNow(clock, account).getTime());
      return { initDate: today, endDate: today };
    },

    /** Returns the open payments that links with these references would replace. */
    check: (account: CallAccount, references: readonly string[]): Promise<OpenPayment[]> =>
      openPaymentsOf(database.read, account.id, references, accountNow(clock, account)),

    create: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      link: CreatePaymentLink,
    ): Promise<MadePaymentLink> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const today = toWireDay(context.now.getTime());
      const problems = linkProblems(readPayload(link), today);
      if (problems.length > 0)
        throw invalidFields(
          problems.map(({ field, ...problem }) => ({ field: linkFieldPaths[field], ...problem })),
        );
      const attempts = await freeReference(unit, account.id, link.referenceNumber);
      const open = await openAttempts(unit, account.id, attempts, context.now);
      refuseUnagreed(attempts, open, agreedOf(link.replaces));
      const made = await makeLink(context, linkOrderOf(link, today), attempts, { mailed: true });
      return { ...linkAnswer(made, site.url), replaced: replacedTransactions(attempts, open) };
    },
  };
};

export type PaymentLinksService = ReturnType<typeof createPaymentLinksService>;

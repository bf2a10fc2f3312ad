import { endOfDay, startOfDay, toWireDay } from '@pasarela/contracts/dates';
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
import type { Unit } from '#database/queries.ts';
import { openAttempts } from '#features/checkouts/open-attempts-service.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { replacedTransactions } from '#features/transactions/replaced-transactions-service.ts';
import { freeReference } from '#features/transactions/transaction-lookup-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { invalidFields } from '#http/refusal.ts';
import { refuseLongSort } from '#http/sort-limit.ts';
import { accountNow } from '#time/account-clock.ts';
import { createLinkMaking } from './link-making-service.ts';
import { linkOrderOf } from './link-order-rules.ts';
import { agreedOf, openPaymentsOf, refuseUnagreed } from './link-replacement-service.ts';
import { linkActions, linkAnswer } from './payment-links-mapper.ts';
import { countLinks, findLinks } from './payment-links-repository.ts';

/** Payment links, one at a time, and their list. */
export const createPaymentLinksService = (dependencies: Dependencies) => {
  const { database, clock, identifiers, site } = dependencies;
  const makeLink = createLinkMaking(identifiers);

  return {
    list: async (
      account: CallAccount,
      { pageNumber, rowsOfPage, initDate, endDate, referenceNumber, ...order }: ListPaymentLinks,
    ): Promise<PaymentLinkRow[]> => {
      if (initDate && endDate && endDate < initDate)
        throw invalidFields([{ field: 'endDate', code: 'ends_before_start' }]);
      const search = {
        ...(initDate ? { from: new Date(startOfDay(initDate)) } : {}),
        ...(endDate ? { until: new Date(endOfDay(endDate)) } : {}),
        reference: referenceNumber?.trim().toLowerCase() || undefined,
        ...order,
      };
      const total = await countLinks(database.read, account.id, search);
      refuseLongSort(order, 'date', total);
      const page = { offset: (pageNumber - 1) * rowsOfPage, rows: rowsOfPage };
      if (page.offset >= total) return [];
      const found = await findLinks(database.read, account.id, search, page);
      const totals = { maxRows: total, maxPages: Math.ceil(total / rowsOfPage) };
      const now = accountNow(clock, account);
      return found.map((link) => ({ ...linkAnswer(link, site.url), ...linkActions(link, now), ...totals }));
    },

    /** The list opens with today. */
    dates: (account: CallAccount): { readonly initDate: string; readonly endDate: string } => {
      const today = toWireDay(accountNow(clock, account).getTime());
      return { initDate: today, endDate: today };
    },

    /** What links with some references would replace. */
    check: (account: CallAccount, references: readonly string[]): Promise<OpenPayment[]> =>
      openPaymentsOf(database.read, account.id, references, accountNow(clock, account)),

    create: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      link: CreatePaymentLink,
    ): Promise<MadePaymentLink> => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const today = toWireDay(moment.now.getTime());
      const problems = linkProblems(readPayload(link), today);
      if (problems.length > 0)
        throw invalidFields(
          problems.map(({ field, ...problem }) => ({ field: linkFieldPaths[field], ...problem })),
        );
      const attempts = await freeReference(unit, account.id, link.referenceNumber);
      const open = await openAttempts(unit, account.id, attempts, moment.now);
      refuseUnagreed(attempts, open, agreedOf(link.replaces));
      const made = await makeLink(unit, moment, linkOrderOf(link, today), attempts, { mailed: true });
      return { ...linkAnswer(made, site.url), replaced: replacedTransactions(attempts, open) };
    },
  };
};

export type PaymentLinksService = ReturnType<typeof createPaymentLinksService>;

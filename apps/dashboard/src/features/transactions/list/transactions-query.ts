import type { WireDay } from '@pasarela/contracts/dates/dates';
import type {
  ListTransactions,
  TransactionFilter,
} from '@pasarela/contracts/transactions/transaction-schema';
import { daysOf } from '#components/dates/date-choice.ts';
import { writeChargebacks } from '#components/list/chargebacks-filter.ts';
import { orderQuery, pageQuery } from '#components/list/list-address.ts';
import {
  asksForChargebacks,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';

const filtersOf = (
  { idStatus, statusChargeBack, dates, ...search }: TransactionsSearch,
  today: WireDay,
  idCompany: number,
) => ({
  idCompany,
  idStatus,
  ...daysOf(dates, today),
  search: search.search,
  idTransaction: search.idTransaction,
  referenceNumber: search.referenceNumber,
  email: search.email,
  referenceCash: search.referenceCash,
  authResult: search.authResult,
  ...(asksForChargebacks(idStatus) && { statusChargeBack: writeChargebacks(statusChargeBack) }),
});

/** One page of the list. */
export const queryOf = (search: TransactionsSearch, today: WireDay, idCompany: number): ListTransactions => ({
  ...filtersOf(search, today, idCompany),
  ...pageQuery(search),
});

/** The report of the whole of it. */
export const reportQueryOf = (
  search: TransactionsSearch,
  today: WireDay,
  idCompany: number,
): TransactionFilter => ({ ...filtersOf(search, today, idCompany), ...orderQuery(search) });

import { chargebackStatuses } from '@pasarela/contracts/chargebacks/chargeback-status';
import type { WireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import type {
  ListTransactions,
  TransactionFilter,
} from '@pasarela/contracts/transactions/transaction-schema';
import {
  asksForChargebacks,
  type DateChoice,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';

type Days = { readonly initDate?: WireDay; readonly endDate?: WireDay };

/** The days that a choice means on a day of the account's clock. */
export const daysOf = (dates: DateChoice, today: WireDay): Days => {
  if (dates.kind === 'any') return {};
  if (dates.kind === 'today') return { initDate: today, endDate: today };
  return { initDate: dates.initDate, endDate: dates.endDate };
};

/** What the list and its report ask the API for. Filters that are not set are left out. */
export const filterOf = (
  search: TransactionsSearch,
  today: WireDay,
  idCompany: number,
): TransactionFilter => ({
  idCompany,
  idStatus: search.idStatus,
  ...daysOf(search.dates, today),
  ...(search.idTransaction === undefined ? {} : { idTransaction: search.idTransaction }),
  ...(search.referenceNumber ? { referenceNumber: search.referenceNumber } : {}),
  ...(search.email ? { email: search.email } : {}),
  ...(search.referenceCash ? { referenceCash: search.referenceCash } : {}),
  ...(asksForChargebacks(search.idStatus)
    ? { statusChargeBack: search.chargebacks.map((outcome) => chargebackStatuses[outcome].id).join(',') }
    : {}),
});

/** One page of the list. */
export const queryOf = (search: TransactionsSearch, today: WireDay, idCompany: number): ListTransactions => ({
  ...filterOf(search, today, idCompany),
  pageNumber: search.pageNumber,
  rowsOfPage: limits.rowsOfPage,
});

import { chargebackStatuses } from '@pasarela/contracts/chargebacks/chargeback-status';
import type { WireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import type {
  ListTransactions,
  TransactionFilter,
} from '@pasarela/contracts/transactions/transaction-schema';
import { daysOf } from '#components/dates/date-choice.ts';
import {
  asksForChargebacks,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';

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

import { businessDayNumber, endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import type { DeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import type { ChargebackOutcome } from '@pasarela/contracts/statuses/chargeback-status';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionFilter } from '@pasarela/contracts/transactions/transaction-schema';
import type { DayRange } from '#core/transactions/transaction-counts-repository.ts';
import { type SearchWord, searchPhrase, searchWords } from '#core/transactions/transaction-terms.ts';
import { type FieldProblem, invalidFields } from '#errors/refusal.ts';

/** The filters of the list, in the form that the repository uses. */
export type TransactionSearch = {
  readonly id?: number;
  readonly status?: number;
  readonly outcomes?: readonly ChargebackOutcome[];
  readonly from?: Date;
  readonly until?: Date;
  /** The days of `from` and `until` as day numbers. */
  readonly days: DayRange;
  /** Prefixes to match, in lower case. */
  readonly reference?: string;
  readonly email?: string;
  readonly cash?: string;
  readonly typed?: TypedSearch;
  readonly declineReason?: DeclineReason;
};

/** What was typed to find a payment: all the words have to match. The phrase is the same with the words one after another. */
export type TypedSearch = { readonly words: readonly SearchWord[]; readonly phrase: SearchWord };

const typedOf = (text = ''): TypedSearch | undefined =>
  text.trim() === '' ? undefined : { words: searchWords(text), phrase: searchPhrase(text) };

const cashStatuses: readonly number[] = [0, Status.accepted, Status.cashExpired, Status.pendingPayment];

/** Maps the status ids of the API to chargeback outcomes. */
const outcomeOf: Readonly<Record<string, ChargebackOutcome>> = {
  [Status.accepted]: 'won',
  [Status.refunded]: 'won',
  [Status.partiallyRefunded]: 'won',
  [Status.chargebackInProcess]: 'inProcess',
  [Status.chargebackLost]: 'lost',
};

const outcomesOf = (list = ''): readonly ChargebackOutcome[] => [
  ...new Set(list.split(',').flatMap((id) => outcomeOf[id.trim()] ?? [])),
];

const refuseImpossible = (filter: TransactionFilter): void => {
  const problems: FieldProblem[] = [];
  if (filter.initDate && filter.endDate && filter.endDate < filter.initDate)
    problems.push({ field: 'endDate', code: 'ends_before_start' });
  if (filter.referenceCash && !cashStatuses.includes(filter.idStatus ?? 0))
    problems.push({ field: 'referenceCash', code: 'cash_reference_status' });
  if (problems.length > 0) throw invalidFields(problems);
};

/** Parses the filters of the list and of its report. Status 17 selects payments with a chargeback of the listed outcomes. */
export const searchOf = (filter: TransactionFilter): TransactionSearch => {
  refuseImpossible(filter);
  const byChargeback = filter.idStatus === Status.chargebackInProcess;
  return {
    id: filter.idTransaction,
    status: filter.idStatus && !byChargeback ? filter.idStatus : undefined,
    outcomes: byChargeback ? outcomesOf(filter.statusChargeBack) : undefined,
    days: {
      first: filter.initDate ? businessDayNumber(startOfDay(filter.initDate)) : undefined,
      last: filter.endDate ? businessDayNumber(startOfDay(filter.endDate)) : undefined,
    },
    from: filter.initDate ? new Date(startOfDay(filter.initDate)) : undefined,
    until: filter.endDate ? new Date(endOfDay(filter.endDate)) : undefined,
    reference: filter.referenceNumber?.trim().toLowerCase() || undefined,
    email: filter.email?.trim().toLowerCase() || undefined,
    cash: filter.referenceCash?.trim().toLowerCase() || undefined,
    typed: typedOf(filter.search),
    declineReason: filter.authResult,
  };
};

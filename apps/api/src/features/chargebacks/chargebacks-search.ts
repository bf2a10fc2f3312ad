import type { ChargebackFilter, ChargebackProof } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import { type ChargebackOutcome, chargebackOutcomeOf } from '@pasarela/contracts/statuses/chargeback-status';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { invalidFields } from '#errors/refusal.ts';

/** The filters of the list, in the form that the repository uses. */
export type ChargebackSearch = {
  readonly id?: number;
  /** The status id of the transaction. */
  readonly status?: number;
  readonly outcomes?: readonly ChargebackOutcome[];
  readonly proof?: ChargebackProof;
  /** The range in which the payment was created. */
  readonly from?: Date;
  readonly until?: Date;
  /** Prefixes to match, in lower case. */
  readonly reference?: string;
  readonly email?: string;
};

const outcomesOf = (list: string): readonly ChargebackOutcome[] => [
  ...new Set(
    list.split(',').flatMap((id) => (id.trim() === '' ? [] : (chargebackOutcomeOf(Number(id)) ?? []))),
  ),
];

/** With status 17 the outcome list is required, and an empty list matches nothing; otherwise it is an optional filter. */
const chosen = ({
  idStatus,
  statusChargeBack,
}: ChargebackFilter): readonly ChargebackOutcome[] | undefined =>
  idStatus === Status.chargebackInProcess || statusChargeBack
    ? outcomesOf(statusChargeBack ?? '')
    : undefined;

/** Parses the filters of the list and of its report. */
export const searchOf = (filter: ChargebackFilter): ChargebackSearch => {
  const { idStatus, initDate, endDate } = filter;
  if (initDate && endDate && endDate < initDate)
    throw invalidFields([{ field: 'endDate', code: 'ends_before_start' }]);
  return {
    id: filter.idTransaction,
    status: idStatus && idStatus !== Status.chargebackInProcess ? idStatus : undefined,
    outcomes: chosen(filter),
    proof: filter.proof,
    from: initDate ? new Date(startOfDay(initDate)) : undefined,
    until: endDate ? new Date(endOfDay(endDate)) : undefined,
    reference: filter.referenceNumber?.trim().toLowerCase() || undefined,
    email: filter.email?.trim().toLowerCase() || undefined,
  };
};

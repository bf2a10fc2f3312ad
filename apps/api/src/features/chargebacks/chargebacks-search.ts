import type { ChargebackFilter } from '@pasarela/contracts/chargebacks/chargeback-schema';
import {
  type ChargebackOutcome,
  chargebackOutcomeOf,
} from '@pasarela/contracts/chargebacks/chargeback-status';
import { endOfDay, startOfDay } from '@pasarela/contracts/dates';
import { Status } from '@pasarela/contracts/transactions/transaction-status';
import { invalidFields } from '#errors/refusal.ts';

/** A filter as the repository searches by it. */
export type ChargebackSearch = {
  readonly id?: number;
  /** Of the transaction. */
  readonly status?: number;
  readonly outcomes?: readonly ChargebackOutcome[];
  /** The payment was created. */
  readonly from?: Date;
  readonly until?: Date;
  /** Beginnings, in lower case. */
  readonly reference?: string;
  readonly email?: string;
};

const outcomesOf = (list: string): readonly ChargebackOutcome[] => [
  ...new Set(
    list.split(',').flatMap((id) => (id.trim() === '' ? [] : (chargebackOutcomeOf(Number(id)) ?? []))),
  ),
];

/** With 17 the list chooses, and an empty one finds nothing; otherwise it narrows where it is given. */
const chosen = ({
  idStatus,
  statusChargeBack,
}: ChargebackFilter): readonly ChargebackOutcome[] | undefined =>
  idStatus === Status.chargebackInProcess || statusChargeBack
    ? outcomesOf(statusChargeBack ?? '')
    : undefined;

/** Reads the filters of the list and of its report. */
export const searchOf = (filter: ChargebackFilter): ChargebackSearch => {
  const { idStatus, initDate, endDate } = filter;
  if (initDate && endDate && endDate < initDate)
    throw invalidFields([{ field: 'endDate', code: 'ends_before_start' }]);
  return {
    id: filter.idTransaction,
    status: idStatus && idStatus !== Status.chargebackInProcess ? idStatus : undefined,
    outcomes: chosen(filter),
    from: initDate ? new Date(startOfDay(initDate)) : undefined,
    until: endDate ? new Date(endOfDay(endDate)) : undefined,
    reference: filter.referenceNumber?.trim().toLowerCase() || undefined,
    email: filter.email?.trim().toLowerCase() || undefined,
  };
};

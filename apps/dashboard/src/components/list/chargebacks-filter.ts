import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/statuses/chargeback-status';
import type { ListFilter } from '#components/list/list-filter.ts';

/** The outcomes as a comma-separated list of their ids. */
export const writeChargebacks = (outcomes: readonly ChargebackOutcome[]): string =>
  outcomes.map((outcome) => chargebackStatuses[outcome].id).join(',');

/** Filters a list by the outcomes of chargebacks. An empty choice finds nothing. */
export const chargebacksFilter = (initial: readonly ChargebackOutcome[]) => {
  const isInitial = (outcomes: readonly ChargebackOutcome[]): boolean =>
    writeChargebacks(outcomes) === writeChargebacks(initial);
  return {
    initial,
    read: (params, name) => {
      const text = params.get(name);
      if (text === null) return initial;
      const ids = text.split(',');
      return chargebackOutcomes.filter((outcome) => ids.includes(String(chargebackStatuses[outcome].id)));
    },
    write: (params, name, outcomes) => {
      if (!isInitial(outcomes)) params.set(name, writeChargebacks(outcomes));
    },
    toQuery: (outcomes): { readonly statusChargeBack?: string } =>
      outcomes.length > 0 ? { statusChargeBack: writeChargebacks(outcomes) } : {},
    isInitial,
    // An empty choice, or an empty default, does not count as narrowing the list.
    narrows: (outcomes) => outcomes.length > 0 && !isInitial(outcomes) && initial.length > 0,
  } satisfies ListFilter<readonly ChargebackOutcome[]>;
};

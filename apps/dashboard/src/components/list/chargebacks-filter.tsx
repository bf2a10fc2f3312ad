import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/statuses/chargeback-status';
import { useState } from 'react';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { StatusDot } from '#components/status/status-badges.tsx';
import { Popover } from '#components/ui/popups.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import type { ListFilter } from './list-filter.ts';
import { useTransactionsWords } from './transactions-words.ts';

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
    isUsed: (outcomes) => !isInitial(outcomes),
    // An empty choice, or an empty default, does not count as narrowing the list.
    narrows: (outcomes) => outcomes.length > 0 && !isInitial(outcomes) && initial.length > 0,
  } satisfies ListFilter<readonly ChargebackOutcome[]>;
};

type OutcomeBoxesProps = {
  readonly value: readonly ChargebackOutcome[];
  readonly onChange: (outcomes: readonly ChargebackOutcome[]) => void;
};

/** A checkbox for each of the three outcomes of a chargeback. */
const OutcomeBoxes = ({ value, onChange }: OutcomeBoxesProps) => {
  const [language] = useLanguage();
  const toggle = (outcome: ChargebackOutcome) =>
    onChange(chargebackOutcomes.filter((each) => (each === outcome) !== value.includes(each)));
  return chargebackOutcomes.map((outcome) => (
    <label
      key={outcome}
      className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11"
      title={chargebackStatuses[outcome].description[language]}
    >
      <input type="checkbox" checked={value.includes(outcome)} onChange={() => toggle(outcome)} />
      <StatusDot colour={chargebackStatuses[outcome].colour} />
      {chargebackStatuses[outcome].label[language]}
    </label>
  ));
};

/** The outcomes beside one another. They are always in sight: with none checked the list is empty, and the reader sees why. */
export const ChargebackFilter = (props: OutcomeBoxesProps) => {
  const words = useTransactionsWords().filters;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
      <legend className="float-left pr-4 text-ink-soft max-sm:w-full">{words.chargebackLegend}</legend>
      <OutcomeBoxes {...props} />
    </fieldset>
  );
};

/** The outcomes as one filter among others. */
export const ChargebackChip = (props: OutcomeBoxesProps) => {
  const words = useTransactionsWords().filters;
  const [language] = useLanguage();
  const [open, setOpen] = useState(false);
  const { value, onChange } = props;
  const isAll = value.length === chargebackOutcomes.length;
  const names = value.map((outcome) => chargebackStatuses[outcome].label[language]).join(', ');
  return (
    <FilterChip
      label={words.status}
      value={isAll ? words.allStatuses : names || words.noChargeback}
      onClear={isAll ? undefined : () => onChange(chargebackOutcomes)}
    >
      {(trigger) => (
        <Popover trigger={trigger} label={words.chargebackLegend} open={open} onOpenChange={setOpen}>
          <fieldset className="flex min-w-40 flex-col text-13">
            <legend className="pb-1 text-ink-soft">{words.chargebackLegend}</legend>
            <OutcomeBoxes {...props} />
          </fieldset>
        </Popover>
      )}
    </FilterChip>
  );
};

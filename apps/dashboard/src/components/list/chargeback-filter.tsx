import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/statuses/chargeback-status';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { StatusDot } from '#components/status/status-badge.tsx';
import { useLanguage } from '#i18n/use-words.ts';

type ChargebackFilterProps = {
  readonly value: readonly ChargebackOutcome[];
  readonly onChange: (outcomes: readonly ChargebackOutcome[]) => void;
};

/** Checkboxes for the three outcomes of a chargeback. They are always in sight: with none checked the list is empty, and the reader sees why. */
export const ChargebackFilter = ({ value, onChange }: ChargebackFilterProps) => {
  const words = useTransactionsWords().filters;
  const [language] = useLanguage();
  const toggle = (outcome: ChargebackOutcome) =>
    onChange(chargebackOutcomes.filter((each) => (each === outcome) !== value.includes(each)));
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
      <legend className="float-left pr-4 text-ink-soft max-sm:w-full">{words.chargebackLegend}</legend>
      {chargebackOutcomes.map((outcome) => (
        <label
          key={outcome}
          className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11"
          title={chargebackStatuses[outcome].description[language]}
        >
          <input
            type="checkbox"
            checked={value.includes(outcome)}
            onChange={() => toggle(outcome)}
            className="size-4 accent-accent"
          />
          <StatusDot colour={chargebackStatuses[outcome].colour} />
          {chargebackStatuses[outcome].label[language]}
        </label>
      ))}
    </fieldset>
  );
};

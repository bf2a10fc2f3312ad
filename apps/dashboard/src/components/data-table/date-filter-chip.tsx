import type { WireDay } from '@pasarela/contracts/dates/dates';
import { lazy, Suspense, useState } from 'react';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import type { DayRange } from '#components/dates/calendars.tsx';
import {
  choosableDays,
  type DateChoice,
  datePresetNames,
  datePresets,
  daysOf,
  isSameChoice,
  leavesDaysOut,
} from '#components/dates/date-choice.ts';
import { formatWireDay } from '#components/dates/date-format.ts';
import { useDatesWords } from '#components/dates/dates-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Popover } from '#components/ui/popups.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { whenReachable } from '#parts/load-part.ts';

const RangeCalendar = lazy(
  whenReachable(async () => ({
    default: (await import('#components/dates/calendars.tsx')).RangeCalendar,
  })),
);

type DateFilterProps = {
  readonly value: DateChoice;
  /** The default, which clearing the filter restores. */
  readonly initial: DateChoice;
  readonly today: WireDay;
  readonly onChange: (choice: DateChoice) => void;
};

const useChoiceInWords = (choice: DateChoice, today: WireDay): string => {
  const words = useDatesWords();
  if (choice.kind === 'any') return words.presets.any;
  if (choice.kind === 'today') return words.todayIs(formatWireDay(today));
  const [from, to] = [formatWireDay(choice.initDate), formatWireDay(choice.endDate)];
  return from === to ? from : words.range(from, to);
};

const rangeOf = (choice: DateChoice, today: WireDay): DayRange | null => {
  const { initDate, endDate } = daysOf(choice, today);
  return initDate && endDate ? { initDate, endDate } : null;
};

const DateFilterForm = ({ value, today, onChange }: Omit<DateFilterProps, 'initial'>) => {
  const words = useDatesWords();
  const [range, setRange] = useState(() => rangeOf(value, today));
  const chosen = range && range.endDate !== null ? range : null;
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:gap-4">
      <fieldset className="-mx-3 flex min-w-0 gap-1 overflow-x-auto px-3 py-0.5 sm:mx-0 sm:w-36 sm:flex-col sm:overflow-visible sm:px-0">
        <legend className="sr-only">{words.shortcuts}</legend>
        {datePresetNames.map((name) => {
          const choice = datePresets[name](today);
          return (
            <Button
              key={name}
              variant="ghost"
              size="small"
              aria-pressed={isSameChoice(choice, value)}
              className="shrink-0 justify-start! aria-pressed:bg-accent-soft aria-pressed:text-ink"
              onClick={() => onChange(choice)}
            >
              {words.presets[name]}
            </Button>
          );
        })}
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{words.calendar}</legend>
        <Suspense fallback={<Skeleton className="h-78 w-63" />}>
          <RangeCalendar {...choosableDays(today)} today={today} value={range} onChange={setRange} />
        </Suspense>
        <p aria-live="polite" className="figures min-h-5 text-13 text-ink-soft">
          {chosen?.endDate
            ? words.range(formatWireDay(chosen.initDate), formatWireDay(chosen.endDate))
            : words.pickRange}
        </p>
        <Button
          variant="primary"
          size="small"
          className="self-end"
          disabled={!chosen}
          onClick={() => {
            if (chosen?.endDate)
              onChange({ kind: 'range', initDate: chosen.initDate, endDate: chosen.endDate });
          }}
        >
          {words.apply}
        </Button>
      </fieldset>
    </div>
  );
};

/** A filter by date: a named period, or two days of a calendar. */
export const DateFilterChip = ({ value, initial, today, onChange }: DateFilterProps) => {
  const words = useDatesWords();
  const [open, setOpen] = useState(false);
  return (
    <FilterChip
      label={words.label}
      value={useChoiceInWords(value, today)}
      onClear={leavesDaysOut(value, initial) ? () => onChange(initial) : undefined}
    >
      {(trigger) => (
        <Popover trigger={trigger} label={words.label} open={open} onOpenChange={setOpen}>
          <DateFilterForm
            value={value}
            today={today}
            onChange={(choice) => {
              onChange(choice);
              setOpen(false);
            }}
          />
        </Popover>
      )}
    </FilterChip>
  );
};

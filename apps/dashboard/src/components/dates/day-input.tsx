import { isWireDay, type WireDay } from '@pasarela/contracts/dates/dates';
import { readTypedDay } from '@pasarela/contracts/dates/typed-day';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { formatWireDay } from '#components/dates/date-format.ts';
import { useDatesWords } from '#components/dates/dates-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Popover } from '#components/ui/popups.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { TextInput } from '#components/ui/text-input.tsx';

const DayCalendar = lazy(async () => ({
  default: (await import('./calendars.tsx')).DayCalendar,
}));

type DayInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'end' | 'onChange'> & {
  /** The text as typed; `readTypedDay` parses it. */
  readonly value: string;
  /** The accessible name of the button that opens the calendar. */
  readonly label: string;
  readonly today: WireDay;
  /** The days that the calendar offers; the form validates typed days. */
  readonly first: WireDay;
  readonly last: WireDay;
  readonly onType: (text: string) => void;
};

/**
 * A day, typed as DD/MM/YYYY or chosen in the calendar of the filters. The browser's own control is not used, because it shows days
 * in the browser's language instead of the page's.
 */
export const DayInput = (props: DayInputProps) => {
  const { value, label, today, first, last, onType, onBlur, ...rest } = props;
  const words = useDatesWords();
  const [open, setOpen] = useState(false);
  const read = readTypedDay(value);
  const day = isWireDay(read) ? read : null;
  return (
    <TextInput
      autoComplete="off"
      placeholder={words.form}
      {...rest}
      value={value}
      onChange={(event) => onType(event.target.value)}
      onBlur={(event) => {
        // Shows the parsed day in the standard format, whatever was typed.
        if (day !== null && formatWireDay(day) !== value) onType(formatWireDay(day));
        onBlur?.(event);
      }}
      end={
        <Popover
          label={words.calendarOf(label)}
          align="end"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button variant="ghost" size="icon" aria-label={words.calendarOf(label)}>
              <Icon name="calendar" />
            </Button>
          }
        >
          <Suspense fallback={<Skeleton className="h-78 w-63" />}>
            <DayCalendar
              today={today}
              first={first}
              last={last}
              value={day !== null && day >= first && day <= last ? day : null}
              onChange={(chosen) => {
                onType(formatWireDay(chosen));
                setOpen(false);
              }}
            />
          </Suspense>
        </Popover>
      }
    />
  );
};

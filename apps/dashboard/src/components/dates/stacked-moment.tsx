import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** A moment in a column: the day, and the time below. */
export const StackedMoment = ({ at }: { readonly at: string }) => {
  const [language] = useLanguage();
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      <span className="block">{formatDay(at)}</span>
      <span className="block truncate text-12 text-ink-faint">{formatTime(at, language)}</span>
    </time>
  );
};

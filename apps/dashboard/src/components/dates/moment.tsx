import { formatDay, formatMoment, formatTime } from '#components/dates/date-format.ts';
import { useLanguage } from '#i18n/use-words.ts';

type MomentProps = {
  /** An instant on the wire. */
  readonly at: string;
  /**
   * The instant above it in a timeline: a day that it shares with that is read and not seen again where times stand in a column. Where
   * each stands below its step, on a phone and beside a menu in a narrow window, it has its day.
   */
  readonly above?: string | undefined;
};

/** Day and time in Mexico City. */
export const Moment = ({ at, above }: MomentProps) => {
  const [language] = useLanguage();
  const isSameDay = above !== undefined && formatDay(above) === formatDay(at);
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {isSameDay ? (
        <>
          <span className="sr-only max-sm:not-sr-only lg:max-xl:not-sr-only">{formatDay(at)} </span>
          {formatTime(at, language)}
        </>
      ) : (
        formatMoment(at, language)
      )}
    </time>
  );
};

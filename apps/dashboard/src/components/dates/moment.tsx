import { formatMoment, formatTime } from '#components/dates/date-format.ts';
import { useLanguage } from '#i18n/use-words.ts';

type MomentProps = {
  /** An instant on the wire. */
  readonly at: string;
};

/** Day and time in Mexico City. */
export const Moment = ({ at }: MomentProps) => {
  const [language] = useLanguage();
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {formatMoment(at, language)}
    </time>
  );
};

/** The time in Mexico City, where something above it has told the day. */
export const TimeOfDay = ({ at }: MomentProps) => {
  const [language] = useLanguage();
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {formatTime(at, language)}
    </time>
  );
};

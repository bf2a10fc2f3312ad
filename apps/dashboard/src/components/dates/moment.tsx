import { formatMoment } from '#components/dates/date-format.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** Day and time in Mexico City of an instant on the wire. */
export const Moment = ({ at }: { readonly at: string }) => {
  const [language] = useLanguage();
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {formatMoment(at, language)}
    </time>
  );
};

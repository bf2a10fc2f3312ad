import type { ReactNode } from 'react';
import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { useLanguage } from '#i18n/use-words.ts';

type StackedTextProps = {
  readonly text: ReactNode;
  /** A second line of text; omitted if undefined. */
  readonly below: ReactNode;
  /** Shows the text in bold, because users look for it. */
  readonly isMain?: boolean;
};

/** A text in a column, with a less prominent text below. */
export const StackedText = ({ text, below, isMain = false }: StackedTextProps) => (
  <>
    <span className={`block truncate ${isMain ? 'font-medium' : ''}`}>{text}</span>
    {below && <span className="figures block truncate text-12 text-ink-faint">{below}</span>}
  </>
);

type CustomerProps = { readonly name: string; readonly email: string };

/** A customer in one line: the name, or the e-mail address of one without a name, which reads as any other address. */
export const CustomerName = ({ name, email }: CustomerProps) =>
  name || <span className="text-13 text-ink-soft">{email}</span>;

/** A customer in a column: the name with the e-mail address below, or the address alone. */
export const StackedCustomer = ({ name, email }: CustomerProps) => (
  <StackedText text={<CustomerName name={name} email={email} />} below={name && email} />
);

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

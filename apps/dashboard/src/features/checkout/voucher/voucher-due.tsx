import { formatLongDay, formatTime } from '#components/dates/date-format.ts';
import { useCheckoutVoucherWords } from '#features/checkout/voucher/checkout-voucher-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The deadline for the payment at the shop. */
export const VoucherDue = ({ dueAt }: { readonly dueAt: string }) => {
  const words = useCheckoutVoucherWords();
  const [language] = useLanguage();
  // A non-breaking space keeps the time and its p.m. on one line.
  const time = formatTime(dueAt, language).replaceAll(' ', '\u00a0');
  return (
    <p>
      <span className="block text-13 text-ink-soft">{words.due}</span>
      <time dateTime={dueAt} className="block text-16 font-medium">
        {words.dueAt(formatLongDay(dueAt, language), time)}
      </time>
      <span className="block text-13 text-ink-faint">{words.dueZone}</span>
    </p>
  );
};

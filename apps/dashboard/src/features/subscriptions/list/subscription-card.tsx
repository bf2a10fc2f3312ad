import { frequencies } from '@pasarela/contracts/frequencies/frequencies';
import type { SubscriptionRow } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { formatDay } from '#components/dates/date-format.ts';
import { ReferenceAndNumber } from '#components/list/reference-and-number.tsx';
import { Money } from '#components/money/money.tsx';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** A row on a phone: how much and how often, whose it is and when, reference and number. */
export const SubscriptionCard = ({ row }: { readonly row: SubscriptionRow }) => {
  const words = useSubscriptionsWords();
  const [language] = useLanguage();
  const [label, at] = row.paymentDate
    ? [words.columns.nextPayment, row.paymentDate]
    : [row.idStatus === 2 ? words.columns.pausedOn : words.columns.canceledOn, row.modificationDate];
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-16 font-medium">
          <Money amount={row.amount} currency={row.currency} />
        </span>
        <span className="text-13 text-ink-soft">{frequencies[row.frequency].label[language]}</span>
      </span>
      <span className="block truncate pt-0.5 text-13 text-ink-soft">{row.customerName || row.email}</span>
      <span className="figures block pt-0.5 text-13 text-ink-soft">
        {label}: {formatDay(at)}
        {row.isCompleted && ` · ${words.completed}`}
      </span>
      <ReferenceAndNumber reference={row.referenceNumber} id={row.idSubscription} />
    </>
  );
};

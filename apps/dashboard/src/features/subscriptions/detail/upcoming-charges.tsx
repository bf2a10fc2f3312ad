import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';

/** When it will be charged next, and which attempt the first of them is where one failed. */
export const UpcomingCharges = ({ subscription }: { readonly subscription: SubscriptionDetail }) => {
  const words = useSubscriptionsWords().detail.upcoming;
  const { upcoming, nowAttemptNumber: failed, remainingAttempts, amount, currency } = subscription;
  if (upcoming.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-charges" className="flex flex-col gap-2">
      <h2 id="upcoming-charges" className="text-14 font-semibold">
        {words.title}
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {upcoming.map((at, index) => (
          <li key={at} className="flex min-h-9 items-baseline justify-between gap-4 py-2 sm:px-2">
            <span>
              <Moment at={at} />
              {index === 0 && failed > 0 && (
                <span className="block text-13 text-warning">
                  {words.attempt(formatCount(failed + 1), formatCount(failed + remainingAttempts))}
                </span>
              )}
            </span>
            <Money amount={amount} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  );
};

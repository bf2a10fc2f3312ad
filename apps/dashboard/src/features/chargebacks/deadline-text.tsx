import { timeLeft } from '#components/dates/time-left.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { useAccountNow } from '#sandbox/use-account-clock.ts';

/** The time left to upload evidence, by the account's clock. The last days have another colour. */
export const DeadlineText = ({ due }: { readonly due: string }) => {
  const { left } = useChargebacksWords().deadline;
  const span = timeLeft(Date.parse(due) - useAccountNow(60_000));
  const isShort = span === null || span.unit !== 'days' || span.count < 3;
  return (
    <span className={`figures whitespace-nowrap ${isShort ? 'text-warning' : ''}`}>
      {span === null ? left.none : left[span.unit](span.count)}
    </span>
  );
};

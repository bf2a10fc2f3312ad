import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import type { ReactNode } from 'react';
import { formatCountdown } from '#components/dates/countdown-format.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import type { RefundHint, RefundPlan } from '#features/transactions/refund/refund-plan.ts';
import { useRefundsWords } from '#features/transactions/refund/refunds-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

const Note = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <div className="flex gap-2 rounded-control bg-info-soft px-3 py-2 text-13 text-info">
    <Icon name={icon} className="mt-px size-4" />
    <p>{children}</p>
  </div>
);

type RefundHintsProps = { readonly plan: RefundPlan; readonly now: number };

/** What has to be waited for, as a countdown by the account's clock. */
export const RefundHints = ({ plan, now }: RefundHintsProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  const waits: Partial<Record<RefundHint, number | null>> = {
    refund_too_early: plan.waitsUntil,
    refund_partial_too_early: plan.partWaitsUntil,
  };
  return plan.hints.map((hint) => {
    const until = waits[hint];
    return (
      <Note key={hint} icon={typeof until === 'number' ? 'clock' : 'info'}>
        {errorCodes[hint].message[language]}
        {typeof until === 'number' && (
          <span role="timer" className="figures block font-medium">
            {words.timeLeft} {formatCountdown(until - now)}
          </span>
        )}
      </Note>
    );
  });
};

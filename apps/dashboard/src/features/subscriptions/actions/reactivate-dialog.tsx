import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { useRef } from 'react';
import { formatMoment } from '#components/dates/date-format.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';
import { subscriptionCardText } from '#features/subscriptions/actions/subscription-card-text.ts';
import { useReactivateSubscription } from '#features/subscriptions/actions/use-subscription-action.ts';
import { useSubscriptionActionsWords } from '#features/subscriptions/subscription-actions-words.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type ReactivateDialogProps = { readonly subscription: SubscriptionDetail; readonly onClose: () => void };

/** When it charges again, and by which card. */
export const ReactivateDialog = ({ subscription, onClose }: ReactivateDialogProps) => {
  const words = useSubscriptionActionsWords().reactivate;
  const { every } = useSubscriptionsWords();
  const [language] = useLanguage();
  const submit = useRef<HTMLButtonElement>(null);
  const reactivate = useReactivateSubscription(subscription, onClose);
  const { amount, frequency, dateIfReactivated, isCardDeclined } = subscription;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!reactivate.isPending}
      initialFocus={submit}
      title={words.title}
      description={words.sentence(formatMoney(amount), every[frequency], subscriptionCardText(subscription))}
      footer={
        <>
          <BackButton disabled={reactivate.isPending} onClick={onClose} />
          <Button
            ref={submit}
            variant="primary"
            busy={reactivate.isPending}
            busyLabel={words.running}
            onClick={() => reactivate.mutate()}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <RefusalText text={reactivate.error?.message} />
      <div className="flex flex-col gap-3 text-13 text-ink-soft">
        {dateIfReactivated !== null && <p>{words.next(formatMoment(dateIfReactivated, language))}</p>}
        {isCardDeclined && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-warning">{words.sameCard}</p>
        )}
      </div>
    </Dialog>
  );
};

import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { JustificationDialog } from '#components/form/justification-dialog.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { useCancelSubscription } from '#features/subscriptions/actions/use-subscription-action.ts';
import { useSubscriptionActionsWords } from '#features/subscriptions/subscription-actions-words.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';

type CancelSubscriptionDialogProps = {
  readonly subscription: SubscriptionDetail;
  readonly onClose: () => void;
};

/** Why it ends, and what that does. */
export const CancelSubscriptionDialog = ({ subscription, onClose }: CancelSubscriptionDialogProps) => {
  const words = useSubscriptionActionsWords().cancel;
  const { every } = useSubscriptionsWords();
  const cancel = useCancelSubscription(subscription, onClose);
  const { amount, totalAmount, frequency, customerName, paymentsMade, linkToReplaceCard } = subscription;
  return (
    <JustificationDialog
      title={words.title}
      description={words.sentence(formatMoney(amount), every[frequency], customerName || subscription.email)}
      reason={words.reason}
      submit={words.submit}
      running={words.running}
      isRunning={cancel.isPending}
      refusal={cancel.error?.message}
      onSubmit={cancel.mutate}
      onClose={onClose}
    >
      <p className="text-13 text-ink-soft">
        {words.charged(formatMoney(totalAmount), words.payments(paymentsMade))}
        {linkToReplaceCard !== null && ` ${words.linkEnds}`}
      </p>
    </JustificationDialog>
  );
};

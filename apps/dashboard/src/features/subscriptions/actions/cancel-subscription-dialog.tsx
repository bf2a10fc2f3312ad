import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { useId, useRef } from 'react';
import { JustificationField } from '#components/form/justification-field.tsx';
import { useJustification } from '#components/form/use-justification.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefusalText } from '#features/subscriptions/actions/refusal-text.tsx';
import { useCancelSubscription } from '#features/subscriptions/actions/use-subscription-action.ts';
import { subscriptionActionsWords as en } from '#i18n/en/subscription-actions.ts';
import { subscriptionsWords as enList } from '#i18n/en/subscriptions.ts';
import { subscriptionActionsWords as es } from '#i18n/es/subscription-actions.ts';
import { subscriptionsWords as esList } from '#i18n/es/subscriptions.ts';
import { useWords } from '#i18n/use-words.ts';

type CancelSubscriptionDialogProps = {
  readonly subscription: SubscriptionDetail;
  readonly onClose: () => void;
};

/** Why it ends, and what that does. */
export const CancelSubscriptionDialog = ({ subscription, onClose }: CancelSubscriptionDialogProps) => {
  const common = useWords({ es, en });
  const words = common.cancel;
  const { every } = useWords({ es: esList, en: enList });
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useJustification();
  const cancel = useCancelSubscription(subscription, onClose);
  const { amount, totalAmount, frequency, customerName, paymentsMade, linkToReplaceCard } = subscription;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!cancel.isPending}
      initialFocus={field}
      title={words.title}
      description={words.sentence(formatMoney(amount), every[frequency], customerName || subscription.email)}
      footer={
        <>
          <Button disabled={cancel.isPending} onClick={onClose}>
            {common.goBack}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={cancel.isPending}
            busyLabel={words.running}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <RefusalText error={cancel.error} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.judge()) cancel.mutate(draft.reason);
        }}
        className="flex flex-col gap-4"
      >
        <JustificationField
          label={words.reason}
          text={draft.text}
          isWrong={draft.isWrong}
          field={field}
          onType={draft.type}
        />
        <p className="text-13 text-ink-soft">
          {words.charged(formatMoney(totalAmount), words.payments(paymentsMade))}
          {linkToReplaceCard !== null && ` ${words.linkEnds}`}
        </p>
      </form>
    </Dialog>
  );
};

import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { useRef } from 'react';
import { formatMoment } from '#components/dates/date-format.ts';
import { Button } from '#components/ui/button.tsx';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';
import { subscriptionCardText } from '#features/subscriptions/actions/subscription-card-text.ts';
import { useCreateReplacement } from '#features/subscriptions/actions/use-subscription-action.ts';
import { useSubscriptionActionsWords } from '#features/subscriptions/subscription-actions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type ReplaceCardDialogProps = { readonly subscription: SubscriptionDetail; readonly onClose: () => void };

/** The link with which a customer gives another card: made here, and shown while it can be used. */
export const ReplaceCardDialog = ({ subscription, onClose }: ReplaceCardDialogProps) => {
  const controls = useControlsWords();
  const words = useSubscriptionActionsWords().replaceCard;
  const [language] = useLanguage();
  const submit = useRef<HTMLButtonElement>(null);
  const create = useCreateReplacement(subscription);
  const { linkToReplaceCard, expirationLinkDate } = create.data ?? subscription;
  const { customerName, email } = subscription;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!create.isPending}
      initialFocus={submit}
      title={words.title}
      description={words.sentence(customerName || email, subscriptionCardText(subscription))}
      footer={
        <>
          <Button disabled={create.isPending} onClick={onClose}>
            {linkToReplaceCard === null ? controls.goBack : controls.close}
          </Button>
          <Button
            ref={submit}
            variant={linkToReplaceCard === null ? 'primary' : 'secondary'}
            busy={create.isPending}
            busyLabel={words.running}
            onClick={() => create.mutate()}
          >
            {linkToReplaceCard === null ? words.submit : words.submitAnother}
          </Button>
        </>
      }
    >
      <RefusalText text={create.error?.message} />
      {linkToReplaceCard === null ? (
        <p className="text-13 text-ink-soft">{words.consequence(email)}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <section aria-label={words.link} className="rounded-control border border-line bg-sunken p-3">
            <p className="pb-1 text-12 text-ink-soft">{words.link}</p>
            <p className="font-mono text-13 break-all select-all">{linkToReplaceCard}</p>
            <CopyButton value={linkToReplaceCard} what={words.copied} withText className="-ml-1 mt-1" />
          </section>
          {expirationLinkDate !== null && (
            <p className="text-13 text-ink-soft">
              {words.existing(formatMoment(expirationLinkDate, language))}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};

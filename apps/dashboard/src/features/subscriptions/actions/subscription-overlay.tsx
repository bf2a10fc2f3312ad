import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { subscriptionStatuses } from '@pasarela/contracts/subscriptions/subscription-status';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, type To } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { JustificationDialog } from '#components/form/justification.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { CardText } from '#components/payment/card-label.tsx';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage, RefusalText } from '#components/ui/state-message.tsx';
import { useSubscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import {
  actionsOf,
  type SubscriptionAction,
  subscriptionPath,
  tabOfStatus,
} from '#features/subscriptions/subscription-links.ts';
import { subscriptionQuery } from '#features/subscriptions/subscription-queries.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { subscriptionCardText } from './subscription-card-text.ts';
import {
  useCancelSubscription,
  useCreateReplacement,
  useReactivateSubscription,
} from './use-subscription-action.ts';

type ReplaceCardDialogProps = { readonly subscription: SubscriptionDetail; readonly onClose: () => void };

/** The link with which a customer gives another card: made here, and shown while it can be used. */
const ReplaceCardDialog = ({ subscription, onClose }: ReplaceCardDialogProps) => {
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
      description={
        <CardText text={words.sentence(customerName || email, subscriptionCardText(subscription))} />
      }
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

type ReactivateDialogProps = { readonly subscription: SubscriptionDetail; readonly onClose: () => void };

/** When it charges again, and by which card. */
const ReactivateDialog = ({ subscription, onClose }: ReactivateDialogProps) => {
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
      description={
        <CardText
          text={words.sentence(formatMoney(amount), every[frequency], subscriptionCardText(subscription))}
        />
      }
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

type CancelSubscriptionDialogProps = {
  readonly subscription: SubscriptionDetail;
  readonly onClose: () => void;
};

/** Why it ends, and what that does. */
const CancelSubscriptionDialog = ({ subscription, onClose }: CancelSubscriptionDialogProps) => {
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
      send={cancel.mutateAsync}
      onClose={onClose}
    >
      <p className="text-13 text-ink-soft">
        {words.charged(formatMoney(totalAmount), words.payments(paymentsMade))}
        {linkToReplaceCard !== null && ` ${words.linkEnds}`}
      </p>
    </JustificationDialog>
  );
};

const dialogs = {
  cancel: CancelSubscriptionDialog,
  reactivate: ReactivateDialog,
  'replace-card': ReplaceCardDialog,
} as const;

type SubscriptionOverlayProps = {
  readonly action: SubscriptionAction;
  readonly id: number | undefined;
  /** What lies below it. */
  readonly page: To;
};

/** What is done with a subscription, at its own address: whatever state that is in by now. */
export const SubscriptionOverlay = ({ action, id, page }: SubscriptionOverlayProps) => {
  const words = useSubscriptionActionsWords();
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const detail = useQuery({ ...subscriptionQuery(companyId, id ?? 0), enabled: id !== undefined });
  const close = useCloseOverlay(page);
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) close();
    },
  };
  if (id === undefined || (detail.error instanceof CallError && detail.error.status === 404))
    return <Dialog {...frame} title={words.notFound} description={words.notFoundText} />;
  if (detail.isError)
    return (
      <Dialog {...frame} title={words.failed}>
        <FailedMessage title={words.failed} error={detail.error} onTryAgain={() => void detail.refetch()} />
      </Dialog>
    );
  if (detail.isPending)
    return (
      <Dialog {...frame} title={words.loading}>
        <div aria-hidden="true" className="flex flex-col gap-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-20" />
        </div>
      </Dialog>
    );
  const subscription = detail.data;
  const tab = tabOfStatus(subscription);
  const possible: readonly SubscriptionAction[] = actionsOf[tab];
  if (!possible.includes(action))
    return (
      <Dialog
        {...frame}
        title={words.noLonger}
        description={words.noLongerText(
          subscription.referenceNumber,
          subscriptionStatuses[tab].label[language],
        )}
      >
        <Link to={subscriptionPath(tab, id)} className={buttonClass()}>
          {words.seeSubscription}
        </Link>
      </Dialog>
    );
  const Action = dialogs[action];
  return <Action key={id} subscription={subscription} onClose={close} />;
};

import { subscriptionStatuses } from '@pasarela/contracts/subscriptions/subscription-status';
import { useQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { CancelSubscriptionDialog } from '#features/subscriptions/actions/cancel-subscription-dialog.tsx';
import { ReactivateDialog } from '#features/subscriptions/actions/reactivate-dialog.tsx';
import { ReplaceCardDialog } from '#features/subscriptions/actions/replace-card-dialog.tsx';
import { useSubscriptionActionsWords } from '#features/subscriptions/subscription-actions-words.ts';
import {
  actionsOf,
  type SubscriptionAction,
  subscriptionPath,
  tabOfStatus,
} from '#features/subscriptions/subscription-links.ts';
import { subscriptionQuery } from '#features/subscriptions/subscription-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

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

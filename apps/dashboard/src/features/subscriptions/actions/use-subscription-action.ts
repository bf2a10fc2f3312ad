import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { summaryKey, transactionsKey } from '#api/query-keys.ts';
import { useActionEnding } from '#components/ui/use-action-ending.ts';
import { useSubscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { subscriptionsKey } from '#features/subscriptions/subscription-queries.ts';
import { useCompanyId } from '#session/use-session.ts';

type Subject = Pick<SubscriptionDetail, 'idSubscription'>;

/** What an action charges is among the movements too. */
const useEnding = (success: string, onMade: () => void) => {
  const companyId = useCompanyId();
  const stale = [subscriptionsKey(companyId), transactionsKey(companyId), summaryKey(companyId)];
  return useActionEnding({ success, stale, onMade });
};

export const useCancelSubscription = ({ idSubscription: subscriptionId }: Subject, onMade: () => void) => {
  const words = useSubscriptionActionsWords();
  const idCompany = useCompanyId();
  return useMutation({
    mutationFn: (reason: string) =>
      callOperation('cancelSubscription', { body: { idCompany, subscriptionId, reason } }),
    ...useEnding(words.cancel.success, onMade),
  });
};

export const useReactivateSubscription = (
  { idSubscription: subscriptionId }: Subject,
  onMade: () => void,
) => {
  const words = useSubscriptionActionsWords();
  const idCompany = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('reactivateSubscription', { body: { idCompany, subscriptionId } }),
    ...useEnding(words.reactivate.success, onMade),
  });
};

export const useCreateReplacement = ({ idSubscription: id }: Subject) => {
  const words = useSubscriptionActionsWords();
  return useMutation({
    mutationFn: () => callOperation('createCardReplacement', { params: { id } }),
    ...useEnding(words.replaceCard.success, () => undefined),
  });
};

export const useReprocess = (onMade: () => void) => {
  const words = useSubscriptionActionsWords();
  const idCompany = useCompanyId();
  const { onSuccess, meta } = useEnding(words.reprocess.success, onMade);
  // Refused, it is told in its dialog.
  return useMutation({
    mutationFn: () => callOperation('reprocessSubscriptions', { params: { idCompany } }),
    onSuccess,
    meta,
  });
};

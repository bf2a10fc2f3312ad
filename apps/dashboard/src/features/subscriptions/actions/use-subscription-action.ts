import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { subscriptionsKey } from '#features/subscriptions/subscription-queries.ts';
import { subscriptionActionsWords as en } from '#i18n/en/subscription-actions.ts';
import { subscriptionActionsWords as es } from '#i18n/es/subscription-actions.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type Subject = Pick<SubscriptionDetail, 'idSubscription'>;

/** What every action says and does once it has ended; what showed the subscription before is fetched anew either way. */
const useEnding = (success: string, onMade: () => void) => {
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return {
    onSuccess: () => {
      toast({ tone: 'success' as const, title: success });
      onMade();
    },
    onError: (error: Error) => toast({ tone: 'error', title: error.message }),
    onSettled: () => void client.invalidateQueries({ queryKey: subscriptionsKey(companyId) }),
  };
};

export const useCancelSubscription = ({ idSubscription: subscriptionId }: Subject, onMade: () => void) => {
  const words = useWords({ es, en });
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
  const words = useWords({ es, en });
  const idCompany = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('reactivateSubscription', { body: { idCompany, subscriptionId } }),
    ...useEnding(words.reactivate.success, onMade),
  });
};

export const useCreateReplacement = ({ idSubscription: id }: Subject) => {
  const words = useWords({ es, en });
  return useMutation({
    mutationFn: () => callOperation('createCardReplacement', { params: { id } }),
    ...useEnding(words.replaceCard.success, () => undefined),
  });
};

export const useReprocess = (onMade: () => void) => {
  const words = useWords({ es, en });
  const idCompany = useCompanyId();
  const { onSuccess, onSettled } = useEnding(words.reprocess.success, onMade);
  // Refused, it is told in its dialog.
  return useMutation({
    mutationFn: () => callOperation('reprocessSubscriptions', { params: { idCompany } }),
    onSuccess,
    onSettled,
  });
};

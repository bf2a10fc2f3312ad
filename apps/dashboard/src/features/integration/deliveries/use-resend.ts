import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { deliveriesKey, deliveryQuery } from '#features/integration/api/integration-queries.ts';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Sends the message again at once; the result appears in the list of attempts. */
export const useResend = (idWebhook: number) => {
  const words = useWebhooksWords().deliveries;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('resendWebhook', { params: { idWebhook }, body: {} }),
    onSuccess: (delivery) => {
      client.setQueryData(deliveryQuery(companyId, idWebhook).queryKey, delivery);
      void client.invalidateQueries({ queryKey: [...deliveriesKey(companyId), 'list'] });
      toast({ tone: 'success', title: words.sentAgain });
    },
    onError: (error) => toast({ tone: 'error', title: words.notSentAgain, description: error.message }),
  });
};

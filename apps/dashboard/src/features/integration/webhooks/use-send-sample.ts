import type { ResultDestination, SubscriptionEventType } from '@pasarela/contracts/webhooks/webhook-events';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { deliveriesKey, deliveryQuery } from '#features/integration/api/integration-queries.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Sends a sample to one address and opens its delivery. */
export const useSendSample = (Property: ResultDestination) => {
  const words = useWebhooksWords();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: (Event: SubscriptionEventType | undefined) =>
      callOperation('sendWebhookSample', { body: { Property, ...(Event ? { Event } : {}) } }),
    onSuccess: (delivery) => {
      client.setQueryData(deliveryQuery(companyId, delivery.idWebhook).queryKey, delivery);
      void client.invalidateQueries({ queryKey: [...deliveriesKey(companyId), 'list'] });
      return navigate(`${integrationPaths.deliveries}/${delivery.idWebhook}`);
    },
    onError: (error) =>
      toast({ tone: 'error', title: words.addresses.sampleNotSent, description: error.message }),
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useSimulationWords } from '#sandbox/simulation-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Simulates the payment at the shop; the displayed payment data is reloaded in any case. */
export const useSimulate = (id: number, onMade: () => void) => {
  const words = useSimulationWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('simulateCashPayment', { params: { id } }),
    onSuccess: () => {
      toast({ tone: 'success', title: words.success });
      onMade();
    },
    onError: (error) => toast({ tone: 'error', title: error.message }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
      void client.invalidateQueries({ queryKey: ['summary', companyId] });
      void client.invalidateQueries({ queryKey: ['paymentLinks', companyId] });
    },
  });
};

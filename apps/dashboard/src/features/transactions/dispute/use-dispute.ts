import type { OpenChargeback } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useDisputeWords } from '#features/transactions/dispute/dispute-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Plays the cardholder; what showed the payment before is fetched anew either way. */
export const useDispute = (idTransaction: number, onOpened: () => void) => {
  const words = useDisputeWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: (dispute: Pick<OpenChargeback, 'reason' | 'amount'>) =>
      callOperation('openChargeback', { body: { idCompany: companyId, idTransaction, ...dispute } }),
    onSuccess: () => {
      toast({ tone: 'success', title: words.success });
      onOpened();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
      void client.invalidateQueries({ queryKey: ['chargebacks', companyId] });
      void client.invalidateQueries({ queryKey: ['summary', companyId] });
    },
  });
};

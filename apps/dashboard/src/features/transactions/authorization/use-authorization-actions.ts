import { type Centavos, toAmount } from '@pasarela/contracts/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { authorizationWords as en } from '#i18n/en/authorization.ts';
import { authorizationWords as es } from '#i18n/es/authorization.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type Subject = Pick<TransactionDetail, 'idTransaction'>;

/** What both actions say and do once they have ended; what showed the transaction before is fetched anew either way. */
const useEnding = (success: string, onMade: () => void) => {
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return {
    onSuccess: () => {
      toast({ tone: 'success', title: success });
      onMade();
    },
    onError: (error: Error) => toast({ tone: 'error', title: error.message }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
      void client.invalidateQueries({ queryKey: ['summary', companyId] });
    },
  };
};

export const useCharge = ({ idTransaction }: Subject, onMade: () => void) => {
  const words = useWords({ es, en });
  const IdCompany = useCompanyId();
  return useMutation({
    mutationFn: (amount: Centavos) =>
      callOperation('captureTransaction', { body: { IdCompany, idTransaction, Amount: toAmount(amount) } }),
    ...useEnding(words.charge.success, onMade),
  });
};

export const useCancelAuthorization = ({ idTransaction }: Subject, onMade: () => void) => {
  const words = useWords({ es, en });
  const IdCompany = useCompanyId();
  return useMutation({
    mutationFn: (Reason: string) =>
      callOperation('cancelTransaction', { body: { IdCompany, idTransaction, Reason } }),
    ...useEnding(words.cancel.success, onMade),
  });
};

import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useActionEnding } from '#components/ui/use-action-ending.ts';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type Subject = Pick<TransactionDetail, 'idTransaction'>;

const useEnding = (success: string, onMade: () => void) => {
  const companyId = useCompanyId();
  return useActionEnding({ success, stale: [transactionsKey(companyId), ['summary', companyId]], onMade });
};

export const useCharge = ({ idTransaction }: Subject, onMade: () => void) => {
  const words = useAuthorizationWords();
  const IdCompany = useCompanyId();
  return useMutation({
    mutationFn: (amount: Centavos) =>
      callOperation('captureTransaction', { body: { IdCompany, idTransaction, Amount: toAmount(amount) } }),
    ...useEnding(words.charge.success, onMade),
  });
};

export const useCancelAuthorization = ({ idTransaction }: Subject, onMade: () => void) => {
  const words = useAuthorizationWords();
  const IdCompany = useCompanyId();
  return useMutation({
    mutationFn: (Reason: string) =>
      callOperation('cancelTransaction', { body: { IdCompany, idTransaction, Reason } }),
    ...useEnding(words.cancel.success, onMade),
  });
};

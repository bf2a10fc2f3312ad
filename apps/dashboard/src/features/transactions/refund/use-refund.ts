import { limits } from '@pasarela/contracts/limits/limits';
import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { refundReasonNames } from '@pasarela/contracts/refunds/refund-reasons';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperationWithMessage } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { isRefundMade } from '#features/transactions/refund/refund-outcome.ts';
import { useRefundsWords } from '#features/transactions/refund/refunds-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** What is given back; reason and note are empty where nothing is said. */
type Refund = { readonly amount: Centavos; readonly reason: string; readonly note: string };

/** Refunds an amount and says how it ended; what showed the transaction before is fetched anew either way. */
export const useRefund = (
  { transactionCode }: Pick<TransactionDetail, 'transactionCode'>,
  onMade: () => void,
) => {
  const words = useRefundsWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: async ({ amount, reason, note }: Refund) => {
      const { data, message } = await callOperationWithMessage('createRefund', {
        body: {
          idCompany: companyId,
          transactionCode,
          amount: toAmount(amount),
          reason: refundReasonNames.find((name) => name === reason),
          note: note.trim() || undefined,
        },
      });
      if (!isRefundMade(data.status, message)) throw new Error(message || words.notMade);
    },
    onSuccess: () => {
      toast({ tone: 'success', title: words.success, duration: limits.refundToast });
      onMade();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: words.failed,
        description: error.message,
        duration: limits.refundToast,
      }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
      void client.invalidateQueries({ queryKey: ['summary', companyId] });
    },
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { unpaidPaymentWords as en } from '#i18n/en/unpaid-payment.ts';
import { unpaidPaymentWords as es } from '#i18n/es/unpaid-payment.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Sends the e-mail of a payment link again and shows the result in a toast. */
export const useResendLink = (idTransaction: number) => {
  const words = useWords({ es, en }).resend;
  const toast = useToast();
  const client = useQueryClient();
  const idCompany = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('resendPaymentLink', { params: { idTransaction }, body: { idCompany } }),
    onSuccess: ({ email, state }) =>
      toast({ tone: 'success', title: state === 'kept' ? words.kept(email) : words.sent(email) }),
    onError: (error) => toast({ tone: 'error', title: error.message }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: transactionsKey(idCompany) });
      void client.invalidateQueries({ queryKey: ['emails', idCompany] });
    },
  });
};

import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { emailsKey, transactionsKey } from '#api/query-keys.ts';
import { useUnpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useCompanyId } from '#session/use-session.ts';

/** Sends the e-mail of a payment link again and shows the result in a toast. */
export const useResendLink = (idTransaction: number) => {
  const words = useUnpaidPaymentWords().resend;
  const toast = useToast();
  const idCompany = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('resendPaymentLink', { params: { idTransaction }, body: { idCompany } }),
    onSuccess: ({ email, state }) =>
      toast({ tone: 'success', title: state === 'kept' ? words.kept(email) : words.sent(email) }),
    onError: (error) => toast({ tone: 'error', title: error.message }),
    meta: { stale: [transactionsKey(idCompany), emailsKey(idCompany)] },
  });
};

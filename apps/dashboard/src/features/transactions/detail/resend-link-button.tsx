import { useUnpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { useResendLink } from '#components/payment/use-resend-link.ts';
import { Button } from '#components/ui/button.tsx';

/** Sends the e-mail of the link that the payment came by once more. */
export const ResendLinkButton = ({ idTransaction }: { readonly idTransaction: number }) => {
  const words = useUnpaidPaymentWords().resend;
  const resend = useResendLink(idTransaction);
  return (
    <Button busy={resend.isPending} busyLabel={words.running} onClick={() => resend.mutate()}>
      {words.action}
    </Button>
  );
};

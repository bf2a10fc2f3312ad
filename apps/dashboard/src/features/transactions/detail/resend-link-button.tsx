import { useResendLink } from '#components/payment/use-resend-link.ts';
import { Button } from '#components/ui/button.tsx';
import { unpaidPaymentWords as en } from '#i18n/en/unpaid-payment.ts';
import { unpaidPaymentWords as es } from '#i18n/es/unpaid-payment.ts';
import { useWords } from '#i18n/use-words.ts';

/** Sends the e-mail of the link that the payment came by once more. */
export const ResendLinkButton = ({ idTransaction }: { readonly idTransaction: number }) => {
  const words = useWords({ es, en }).resend;
  const resend = useResendLink(idTransaction);
  return (
    <Button busy={resend.isPending} busyLabel={words.running} onClick={() => resend.mutate()}>
      {words.action}
    </Button>
  );
};

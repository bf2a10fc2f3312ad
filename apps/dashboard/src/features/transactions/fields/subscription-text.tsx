import { Link } from 'react-router';
import { transactionDetailWords as en } from '#i18n/en/transaction-detail.ts';
import { transactionDetailWords as es } from '#i18n/es/transaction-detail.ts';
import { useWords } from '#i18n/use-words.ts';
import { useMay } from '#session/use-role.ts';

type SubscriptionTextProps = { readonly idSubscription: number; readonly paymentNumber: number | null };

/** Which payment of which subscription it is; a link for who may open that. */
export const SubscriptionText = ({ idSubscription, paymentNumber }: SubscriptionTextProps) => {
  const words = useWords({ es, en });
  const text =
    paymentNumber === null
      ? String(idSubscription)
      : words.paymentOf(String(idSubscription), String(paymentNumber));
  return useMay('manageSubscriptions') ? (
    <Link to={`/subscriptions-details/Activa/${idSubscription}/`}>{text}</Link>
  ) : (
    text
  );
};

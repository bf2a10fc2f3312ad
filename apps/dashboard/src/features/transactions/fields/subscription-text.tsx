import { Link } from 'react-router';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { useMay } from '#session/use-role.ts';

type SubscriptionTextProps = { readonly idSubscription: number; readonly paymentNumber: number | null };

/** Which payment of which subscription it is; a link for who may open that. */
export const SubscriptionText = ({ idSubscription, paymentNumber }: SubscriptionTextProps) => {
  const words = useTransactionDetailWords();
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

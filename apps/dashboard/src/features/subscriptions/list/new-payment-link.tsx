import { Link } from 'react-router';
import { type ButtonVariant, buttonClass } from '#components/ui/button.tsx';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useMay } from '#session/use-role.ts';

/** A recurring payment link begins a subscription; the way back from it leads here. */
export const NewPaymentLink = ({ variant = 'secondary' }: { readonly variant?: ButtonVariant }) => {
  const words = useSubscriptionsWords();
  if (!useMay('managePaymentLinks')) return null;
  return (
    <Link to="/leagues-single" state={{ from: 'subscriptions' }} className={buttonClass(variant)}>
      {words.newLink}
    </Link>
  );
};

import { Link } from 'react-router';
import { type ButtonVariant, buttonClass } from '#components/ui/button.tsx';
import { subscriptionsWords as en } from '#i18n/en/subscriptions.ts';
import { subscriptionsWords as es } from '#i18n/es/subscriptions.ts';
import { useWords } from '#i18n/use-words.ts';
import { useMay } from '#session/use-role.ts';

/** A recurring payment link begins a subscription; the way back from it leads here. */
export const NewPaymentLink = ({ variant = 'secondary' }: { readonly variant?: ButtonVariant }) => {
  const words = useWords({ es, en });
  if (!useMay('managePaymentLinks')) return null;
  return (
    <Link to="/leagues-single" state={{ from: 'subscriptions' }} className={buttonClass(variant)}>
      {words.newLink}
    </Link>
  );
};

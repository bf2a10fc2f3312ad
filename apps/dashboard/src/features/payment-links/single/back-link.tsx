import { Link, useLocation } from 'react-router';
import { Icon } from '#components/ui/icon.tsx';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';

const isFromSubscriptions = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === 'subscriptions';

/** Leads back to the subscriptions if the user came from there, otherwise to the payment links (LINK-12). */
export const BackLink = () => {
  const words = useSingleLinkWords().back;
  const fromSubscriptions = isFromSubscriptions(useLocation().state);
  return (
    <Link
      to={fromSubscriptions ? '/subscriptions' : '/paid-leagues'}
      className="inline-flex min-h-6 items-center gap-1 text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon name="chevronLeft" className="size-3.5" />
      {fromSubscriptions ? words.subscriptions : words.paymentLinks}
    </Link>
  );
};

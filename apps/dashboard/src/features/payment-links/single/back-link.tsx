import { Link, useLocation } from 'react-router';
import { Icon } from '#components/ui/icon.tsx';
import { singleLinkWords as en } from '#i18n/en/single-link.ts';
import { singleLinkWords as es } from '#i18n/es/single-link.ts';
import { useWords } from '#i18n/use-words.ts';

const isFromSubscriptions = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === 'subscriptions';

/** Leads back to the subscriptions if the user came from there, otherwise to the payment links (LINK-12). */
export const BackLink = () => {
  const words = useWords({ es, en }).back;
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

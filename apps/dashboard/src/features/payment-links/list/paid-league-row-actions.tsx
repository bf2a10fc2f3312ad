import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { useCopyLink } from '#components/ui/use-copy-link.ts';
import { PaidLeagueMore } from '#features/payment-links/list/paid-league-more.tsx';
import { leagueOverlayLink } from '#features/payment-links/list/paid-leagues-links.ts';
import type { PaidLeaguesSearch } from '#features/payment-links/list/paid-leagues-search.ts';
import { paidLeaguesWords as en } from '#i18n/en/paid-leagues.ts';
import { paidLeaguesWords as es } from '#i18n/es/paid-leagues.ts';
import { useWords } from '#i18n/use-words.ts';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';

type PaidLeagueRowActionsProps = { readonly row: PaymentLinkRow; readonly search: PaidLeaguesSearch };

/** The link of every row; in test mode, that the payment of one that waits is made; while it can be paid, more. */
export const PaidLeagueRowActions = ({ row, search }: PaidLeagueRowActionsProps) => {
  const words = useWords({ es, en });
  const copy = useCopyLink(words);
  const maySimulate = useMaySimulate(row);
  return (
    <span className="flex items-end gap-1 sm:flex-col min-[90rem]:flex-row">
      {maySimulate && (
        <Link
          {...leagueOverlayLink('simulate', row.idTransaction, search)}
          aria-label={words.rowActions.simulate(row.referenceNumber)}
          className={buttonClass('ghost', 'small')}
        >
          {words.actions.simulate}
        </Link>
      )}
      <span className="flex items-center sm:-mr-2">
        <Button
          variant="ghost"
          size="small"
          aria-label={words.rowActions.copyLink(row.referenceNumber)}
          onClick={() => void copy(row.url)}
        >
          {words.actions.copyLink}
        </Button>
        <PaidLeagueMore row={row} search={search} />
      </span>
    </span>
  );
};

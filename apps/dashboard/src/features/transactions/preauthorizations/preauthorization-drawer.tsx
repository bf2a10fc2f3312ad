import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { readRowId } from '#components/list/list-filter.ts';
import { FetchedDrawer } from '#components/overlay/fetched-drawer.tsx';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { detailQuery } from '#features/transactions/api/transaction-queries.ts';
import { AuthorizationDrawer } from '#features/transactions/authorization/authorization-drawer.tsx';
import type { AuthorizationAction } from '#features/transactions/authorization/authorization-links.ts';
import { drawerLink } from '#features/transactions/preauthorizations/preauthorization-links.ts';
import { preauthorizations } from '#features/transactions/preauthorizations/preauthorizations-search.ts';
import { usePreauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** It was charged or canceled meanwhile, or has expired: what it is now, and where that is told. */
const NoLonger = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = usePreauthorizationsWords().drawer;
  return (
    <div className="flex flex-col items-start gap-4">
      <TransactionStatusBadge statusId={transaction.statusId} name={transaction.status} />
      <Link {...detailLink(transaction.idTransaction, '')} className={buttonClass()}>
        {words.seeMovement}
      </Link>
    </div>
  );
};

/** The drawer at its own address: what the address names, in whatever state that is. */
export const PreauthorizationDrawer = ({ action }: { readonly action: AuthorizationAction }) => {
  const words = usePreauthorizationsWords().drawer;
  const [language] = useLanguage();
  const location = useLocation();
  const companyId = useCompanyId();
  const params = new URLSearchParams(location.search);
  const id = readRowId(params.get('id'));
  const detail = useQuery({ ...detailQuery(companyId, id ?? 0, language), enabled: id !== undefined });
  const list = preauthorizations.read(params);
  const close = useCloseOverlay(preauthorizations.linkTo(list));
  return (
    <FetchedDrawer
      result={detail}
      isNowhere={id === undefined}
      words={words}
      skeleton={
        <>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-10" />
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
        </>
      }
      onClose={close}
    >
      {(transaction, frame) => {
        if (transaction.statusId !== Status.authorized)
          return (
            <Drawer
              {...frame}
              title={words.noLonger}
              description={words.noLongerText(transaction.referenceNumber)}
            >
              <NoLonger transaction={transaction} />
            </Drawer>
          );
        const linkTo = (each: AuthorizationAction) => ({
          to: drawerLink(each, transaction.idTransaction, list).to,
          state: location.state,
        });
        return (
          <AuthorizationDrawer
            key={transaction.idTransaction}
            transaction={transaction}
            action={action}
            links={{ charge: linkTo('charge'), cancel: linkTo('cancel') }}
            onClose={close}
          />
        );
      }}
    </FetchedDrawer>
  );
};

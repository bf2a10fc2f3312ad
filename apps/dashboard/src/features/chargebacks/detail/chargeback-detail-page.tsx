import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { DetailSkeleton } from '#components/detail/detail-skeleton.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { decisionOf } from '#features/chargebacks/chargeback-links.ts';
import { chargebackQuery } from '#features/chargebacks/chargebacks-queries.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { ChargebackDetailBody } from '#features/chargebacks/detail/chargeback-detail-body.tsx';
import { DecideDialog } from '#features/chargebacks/detail/decide-dialog.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** One chargeback by its transaction's id in the address. */
export const ChargebackDetailPage = () => {
  const words = useChargebacksWords().detail;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const location = useLocation();
  const behind = { pathname: '/chargebacks', search: listOf(location) };
  const decision = decisionOf(location);
  const [params] = useSearchParams();
  const id = readRowId(params.get('id'));
  const detail = useQuery({ ...chargebackQuery(companyId, id ?? 0, language), enabled: id !== undefined });
  const missing = id === undefined || (detail.error instanceof CallError && detail.error.status === 404);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={words.title(detail.data?.referenceNumber ?? String(id ?? ''))} />
      <Link
        to={behind}
        className="inline-flex min-h-6 items-center gap-1 self-start text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon name="chevronLeft" className="size-3.5" />
        {words.back}
      </Link>
      {missing ? (
        <StateMessage
          title={words.notFoundTitle}
          action={
            <Link to={behind} className={buttonClass()}>
              {words.toList}
            </Link>
          }
        >
          <p>{words.notFoundText}</p>
        </StateMessage>
      ) : detail.isSuccess ? (
        <>
          <ChargebackDetailBody chargeback={detail.data} list={behind.search} />
          {decision && <DecideDialog chargeback={detail.data} decision={decision} />}
        </>
      ) : detail.isError ? (
        <FailedMessage title={words.failed} error={detail.error} onTryAgain={() => void detail.refetch()} />
      ) : (
        <DetailSkeleton label={words.loading} />
      )}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { DetailPage } from '#components/detail/detail-page.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { readRowId } from '#components/list/list-filter.ts';
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
  return (
    <DetailPage
      title={words.title(detail.data?.referenceNumber ?? String(id ?? ''))}
      list={behind}
      words={words}
      result={detail}
      isNowhere={id === undefined}
    >
      {(chargeback) => (
        <>
          <ChargebackDetailBody chargeback={chargeback} list={behind.search} />
          {decision && <DecideDialog chargeback={chargeback} decision={decision} />}
        </>
      )}
    </DetailPage>
  );
};

import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { toAmount } from '@pasarela/contracts/money/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { chargebacksKey, summaryKey, transactionsKey } from '#api/query-keys.ts';
import { DetailPage } from '#components/detail/detail-page.tsx';
import { listOf } from '#components/list/list-behind.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { type Decision, decisionOf } from '#features/chargebacks/chargeback-links.ts';
import { chargebackQuery } from '#features/chargebacks/chargebacks-queries.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { ChargebackDetailBody } from '#features/chargebacks/detail/chargeback-detail-body.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { href, paths } from '#paths/paths.ts';
import { useCompanyId, useIsSandbox } from '#session/use-session.ts';

type DecideDialogProps = { readonly chargeback: ChargebackDetail; readonly decision: Decision };

const useDecide = (idTransaction: number, decision: Decision, onDecided: () => void) => {
  const words = useChargebacksWords().decide;
  const [language] = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const outcome = decision === 'win' ? 'won' : 'lost';
  return useMutation({
    mutationFn: () =>
      callOperation('decideChargeback', { body: { idCompany: companyId, idTransaction, outcome } }),
    onSuccess: (chargeback) => {
      client.setQueryData(chargebackQuery(companyId, idTransaction, language).queryKey, chargeback);
      toast({ tone: 'success', title: words[outcome] });
      onDecided();
    },
    meta: { stale: [chargebacksKey(companyId), transactionsKey(companyId), summaryKey(companyId)] },
  });
};

/** Confirms a decision of the bank and shows its consequences. */
const DecideQuestion = ({ chargeback, decision }: DecideDialogProps) => {
  const words = useChargebacksWords().decide;
  const close = useCloseOverlay(href.chargeback(chargeback.idTransaction));
  const decide = useDecide(chargeback.idTransaction, decision, close);
  const amount = formatMoney(chargeback.chargeBackAmount);
  const fee = formatMoney(toAmount(chargebackFee));
  const tax = formatMoney(toAmount(chargebackTax));
  const wins = decision === 'win';
  return (
    <ConsequenceDialog
      title={wins ? words.winTitle : words.loseTitle}
      description={wins ? words.winText(amount) : words.loseText(amount, fee, tax)}
      submit={wins ? words.winSubmit(amount) : words.loseSubmit(amount)}
      running={words.running}
      variant={wins ? 'primary' : 'danger'}
      isRunning={decide.isPending}
      refusal={decide.error?.message}
      onConfirm={() => decide.mutate()}
      onClose={close}
    />
  );
};

/** The dialog at its own address; if no decision is possible, the address leads to the detail. */
const DecideDialog = ({ chargeback, decision }: DecideDialogProps) => {
  const location = useLocation();
  const isSandbox = useIsSandbox();
  if (!isSandbox || chargeback.decisionDate !== null)
    return <Navigate to={href.chargeback(chargeback.idTransaction)} state={location.state} replace />;
  return <DecideQuestion chargeback={chargeback} decision={decision} />;
};

/** One chargeback by its transaction's id in the address. */
export const ChargebackDetailPage = () => {
  const words = useChargebacksWords().detail;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const location = useLocation();
  const behind = { pathname: paths.chargebacks, search: listOf(location) };
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

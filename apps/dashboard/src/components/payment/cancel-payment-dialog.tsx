import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { paymentLinksKey, summaryKey, transactionsKey } from '#api/query-keys.ts';
import { JustificationDialog } from '#components/form/justification.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { type UnpaidPayment, unpaidKind } from '#components/payment/unpaid-payment.ts';
import { useUnpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { useActionEnding } from '#components/ui/use-action-ending.ts';
import { useCompanyId } from '#session/use-session.ts';

type CancelPaymentDialogProps = {
  readonly payment: UnpaidPayment;
  /** Notified with the id of the canceled transaction: not `payment`'s own where a new attempt replaced a failed one. */
  readonly onCanceled: (idTransaction: number) => void;
  readonly onClose: () => void;
};

/** Asks for the reason to cancel an unpaid payment, and tells what canceling does. */
export const CancelPaymentDialog = ({ payment, onCanceled, onClose }: CancelPaymentDialogProps) => {
  const words = useUnpaidPaymentWords();
  const IdCompany = useCompanyId();
  const { idTransaction, referenceNumber, amount, customer, statusId } = payment;
  const { onSuccess, ...ending } = useActionEnding({
    success: words.success,
    stale: [transactionsKey(IdCompany), summaryKey(IdCompany), paymentLinksKey(IdCompany)],
    onMade: () => undefined,
  });
  const cancel = useMutation({
    mutationFn: (Reason: string) =>
      callOperation('cancelTransaction', { body: { IdCompany, idTransaction, Reason } }),
    onSuccess: (canceled) => {
      onSuccess();
      onCanceled(canceled.idTransaction);
    },
    ...ending,
  });
  const kind = unpaidKind(payment);
  const { action, sentence } = words.kinds[kind];
  const isCashToo = kind === 'link' && statusId === Status.pendingPayment;
  return (
    <JustificationDialog
      title={action}
      description={sentence(formatMoney(amount), referenceNumber, customer)}
      reason={words.reason}
      submit={action}
      running={words.running}
      send={cancel.mutateAsync}
      onClose={onClose}
    >
      {isCashToo && <p className="text-13 text-ink-soft">{words.cashToo}</p>}
    </JustificationDialog>
  );
};

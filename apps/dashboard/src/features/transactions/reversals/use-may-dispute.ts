import { disputeRefusal } from '@pasarela/contracts/chargebacks/chargeback-rules';
import { toCentavos } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMay } from '#session/use-role.ts';
import { useIsSandbox } from '#session/use-session.ts';

type Disputable = Pick<TransactionDetail, 'statusId' | 'idPaymentMethod' | 'amount' | 'refundedAmount'>;

/** In test mode a card payment can be disputed by hand, by those who manage chargebacks. */
export const useMayDispute = (transaction: Disputable): boolean => {
  const may = useMay('manageChargebacks');
  const isSandbox = useIsSandbox();
  const { statusId, idPaymentMethod, amount, refundedAmount } = transaction;
  const refusal = disputeRefusal({
    statusId,
    idPaymentMethod,
    amount: toCentavos(amount),
    refundedAmount: toCentavos(refundedAmount),
  });
  return may && isSandbox && refusal === undefined;
};

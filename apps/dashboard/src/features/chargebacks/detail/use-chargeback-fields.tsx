import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import type { DetailField } from '#components/detail/detail-fields.tsx';
import { Money } from '#components/money/money.tsx';
import { CardLabel } from '#components/payment/card-label.tsx';
import { cardText, methodText } from '#components/payment/payment-method-text.ts';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

const momentOf = (at: string | null) => (at === null ? null : <Moment at={at} />);

/** Every field of a chargeback (docs/specification/chargebacks.md), by its name. */
export const useChargebackFields = (chargeback: ChargebackDetail) => {
  const { fields, copies, yes, no } = useChargebacksWords().detail;
  const [language] = useLanguage();
  const { currency } = chargeback;
  const card = cardText(chargeback.account);
  const id = String(chargeback.idTransaction);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return {
    status: {
      label: fields.status,
      value: (
        <ChargebackStatusBadge
          idStatusChargeBack={chargeback.idStatusChargeBack}
          name={chargeback.statusChargeBack}
        />
      ),
    },
    reason: { label: fields.reason, value: chargeback.reason },
    amount: { label: fields.amount, value: money(chargeback.chargeBackAmount) },
    opened: { label: fields.opened, value: <Moment at={chargeback.chargeBackDate} /> },
    proofDue: { label: fields.proofDue, value: <Moment at={chargeback.proofDueDate} /> },
    proof: { label: fields.proof, value: momentOf(chargeback.proofDate) },
    decisionDue: { label: fields.decisionDue, value: momentOf(chargeback.decisionDueDate) },
    decision: { label: fields.decision, value: momentOf(chargeback.decisionDate) },
    reference: {
      label: fields.reference,
      value: chargeback.referenceNumber,
      copy: { value: chargeback.referenceNumber, what: copies.reference },
    },
    idTransaction: {
      label: fields.idTransaction,
      value: (
        <Link to={`/transaction-detail?id=${id}`} className="text-accent underline">
          {id}
        </Link>
      ),
      copy: { value: id, what: copies.idTransaction },
      isCode: true,
    },
    transactionCode: {
      label: fields.transactionCode,
      value: chargeback.transactionCode,
      copy: { value: chargeback.transactionCode, what: copies.transactionCode },
      isCode: true,
    },
    paymentStatus: {
      label: fields.paymentStatus,
      value: <TransactionStatusBadge statusId={chargeback.statusId} name={chargeback.status} />,
    },
    paid: { label: fields.paid, value: money(chargeback.amount) },
    refunded: { label: fields.refunded, value: money(chargeback.refundedAmount) },
    date: { label: fields.date, value: <Moment at={chargeback.date} /> },
    paymentDate: { label: fields.paymentDate, value: momentOf(chargeback.paymentDate) },
    method: { label: fields.method, value: methodText(chargeback, language) },
    account: { label: fields.account, value: card === null ? null : <CardLabel text={card} /> },
    authCode: {
      label: fields.authCode,
      value: chargeback.authCode,
      copy: { value: chargeback.authCode, what: copies.authCode },
      isCode: true,
    },
    secure3D: { label: fields.secure3D, value: chargeback.secure3D ? yes : no },
    customer: { label: fields.customer, value: chargeback.custormerName },
    email: {
      label: fields.email,
      value: chargeback.custormerEmail,
      copy: { value: chargeback.custormerEmail, what: copies.email },
    },
  } satisfies Record<string, Omit<DetailField, 'name'>>;
};

type ChargebackFields = ReturnType<typeof useChargebackFields>;

/** Selects some of the fields, in order. */
export const pickFields = (
  fields: ChargebackFields,
  ...names: readonly (keyof ChargebackFields)[]
): readonly DetailField[] => names.map((name) => ({ name, ...fields[name] }));

import { fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import type { DetailField } from '#components/detail/detail-fields.tsx';
import { Money } from '#components/money/money.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { cardText, methodText } from '#components/payment/payment-method-text.ts';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { AuthorizationExpiry } from '#features/transactions/fields/authorization-expiry.tsx';
import { transactionDetailWords as en } from '#i18n/en/transaction-detail.ts';
import { transactionDetailWords as es } from '#i18n/es/transaction-detail.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useMay } from '#session/use-role.ts';

const momentOf = (at: string | null) => (at === null ? null : <Moment at={at} />);

/** Every field of a transaction (dashboard specification, section 3), by its name. */
export const useDetailFields = (transaction: TransactionDetail) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const { fields, copies } = words;
  const { specialOffer, currency } = transaction;
  const card = cardText(transaction.account);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const maySeeSubscriptions = useMay('manageSubscriptions');
  const subscriptionLink = (id: number, text: string) =>
    maySeeSubscriptions ? <Link to={`/subscriptions-details/Activa/${id}/`}>{text}</Link> : text;
  const maySeeChargebacks = useMay('manageChargebacks');
  const chargebackLink = (badge: ReactNode) =>
    maySeeChargebacks ? (
      <Link to={`/chargebacks-detail?id=${transaction.idTransaction}`}>{badge}</Link>
    ) : (
      badge
    );
  return {
    status: {
      label: fields.status,
      value: <TransactionStatusBadge statusId={transaction.statusId} name={transaction.status} />,
    },
    reference: {
      label: fields.reference,
      value: transaction.referenceNumber,
      copy: { value: transaction.referenceNumber, what: copies.reference },
    },
    idTransaction: {
      label: fields.idTransaction,
      value: transaction.transactionNumber,
      copy: { value: transaction.transactionNumber, what: copies.idTransaction },
      isCode: true,
    },
    transactionCode: {
      label: fields.transactionCode,
      value: transaction.transactionCode,
      copy: { value: transaction.transactionCode, what: copies.transactionCode },
      isCode: true,
    },
    amount: { label: fields.amount, value: money(transaction.amount) },
    authorizedAmount: {
      label: fields.authorizedAmount,
      value: transaction.authorizedAmount === null ? null : money(transaction.authorizedAmount),
    },
    authorizationExpires: {
      label: fields.authorizationExpires,
      value:
        transaction.authorizationExpires === null ? null : (
          <AuthorizationExpiry expires={transaction.authorizationExpires} />
        ),
    },
    serviceCharge: { label: fields.serviceCharge, value: money(transaction.companyCommission) },
    commission: { label: fields.commission, value: money(transaction.commission) },
    net: { label: fields.net, value: money(transaction.total) },
    deposited: { label: fields.deposited, value: money(transaction.deposited) },
    deducted: { label: fields.deducted, value: money(transaction.deducted) },
    toDeposit: { label: fields.toDeposit, value: money(transaction.toDeposit) },
    toDeduct: { label: fields.toDeduct, value: money(transaction.toDeduct) },
    settlement: {
      label: fields.settlement,
      value: transaction.idConciliation?.toString() ?? null,
      isCode: true,
    },
    creationDate: { label: fields.creationDate, value: <Moment at={transaction.date} /> },
    paymentDate: { label: fields.paymentDate, value: momentOf(transaction.paymentDate) },
    declinedReason: { label: fields.declinedReason, value: transaction.declinedReason },
    chargebackStatus: {
      label: fields.chargebackStatus,
      value:
        transaction.idStatusChargeBack === null && transaction.statusChargeBack === null
          ? null
          : chargebackLink(
              <ChargebackStatusBadge
                idStatusChargeBack={transaction.idStatusChargeBack}
                name={transaction.statusChargeBack}
              />,
            ),
    },
    chargebackDate: { label: fields.chargebackDate, value: momentOf(transaction.chargeBackDate) },
    method: { label: fields.method, value: methodText(transaction, language) },
    account: {
      label: fields.account,
      value: card === null ? null : <CardLabel text={card} />,
    },
    authCode: {
      label: fields.authCode,
      value: transaction.authCode,
      copy: { value: transaction.authCode, what: copies.authCode },
      isCode: true,
    },
    ticketReference: {
      label: fields.ticketReference,
      value: transaction.referenceCash,
      copy: { value: transaction.referenceCash, what: copies.ticketReference },
      isCode: true,
    },
    specialOffer: {
      label: fields.specialOffer,
      value: specialOffer
        ? words.months(String(specialOffer.monthCount), formatMoney(specialOffer.amount))
        : null,
    },
    secure3D: { label: fields.secure3D, value: transaction.secure3D ? words.yes : words.no },
    checkout: {
      label: fields.checkout,
      value:
        transaction.urlCheckout === null ? null : (
          <a href={transaction.urlCheckout} target="_blank" rel="noreferrer">
            {words.openCheckout}
          </a>
        ),
      copy: { value: transaction.urlCheckout, what: copies.checkout },
    },
    cashDueDate: { label: fields.cashDueDate, value: momentOf(transaction.cashDueDate) },
    subscription: {
      label: fields.subscription,
      value:
        transaction.idSubscription === null
          ? null
          : subscriptionLink(
              transaction.idSubscription,
              transaction.paymentNumber === null
                ? String(transaction.idSubscription)
                : words.paymentOf(String(transaction.idSubscription), String(transaction.paymentNumber)),
            ),
    },
    cardToken: {
      label: fields.cardToken,
      value: transaction.customerCardIdentifier,
      copy: { value: transaction.customerCardIdentifier, what: copies.cardToken },
      isCode: true,
    },
    refunded: { label: fields.refunded, value: money(transaction.refundedAmount) },
    remaining: { label: fields.remaining, value: money(transaction.remaining) },
    email: {
      label: fields.email,
      value: transaction.custormerEmail,
      copy: { value: transaction.custormerEmail, what: copies.email },
    },
    customer: { label: fields.customer, value: transaction.custormerName },
    payerIp: {
      label: fields.payerIp,
      value: transaction.payerIp,
      copy: { value: transaction.payerIp, what: copies.payerIp },
      isCode: true,
    },
    fraudRule: {
      label: fields.fraudRule,
      value: transaction.fraudRule === null ? null : fraudRules[transaction.fraudRule].label[language],
    },
  } satisfies Record<string, Omit<DetailField, 'name'>>;
};

export type DetailFields = ReturnType<typeof useDetailFields>;

/** Some of the fields, in an order. */
export const pickFields = (
  fields: DetailFields,
  ...names: readonly (keyof DetailFields)[]
): readonly DetailField[] => names.map((name) => ({ name, ...fields[name] }));

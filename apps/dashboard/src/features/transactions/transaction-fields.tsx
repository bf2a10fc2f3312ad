import { fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Deadline } from '#components/dates/deadline.tsx';
import { Moment } from '#components/dates/moment.tsx';
import type { DetailField } from '#components/detail/detail-fields.tsx';
import {
  type transactionDetailWords,
  useTransactionDetailWords,
} from '#components/detail/transaction-detail-words.ts';
import { Money } from '#components/money/money.tsx';
import { paymentsText } from '#components/money/money-parts.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { cardText, methodText } from '#components/payment/payment-label.tsx';
import { ChargebackStatusBadge, TransactionStatusBadge } from '#components/status/status-badges.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';

type DetailWords = typeof transactionDetailWords.es;

/** What fields are made of. */
export type FieldSource = {
  readonly transaction: TransactionDetail;
  readonly words: DetailWords;
  readonly language: Language;
};

/** Fields by their name, which is known from where they stand. */
export type NamedFields = Readonly<Record<string, Omit<DetailField, 'name'>>>;

/** A field whose value can be copied. */
export const copied = (
  { fields, copies }: DetailWords,
  name: keyof DetailWords['copies'] & keyof DetailWords['fields'],
  value: string | null,
) => ({ label: fields[name], value, copy: { value, what: copies[name] } });

/** The same for an id. */
const copiedCode = (...field: Parameters<typeof copied>) => ({ ...copied(...field), isCode: true });

/** An e-mail, which is broken at its @ where its line is too short. */
const EmailText = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

/** A moment that may not have come: then there is no value, and the field says so. */
const momentOf = (at: string | null): ReactNode => (at === null ? null : <Moment at={at} />);

/** How its chargeback stands; a link for who may open that. */
const ChargebackState = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const { idTransaction, idStatusChargeBack, statusChargeBack } = transaction;
  const badge = <ChargebackStatusBadge idStatusChargeBack={idStatusChargeBack} name={statusChargeBack} />;
  return useMay('manageChargebacks') ? <Link to={href.chargeback(idTransaction)}>{badge}</Link> : badge;
};

/** Whether it was disputed, and what became of that. */
const chargebackFields = ({ transaction, words: { fields } }: FieldSource) => {
  const { idStatusChargeBack, statusChargeBack, chargeBackDate, proofDueDate } = transaction;
  const isDisputed = idStatusChargeBack !== null || statusChargeBack !== null;
  return {
    chargebackStatus: {
      label: fields.chargebackStatus,
      value: isDisputed ? <ChargebackState transaction={transaction} /> : null,
    },
    chargebackDate: { label: fields.chargebackDate, value: momentOf(chargeBackDate) },
    proofDue: {
      label: fields.proofDue,
      value: proofDueDate === null ? null : <Deadline due={proofDueDate} />,
    },
  } satisfies NamedFields;
};

type SubscriptionTextProps = { readonly idSubscription: number; readonly paymentNumber: number | null };

/** Which payment of which subscription it is; a link for who may open that. */
const SubscriptionText = ({ idSubscription, paymentNumber }: SubscriptionTextProps) => {
  const words = useTransactionDetailWords();
  const text =
    paymentNumber === null
      ? String(idSubscription)
      : words.paymentOf(String(idSubscription), String(paymentNumber));
  return useMay('manageSubscriptions') ? <Link to={href.subscription(idSubscription)}>{text}</Link> : text;
};

/** What it was paid with. */
const methodFields = ({ transaction, words, language }: FieldSource) => {
  const { fields } = words;
  const { specialOffer, urlCheckout, idSubscription, paymentNumber } = transaction;
  const card = cardText(transaction.account);
  return {
    method: { label: fields.method, value: methodText(transaction, language) },
    account: { label: fields.account, value: card === null ? null : <CardLabel text={card} /> },
    authCode: copiedCode(words, 'authCode', transaction.authCode),
    ticketReference: copiedCode(words, 'ticketReference', transaction.referenceCash),
    specialOffer: {
      label: fields.specialOffer,
      value: specialOffer
        ? paymentsText(toCentavos(transaction.amount), specialOffer.monthCount, words)
        : null,
    },
    secure3D: {
      label: fields.secure3D,
      // Only a card is authenticated.
      value: transaction.account === null ? null : transaction.secure3D ? words.yes : words.no,
    },
    checkout: {
      ...copied(words, 'checkout', urlCheckout),
      value:
        urlCheckout === null ? null : (
          <a href={urlCheckout} target="_blank" rel="noreferrer" className="text-accent underline">
            {words.openCheckout}
          </a>
        ),
    },
    returnUrl: copied(words, 'returnUrl', transaction.returnUrl),
    pageDueDate: { label: fields.pageDueDate, value: momentOf(transaction.pageDueDate) },
    cashDueDate: { label: fields.cashDueDate, value: momentOf(transaction.cashDueDate) },
    subscription: {
      label: fields.subscription,
      value:
        idSubscription === null ? null : (
          <SubscriptionText idSubscription={idSubscription} paymentNumber={paymentNumber} />
        ),
    },
    cardToken: copiedCode(words, 'cardToken', transaction.customerCardIdentifier),
  } satisfies NamedFields;
};

type MoneyField =
  | 'gross'
  | 'disputed'
  | 'returned'
  | 'serviceCharge'
  | 'serviceTax'
  | 'commission'
  | 'net'
  | 'deposited'
  | 'deducted'
  | 'toDeposit'
  | 'toDeduct'
  | 'refunded'
  | 'remaining';

/** What it costs, what the merchant gets of it and where that has got to, and what was refunded. */
const moneyFields = ({ transaction, words }: FieldSource) => {
  const { fields } = words;
  const { amount: gross, commission, companyCommission, total } = transaction;
  const isSold = commission !== 0 || total !== 0;
  /** What the payer got back, and what a chargeback took: what is missing between the sale and the net. */
  const returned = isSold ? toAmount(toCentavos(gross) - toCentavos(commission) - toCentavos(total)) : 0;
  const money = (name: MoneyField, amount: number) => ({
    label: fields[name],
    value: <Money amount={amount} currency={transaction.currency} />,
    saysNothing: amount === 0,
  });
  return {
    gross: { ...money('gross', gross), saysNothing: !isSold },
    serviceCharge: money('serviceCharge', -companyCommission),
    serviceTax: money('serviceTax', toAmount(toCentavos(companyCommission) - toCentavos(commission))),
    // The sum of the two above: what is taken off the gross is read line by line.
    commission: { ...money('commission', -commission), saysNothing: true },
    returned: money('returned', -returned),
    net: { ...money('net', total), isSum: true },
    deposited: money('deposited', transaction.deposited),
    deducted: money('deducted', -transaction.deducted),
    toDeposit: money('toDeposit', transaction.toDeposit),
    toDeduct: money('toDeduct', transaction.toDeduct),
    settlement: {
      label: fields.settlement,
      value:
        transaction.idConciliation === null ? null : (
          <Link to={href.settlement(transaction.idConciliation)} className="text-accent underline">
            {transaction.idConciliation}
          </Link>
        ),
    },
    refunded: money('refunded', transaction.refundedAmount),
    disputed: money('disputed', transaction.disputedAmount),
    remaining: {
      ...money('remaining', transaction.remaining),
      // All of it, as long as nothing was refunded; a lost chargeback took it.
      saysNothing:
        transaction.remaining === 0 ||
        transaction.refundedAmount === 0 ||
        transaction.statusId === Status.chargebackLost,
    },
  } satisfies NamedFields;
};

/** What was to be paid, when, and how it stands. */
const paymentFields = ({ transaction, words, language }: FieldSource) => {
  const { fields } = words;
  const { authorizedAmount, authorizationExpires, fraudRule, currency } = transaction;
  return {
    status: {
      label: fields.status,
      value: <TransactionStatusBadge statusId={transaction.statusId} name={transaction.status} />,
    },
    reference: copied(words, 'reference', transaction.referenceNumber),
    idTransaction: copied(words, 'idTransaction', transaction.transactionNumber),
    transactionCode: copiedCode(words, 'transactionCode', transaction.transactionCode),
    amount: { label: fields.amount, value: <Money amount={transaction.amount} currency={currency} /> },
    authorizedAmount: {
      label: fields.authorizedAmount,
      value: authorizedAmount === null ? null : <Money amount={authorizedAmount} currency={currency} />,
    },
    authorizationExpires: {
      label: fields.authorizationExpires,
      value: authorizationExpires === null ? null : <Deadline due={authorizationExpires} />,
    },
    creationDate: { label: fields.creationDate, value: <Moment at={transaction.date} /> },
    paymentDate: { label: fields.paymentDate, value: momentOf(transaction.paymentDate) },
    declinedReason: { label: fields.declinedReason, value: transaction.declinedReason },
    fraudRule: {
      label: fields.fraudRule,
      value: fraudRule === null ? null : fraudRules[fraudRule].label[language],
    },
  } satisfies NamedFields;
};

/** Who paid. */
const customerFields = ({ transaction, words }: FieldSource) =>
  ({
    customer: { label: words.fields.customer, value: transaction.custormerName },
    email: {
      ...copied(words, 'email', transaction.custormerEmail),
      value: transaction.custormerEmail && <EmailText email={transaction.custormerEmail} />,
    },
    payerIp: copiedCode(words, 'payerIp', transaction.payerIp),
  }) satisfies NamedFields;

/** Every field of a transaction (docs/specification/transactions.md), by its name. */
export const useDetailFields = (transaction: TransactionDetail) => {
  const words = useTransactionDetailWords();
  const [language] = useLanguage();
  const source = { transaction, words, language };
  return {
    ...paymentFields(source),
    ...moneyFields(source),
    ...methodFields(source),
    ...chargebackFields(source),
    ...customerFields(source),
  };
};

type DetailFields = ReturnType<typeof useDetailFields>;

/** The name of a field of the detail. */
export type DetailFieldName = keyof DetailFields;

/** Some of the fields, in an order. */
export const pickFields = (
  fields: DetailFields,
  ...names: readonly DetailFieldName[]
): readonly DetailField[] => names.map((name) => ({ name, ...fields[name] }));

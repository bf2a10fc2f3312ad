import { Link } from 'react-router';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { cardText, methodText } from '#components/payment/payment-method-text.ts';
import {
  copied,
  copiedCode,
  type FieldSource,
  type NamedFields,
} from '#features/transactions/fields/field-source.ts';
import { momentOf } from '#features/transactions/fields/moment-of.tsx';
import { href } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';

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
export const methodFields = ({ transaction, words, language }: FieldSource) => {
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
        ? words.months(String(specialOffer.monthCount), formatMoney(specialOffer.amount))
        : null,
    },
    secure3D: { label: fields.secure3D, value: transaction.secure3D ? words.yes : words.no },
    checkout: {
      ...copied(words, 'checkout', urlCheckout),
      value:
        urlCheckout === null ? null : (
          <a href={urlCheckout} target="_blank" rel="noreferrer">
            {words.openCheckout}
          </a>
        ),
    },
    returnUrl: copied(words, 'returnUrl', transaction.returnUrl),
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

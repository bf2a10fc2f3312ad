import { Link } from 'react-router';
import { Money } from '#components/money/money.tsx';
import type { FieldSource, NamedFields } from '#features/transactions/fields/field-source.ts';
import { href } from '#paths/paths.ts';

type MoneyField =
  | 'serviceCharge'
  | 'commission'
  | 'net'
  | 'deposited'
  | 'deducted'
  | 'toDeposit'
  | 'toDeduct'
  | 'refunded'
  | 'remaining';

/** What it costs, what the merchant gets of it and where that has got to, and what was refunded. */
export const moneyFields = ({ transaction, words }: FieldSource) => {
  const { fields } = words;
  const money = (name: MoneyField, amount: number) => ({
    label: fields[name],
    value: <Money amount={amount} currency={transaction.currency} />,
    saysNothing: amount === 0,
  });
  return {
    serviceCharge: money('serviceCharge', transaction.companyCommission),
    commission: money('commission', transaction.commission),
    net: money('net', transaction.total),
    deposited: money('deposited', transaction.deposited),
    deducted: money('deducted', transaction.deducted),
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
      isCode: true,
    },
    refunded: money('refunded', transaction.refundedAmount),
    remaining: {
      ...money('remaining', transaction.remaining),
      // All of it, as long as nothing was refunded.
      saysNothing: transaction.remaining === 0 || transaction.refundedAmount === 0,
    },
  } satisfies NamedFields;
};

import { Money } from '#components/money/money.tsx';
import type { FieldSource, NamedFields } from '#features/transactions/fields/field-source.ts';

/** What it costs, what the merchant gets of it and where that has got to, and what was refunded. */
export const moneyFields = ({ transaction, words }: FieldSource) => {
  const { fields } = words;
  const money = (amount: number) => <Money amount={amount} currency={transaction.currency} />;
  return {
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
    refunded: { label: fields.refunded, value: money(transaction.refundedAmount) },
    remaining: { label: fields.remaining, value: money(transaction.remaining) },
  } satisfies NamedFields;
};

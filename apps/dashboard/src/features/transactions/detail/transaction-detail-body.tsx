import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { DetailFacts } from '#components/detail/detail-facts.tsx';
import { hasValue } from '#components/detail/detail-fields.tsx';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { depositedOrWaiting } from '#features/transactions/detail/deposit-fields.ts';
import { TransactionGroups } from '#features/transactions/detail/transaction-groups.tsx';
import { TransactionHeader } from '#features/transactions/detail/transaction-header.tsx';
import { pickFields, useDetailFields } from '#features/transactions/fields/use-detail-fields.ts';
import { TransactionTimeline } from '#features/transactions/timeline/transaction-timeline.tsx';

type TransactionDetailBodyProps = { readonly transaction: TransactionDetail };

/** The date that is asked for first. */
const dateOf = ({ authorizationExpires, paymentDate }: TransactionDetail) => {
  if (authorizationExpires !== null) return 'authorizationExpires';
  return paymentDate === null ? 'creationDate' : 'paymentDate';
};

/** A movement: amount and status, the facts asked first, its timeline, and every other field in groups. */
export const TransactionDetailBody = ({ transaction }: TransactionDetailBodyProps) => {
  const words = useTransactionDetailWords();
  const { groups } = words;
  const fields = useDetailFields(transaction);
  const strip = [
    transaction.account === null ? 'method' : 'account',
    dateOf(transaction),
    depositedOrWaiting(transaction),
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <TransactionHeader transaction={transaction} />
      <DetailFacts
        label={words.facts}
        facts={[
          ...pickFields(fields, 'reference'),
          {
            name: 'customer',
            label: groups.customer,
            value: transaction.custormerName || transaction.custormerEmail,
          },
          ...pickFields(fields, ...strip).filter(hasValue),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-1 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <TransactionTimeline idTransaction={transaction.idTransaction} />
        <TransactionGroups
          transaction={transaction}
          said={[
            'status',
            'amount',
            'reference',
            ...(transaction.custormerName ? (['customer'] as const) : (['email'] as const)),
            ...strip,
          ]}
        />
      </div>
    </div>
  );
};

import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { useListWords } from '#components/data-table/list-words.ts';
import { StackedCustomer, StackedText } from '#components/data-table/stacked-text.tsx';

type Payment = Pick<TransactionRow, 'idTransaction' | 'referenceNumber' | 'custormerName' | 'custormerEmail'>;

type PaymentColumnsWords = {
  readonly columns: { readonly reference: string; readonly customer: string };
  readonly transactionNumber: (id: string) => string;
};

/** The first columns of every list of payments: reference and customer. */
export const paymentColumns = (words: PaymentColumnsWords) =>
  ({
    reference: {
      name: 'reference',
      sort: 'reference',
      sortKind: 'text',
      heading: words.columns.reference,
      skeleton: 'w-28',
      className: 'max-w-28 lg:max-w-36 xl:max-w-48',
      cell: (row: Payment) => (
        <StackedText
          text={<span title={row.referenceNumber}>{row.referenceNumber}</span>}
          below={words.transactionNumber(String(row.idTransaction))}
          isMain
        />
      ),
    },
    customer: {
      name: 'customer',
      heading: words.columns.customer,
      skeleton: 'w-40',
      // This column takes what is left and shrinks first; its text is truncated, but for a name's length.
      className: 'w-full max-w-0 lg:max-w-36 xl:w-[30%]',
      cell: (row: Payment) => <StackedCustomer name={row.custormerName} email={row.custormerEmail} />,
    },
  }) as const satisfies Record<string, DataTableColumn<Payment, 'reference'>>;

type ReferenceAndNumberProps = {
  readonly reference: string;
  /** Our number of the payment. */
  readonly id: number;
};

/** The identity of a row in a phone's list: the merchant's reference, truncated where it is long, and our number. */
export const ReferenceAndNumber = ({ reference, id }: ReferenceAndNumberProps) => {
  const words = useListWords();
  return (
    <span className="flex items-center gap-3">
      <span className="truncate">{reference}</span>
      <span className="figures shrink-0">{words.number(String(id))}</span>
    </span>
  );
};

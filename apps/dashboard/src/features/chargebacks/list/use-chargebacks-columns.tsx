import type { ChargebackRow, ChargebackSort } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackOutcomeOf } from '@pasarela/contracts/statuses/chargeback-status';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { formatDay } from '#components/dates/date-format.ts';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { paymentColumns } from '#components/list/payment-columns.tsx';
import { Money } from '#components/money/money.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { DeadlineText } from '#features/chargebacks/deadline-text.tsx';

/** The deadline for evidence, or the outcome. */
const Deadline = ({ row }: { readonly row: ChargebackRow }) => {
  const words = useChargebacksWords().deadline;
  const isOpen = chargebackOutcomeOf(row.idStatusChargeBack) === 'inProcess';
  return (
    <span className="figures whitespace-nowrap">
      <span className="block">{formatDay(row.proofDueDate)}</span>
      <span className="block text-12 text-ink-faint">
        {row.proofDate !== null ? words.saved : isOpen ? <DeadlineText due={row.proofDueDate} /> : words.over}
      </span>
    </span>
  );
};

/** The columns of the list: the customer first, the disputed amount last. */
export const useChargebacksColumns = (): readonly DataTableColumn<ChargebackRow, ChargebackSort>[] => {
  const words = useChargebacksWords();
  const { reference, customer } = paymentColumns(words);
  return [
    reference,
    customer,
    {
      name: 'status',
      heading: words.columns.status,
      skeleton: 'w-20',
      cell: (row) => (
        <ChargebackStatusBadge idStatusChargeBack={row.idStatusChargeBack} name={row.statusChargeBack} />
      ),
    },
    {
      name: 'deadline',
      sort: 'proofDueDate',
      heading: words.columns.deadline,
      skeleton: 'w-24',
      cell: (row) => <Deadline row={row} />,
    },
    {
      name: 'opened',
      sort: 'chargeBackDate',
      heading: words.columns.opened,
      skeleton: 'w-24',
      className: 'max-xl:hidden',
      cell: (row) => <StackedMoment at={row.chargeBackDate} />,
    },
    {
      name: 'date',
      sort: 'date',
      heading: words.columns.date,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.date} />,
    },
    {
      name: 'amount',
      sort: 'amount',
      heading: words.columns.amount,
      align: 'end',
      skeleton: 'w-24',
      cell: (row) => (
        <>
          <span className="block font-medium">
            <Money amount={row.chargeBackAmount} currency={row.currency} />
          </span>
          {row.chargeBackAmount !== row.amount && (
            <span className="figures block truncate text-12 text-ink-faint">
              {words.ofAmount(formatMoney(row.amount))}
            </span>
          )}
        </>
      ),
    },
  ];
};

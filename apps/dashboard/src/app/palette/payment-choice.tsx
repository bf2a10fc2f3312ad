import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { useNavigate } from 'react-router';
import { paletteIcons } from '#app/screens/palette-icons.ts';
import { formatDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { CommandItem } from '#components/ui/command.tsx';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { Marked } from './marked-text.tsx';

/** What a payment is chosen by; its row has it, and its detail too. */
export type ChosenPayment = Pick<
  TransactionRow,
  | 'idTransaction'
  | 'custormerName'
  | 'custormerEmail'
  | 'referenceNumber'
  | 'date'
  | 'amount'
  | 'currency'
  | 'statusId'
  | 'status'
>;

/** Whose a payment is and which, how it ended, how much. */
const PaymentText = ({ row }: { readonly row: ChosenPayment }) => (
  <>
    <span className="flex min-w-0 flex-col py-1 max-sm:gap-1 max-sm:self-start max-sm:py-1.5">
      <span className="truncate">
        <Marked text={row.custormerName || row.custormerEmail} />
      </span>
      <span className="truncate text-12 text-ink-soft">
        <Marked text={row.referenceNumber} /> · {formatDay(row.date)}
      </span>
    </span>
    <span className="flex shrink-0 flex-col items-end gap-0.5 py-1 max-sm:self-start max-sm:py-1.5 sm:flex-row-reverse sm:items-center sm:gap-3">
      <span className="figures min-w-28 text-right">
        <Money amount={row.amount} currency={row.currency} />
      </span>
      <TransactionStatusBadge statusId={row.statusId} name={row.status} />
    </span>
  </>
);

type PaymentChoiceProps = {
  readonly id: string;
  readonly row: ChosenPayment;
  readonly onChoose: (act: () => void) => void;
};

/** A payment as a choice, which opens its detail. */
export const PaymentChoice = ({ id, row, onChoose }: PaymentChoiceProps) => {
  const navigate = useNavigate();
  const { to, state } = detailLink(row.idTransaction, '');
  return (
    <CommandItem
      id={id}
      icon={paletteIcons.card}
      onChoose={() => onChoose(() => void navigate(to, { state }))}
    >
      <PaymentText row={row} />
    </CommandItem>
  );
};

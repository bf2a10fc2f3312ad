import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { listQuery } from '#features/transactions/api/transaction-queries.ts';
import { movementText } from './palette-search.ts';

/** A pause in the typing, in milliseconds: what is typed without one is one question. */
const pause = 150;
const shownRows = 6;

/** The newest payments that a text finds, once its writer pauses. Those of an earlier text are never shown. */
export const usePaymentsFor = (companyId: number, text: string): readonly TransactionRow[] => {
  const wanted = movementText(text);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = { idCompany: companyId, search: settled ?? '', pageNumber: 1, rowsOfPage: shownRows };
  const { data = [] } = useQuery({ ...listQuery(companyId, query), enabled: settled !== undefined });
  return settled !== undefined && settled === wanted ? data : [];
};

/** A payment as a choice: whose it is and which, how it ended, how much. */
export const PaymentChoice = ({ row }: { readonly row: TransactionRow }) => (
  <>
    <span className="flex min-w-0 flex-col py-1">
      <span className="truncate">{row.custormerName || row.custormerEmail}</span>
      <span className="truncate text-12 text-ink-soft">
        {row.referenceNumber} · <Moment at={row.date} />
      </span>
    </span>
    <span className="flex shrink-0 flex-col items-end gap-0.5 py-1 sm:flex-row-reverse sm:items-center sm:gap-3">
      <span className="figures min-w-24 text-right">
        <Money amount={row.amount} />
      </span>
      <TransactionStatusBadge statusId={row.statusId} name={row.status} />
    </span>
  </>
);

import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { usePaletteWords } from '#app/palette/palette-words.ts';
import { CommandGroup } from '#components/ui/command.tsx';
import { forgetOpened, readOpened } from '#features/transactions/opened-transactions.ts';
import { detailQuery } from '#features/transactions/transaction-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useSession } from '#session/use-session.ts';
import { type ChosenPayment, PaymentChoice } from './payment-choice.tsx';

/** The id of such a payment among the choices. */
export const openedId = ({ idTransaction }: Pick<ChosenPayment, 'idTransaction'>): string =>
  `opened-${idTransaction}`;

const isGone = (error: Error | null): boolean =>
  error instanceof CallError && error.code === 'transaction_not_found';

/** The payments that were opened last, but for the one on the page below; none until all are known, so that the first stays the first. */
export const useOpened = (companyId: number): readonly ChosenPayment[] => {
  const session = useSession();
  const [language] = useLanguage();
  const { pathname, search } = useLocation();
  const shown = pathname === paths.transactionDetail ? Number(new URLSearchParams(search).get('id')) : null;
  const ids = session ? readOpened({ owner: session, companyId }).filter((id) => id !== shown) : [];
  const { rows, gone } = useQueries({
    queries: ids.map((id) => detailQuery(companyId, id, language)),
    combine: (results) => ({
      rows: results.some(({ isPending }) => isPending) ? [] : results.flatMap(({ data }) => data ?? []),
      gone: ids.filter((_, at) => isGone(results[at]?.error ?? null)),
    }),
  });
  useEffect(() => {
    if (session && gone.length > 0) forgetOpened({ owner: session, companyId }, gone);
  }, [session, companyId, gone]);
  return rows;
};

type OpenedProps = {
  readonly payments: readonly ChosenPayment[];
  readonly onChoose: (act: () => void) => void;
};

/** The payments that were opened last. */
export const Opened = ({ payments, onChoose }: OpenedProps) => {
  const words = usePaletteWords();
  if (payments.length === 0) return null;
  return (
    <CommandGroup heading={words.groups.opened}>
      {payments.map((row) => (
        <PaymentChoice key={row.idTransaction} id={openedId(row)} row={row} onChoose={onChoose} />
      ))}
    </CommandGroup>
  );
};

import type {
  TransactionFilter,
  TransactionReportColumn,
} from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { downloadOperation } from '#api/call-operation.ts';
import { saveFile } from '#api/save-file.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { transactionReportWords as enHeadings } from '#i18n/en/transaction-report.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionReportWords as esHeadings } from '#i18n/es/transaction-report.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';

type ReportButtonProps = {
  /** All the filters of the list; a report has no pages. */
  readonly filter: TransactionFilter;
  /** Rows that the filters find. */
  readonly rows: number;
};

/** Downloads all that the filters find as CSV, its headings in the language of the interface. */
export const ReportButton = ({ filter, rows }: ReportButtonProps) => {
  const words = useWords({ es, en }).report;
  const headings: Record<TransactionReportColumn, string> = useWords({ es: esHeadings, en: enHeadings });
  const toast = useToast();
  const explanationId = useId();
  const count = formatCount(rows);
  const report = useMutation({
    meta: { safe: true },
    mutationFn: () =>
      downloadOperation('reportTransactions', {
        query: { ...filter, rows },
        body: { translations: headings },
      }),
    onSuccess: (file) => {
      saveFile(file);
      toast({ tone: 'success', title: words.done, description: file.fileName });
    },
    onError: (error) => toast({ tone: 'error', title: words.failed, description: error.message }),
  });
  return (
    <>
      <Button
        disabled={rows === 0}
        busy={report.isPending}
        busyLabel={words.preparing(count)}
        aria-describedby={explanationId}
        onClick={() => report.mutate()}
      >
        <Icon name="download" />
        <span className="figures">{rows === 0 ? words.download : words.downloadRows(count)}</span>
      </Button>
      <span id={explanationId} className="sr-only">
        {rows === 0 ? words.nothing : words.explanation(count)}
      </span>
    </>
  );
};

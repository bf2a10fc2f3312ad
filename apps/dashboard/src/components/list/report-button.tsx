import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import { useId, useRef } from 'react';
import type { FileOperationName } from '#api/call-operation.ts';
import { useListWords } from '#components/data-table/list-words.ts';
import { ReportProgressBar } from '#components/list/report-progress-bar.tsx';
import { useReport } from '#components/list/use-report.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';

type ReportButtonProps<Name extends FileOperationName> = {
  readonly operation: Name;
  /** The filters and the order of the list; a report has no pages. */
  readonly request: OperationRequest<Operations[Name]>;
  /** The number of rows found, if known. */
  readonly rows: number | undefined;
  readonly words: {
    readonly explanation: (count: string) => string;
    readonly nothing: string;
    readonly preparing: (count: string) => string;
  };
};

/** Downloads all rows of the search: shows the number of rows and the progress, and can be cancelled. */
export const ReportButton = <Name extends FileOperationName>({
  operation,
  request,
  rows,
  words,
}: ReportButtonProps<Name>) => {
  const common = useListWords().report;
  const explanationId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { progress, start, cancel } = useReport(operation, request);
  const count = rows === undefined ? undefined : formatCount(rows);
  const preparing = count === undefined ? common.preparing : words.preparing(count);
  const percent = progress?.phase === 'receiving' ? progress.percent : null;
  const phase = progress && (progress.phase === 'preparing' ? preparing : common.receiving);
  const explanation = count === undefined ? common.explanation : words.explanation(count);
  return (
    <div className="relative">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={button}
          disabled={rows === 0}
          busy={progress !== undefined}
          busyLabel={percent === null ? phase : common.receivingPercent(String(percent))}
          aria-describedby={explanationId}
          onClick={start}
        >
          <Icon name="download" />
          <span className="figures">
            {count === undefined || rows === 0 ? common.download : common.downloadRows(count)}
          </span>
        </Button>
        {progress && (
          <Button
            variant="ghost"
            onClick={() => {
              // The cancel button disappears with the download: move the focus to the main button first.
              button.current?.focus();
              cancel();
            }}
          >
            {common.cancel}
          </Button>
        )}
      </div>
      {progress && <ReportProgressBar label={common.progress} progress={progress} />}
      <p role="status" className="sr-only">
        {phase}
      </p>
      <span id={explanationId} className="sr-only">
        {rows === 0 ? words.nothing : explanation}
      </span>
    </div>
  );
};

import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { downloadOperation, type FileOperationName } from '#api/call-operation.ts';
import { saveFile } from '#api/save-file.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { listWords as en } from '#i18n/en/list.ts';
import { listWords as es } from '#i18n/es/list.ts';
import { useWords } from '#i18n/use-words.ts';

type ReportButtonProps<Name extends FileOperationName> = {
  readonly operation: Name;
  /** All the filters of the list and its order; a report has no pages. */
  readonly request: OperationRequest<Operations[Name]>;
  /** Rows that the filters find. */
  readonly rows: number;
  readonly words: {
    readonly explanation: (count: string) => string;
    readonly nothing: string;
    readonly preparing: (count: string) => string;
  };
};

/** Downloads all that the filters find. */
export const ReportButton = <Name extends FileOperationName>({
  operation,
  request,
  rows,
  words,
}: ReportButtonProps<Name>) => {
  const common = useWords({ es, en }).report;
  const toast = useToast();
  const explanationId = useId();
  const count = formatCount(rows);
  const report = useMutation({
    meta: { safe: true },
    mutationFn: () => downloadOperation(operation, request),
    onSuccess: (file) => {
      saveFile(file);
      toast({ tone: 'success', title: common.done, description: file.fileName });
    },
    onError: (error) => toast({ tone: 'error', title: common.failed, description: error.message }),
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
        <span className="figures">{rows === 0 ? common.download : common.downloadRows(count)}</span>
      </Button>
      <span id={explanationId} className="sr-only">
        {rows === 0 ? words.nothing : words.explanation(count)}
      </span>
    </>
  );
};

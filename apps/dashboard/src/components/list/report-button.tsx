import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { downloadOperation, type FileOperationName } from '#api/call-operation.ts';
import { saveFile } from '#api/files.ts';
import { useListWords } from '#components/data-table/list-words.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useToast } from '#components/ui/toast.tsx';

/** The progress of a report: the server prepares it, then the percentage received, null where the size is unknown. */
export type ReportProgress =
  | { readonly phase: 'preparing' }
  | { readonly phase: 'receiving'; readonly percent: number | null };

const preparing: ReportProgress = { phase: 'preparing' };

/** The messages for the three ways in which a download ends. */
type ReportWords = { readonly done: string; readonly canceled: string; readonly failed: string };

/** Downloads a report, reports the progress and can cancel it. Documents other than reports provide their own words. */
export const useReport = <Name extends FileOperationName>(
  operation: Name,
  request: OperationRequest<Operations[Name]>,
  own?: ReportWords,
) => {
  const common: ReportWords = useListWords().report;
  const words = own ?? common;
  const toast = useToast();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<ReportProgress>(preparing);
  const report = useMutation({
    meta: { safe: true },
    mutationFn: (signal: AbortSignal) =>
      downloadOperation(operation, request, {
        signal,
        onProgress: (received, total) => {
          const percent = total === null ? null : Math.floor((received / total) * 100);
          // Progress is reported for every chunk, but the screen is updated only if the visible percentage changes.
          setProgress((before) =>
            before.phase === 'receiving' && before.percent === percent
              ? before
              : { phase: 'receiving', percent },
          );
        },
      }),
    onSuccess: (file) => {
      saveFile(file);
      toast({ tone: 'success', title: words.done, description: file.fileName });
    },
    onError: (error, signal) =>
      signal.aborted
        ? toast({ tone: 'info', title: words.canceled })
        : toast({ tone: 'error', title: words.failed, description: error.message }),
  });
  return {
    progress: report.isPending ? progress : undefined,
    start: () => {
      setProgress(preparing);
      running.current = new AbortController();
      report.mutate(running.current.signal);
    },
    cancel: () => running.current?.abort(),
  };
};

type ReportProgressBarProps = { readonly label: string; readonly progress: ReportProgress };

/** The progress of a report: a line below its button that fills, or pulses while the share is unknown. */
export const ReportProgressBar = ({ label, progress }: ReportProgressBarProps) => {
  const percent = progress.phase === 'receiving' ? progress.percent : null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className="absolute inset-x-0 top-full mt-1 h-1 overflow-hidden rounded-full bg-sunken"
    >
      <div
        style={percent === null ? undefined : { width: `${percent}%` }}
        className={`h-full rounded-full bg-accent ${percent === null ? 'w-1/3 motion-safe:animate-pulse' : ''}`}
      />
    </div>
  );
};

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

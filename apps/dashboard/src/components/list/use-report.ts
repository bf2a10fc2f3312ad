import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { downloadOperation, type FileOperationName } from '#api/call-operation.ts';
import { saveFile } from '#api/save-file.ts';
import { useListWords } from '#components/data-table/list-words.ts';
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

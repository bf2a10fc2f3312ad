import type { LineProblem } from '@pasarela/contracts/errors/error-schema';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { paymentLinksKey } from '#features/payment-links/api/payment-link-queries.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk/bulk-links-words.ts';
import type { Sheet } from '#features/payment-links/bulk/link-sheet.ts';
import { makeBatch, type SentSheet } from '#features/payment-links/bulk/make-batch.ts';
import { useCompanyId } from '#session/use-session.ts';

/** The interval of progress queries, in milliseconds. */
const look = 400;

/** The server's progress, once all files are uploaded. */
const useBatchProgress = (isReceived: boolean) => {
  const companyId = useCompanyId();
  const progress = useQuery({
    queryKey: ['paymentLinkBatch', companyId] as const,
    queryFn: ({ signal }) => callOperation('getPaymentLinkBatch', {}, signal),
    enabled: isReceived,
    refetchInterval: look,
    gcTime: 0,
  });
  return progress.data;
};

type Making = {
  readonly findOpen: () => Promise<readonly OpenPayment[]>;
  /** Notified of the lines that the server refused. */
  readonly onRefused: (lines: readonly LineProblem[]) => void;
};

/** Makes the links of a sheet, with the question before open payments are replaced. */
export const useMakeBatch = ({ findOpen, onRefused }: Making) => {
  const words = useBulkLinksWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const [sent, setSent] = useState(0);
  const [question, setQuestion] = useState<Required<SentSheet>>();
  const create = useMutation({
    mutationFn: (sheet: SentSheet) => {
      setSent(0);
      return makeBatch(sheet, { idCompany: companyId, findOpen, onSent: setSent });
    },
    // The upload shows its own progress.
    meta: { safe: true },
    onSuccess: (made, { written }) => {
      setQuestion(made.kind === 'question' ? { written, agreed: made.open } : undefined);
      if (made.kind === 'made') toast({ tone: 'success', title: words.created(made.batch.created) });
    },
    onError: (error) => {
      setQuestion(undefined);
      toast({ tone: 'error', title: error.message });
      if (error instanceof CallError) onRefused(error.lines);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: paymentLinksKey(companyId) });
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
    },
  });
  return {
    isSending: create.isPending,
    sent,
    progress: useBatchProgress(create.isPending && sent === 1),
    refusal: create.error instanceof CallError ? create.error : undefined,
    result: create.data?.kind === 'made' ? create.data.batch : undefined,
    isAsking: question !== undefined,
    make: (written: Sheet): void => create.mutate({ written }),
    /** Creates the links and replaces the payments that the user agreed to. */
    replace: (): void => {
      if (!question) return;
      setQuestion(undefined);
      create.mutate(question);
    },
    /** Cancels: the lines stay as they are and nothing is replaced. */
    keep: (): void => setQuestion(undefined),
    /** Resets the result of the last attempt. */
    reset: create.reset,
  };
};

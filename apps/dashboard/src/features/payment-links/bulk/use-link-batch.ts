import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits/limits';
import { isCsvName } from '@pasarela/contracts/payment-links/link-file';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation, uploadOperation } from '#api/call-operation.ts';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { paymentLinksKey } from '#features/payment-links/api/payment-link-queries.ts';
import { readLinkFile, sheetFiles } from '#features/payment-links/bulk/link-csv.ts';
import {
  emptySheet,
  judgeSheet,
  type Sheet,
  withCell,
  withFiles,
  withoutFile,
  withoutLine,
  withRefusals,
} from '#features/payment-links/bulk/link-sheet.ts';
import { sheetDraft } from '#features/payment-links/bulk/link-sheet-draft.ts';
import { useOpenPayments } from '#features/payment-links/bulk/use-open-payments.ts';
import { bulkLinksWords as en } from '#i18n/en/bulk-links.ts';
import { bulkLinksWords as es } from '#i18n/es/bulk-links.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Milliseconds between two looks at how far the server is. */
const look = 400;

type Sent = {
  readonly written: Sheet;
  /** The open payments that its links may replace, once that was asked. */
  readonly agreed?: readonly OpenPayment[];
};

/** The links, or what has to be asked first: the open payments that they would replace. */
type Made =
  | { readonly kind: 'made'; readonly batch: PaymentLinkBatch }
  | { readonly kind: 'question'; readonly open: readonly OpenPayment[] };

const isTooLarge = ({ size }: File): boolean => size > limits.fileBytes;

/** The files of links, from their choice to their sending. */
export const useLinkBatch = () => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const today = useAccountToday();
  const [sheet, setSheet] = useDraft('links', emptySheet, sheetDraft);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(0);
  const [question, setQuestion] = useState<Required<Sent>>();
  const states = useMemo(() => judgeSheet(sheet, today), [sheet, today]);
  const isTooLong = sheet.lines.length > limits.linkLines;
  const { replacements, refresh, forget } = useOpenPayments(isTooLong ? emptySheet.lines : sheet.lines);

  const create = useMutation({
    mutationFn: async ({ written, agreed }: Sent): Promise<Made> => {
      setSent(0);
      const open = agreed ?? (await refresh());
      if (!agreed && open.length > 0) return { kind: 'question', open };
      const replaces = JSON.stringify(open.map(({ idTransaction }) => idTransaction));
      const files = [...sheetFiles(written)];
      try {
        const request = { body: { idCompany: companyId, replaces }, files };
        return { kind: 'made', batch: await uploadOperation('createPaymentLinkBatch', request, setSent) };
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'open_payments_replaced') throw error;
        // Another payment was opened after the question: it is asked about as well.
        const found = await refresh();
        if (found.length === 0) throw error;
        return { kind: 'question', open: found };
      }
    },
    // It tells how far it is by itself.
    meta: { safe: true },
    onSuccess: (made, { written }) => {
      setQuestion(made.kind === 'question' ? { written, agreed: made.open } : undefined);
      if (made.kind === 'made') toast({ tone: 'success', title: words.created(made.batch.created) });
    },
    onError: (error) => {
      setQuestion(undefined);
      toast({ tone: 'error', title: error.message });
      if (error instanceof CallError) setSheet((before) => withRefusals(before, error.lines));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: paymentLinksKey(companyId) });
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
    },
  });
  const progress = useQuery({
    queryKey: ['paymentLinkBatch', companyId] as const,
    queryFn: ({ signal }) => callOperation('getPaymentLinkBatch', {}, signal),
    enabled: create.isPending && sent === 1,
    refetchInterval: look,
    gcTime: 0,
  });

  const unreadText = ({
    name,
    problem: code,
  }: {
    readonly name: string;
    readonly problem: FieldErrorCode;
  }) => (code === 'file_type' ? words.files.notCsv(name) : fieldErrorText(code, language, { file: name }));

  /** Why files cannot be taken, or nothing. */
  const refusalOf = (files: readonly File[]): string | undefined => {
    const other = files.find(({ name }) => !isCsvName(name));
    if (other) return words.files.notCsv(other.name);
    const large = files.find(isTooLarge);
    if (large) return words.files.tooLarge(large.name);
    const names = new Set([...sheet.files, ...files].map(({ name }) => name));
    return names.size > limits.linkFiles ? words.files.tooMany(String(limits.linkFiles)) : undefined;
  };

  const faults = sheet.files.flatMap(({ name, faults: found }) =>
    found.map((fault) => ({ ...fault, file: name })),
  );
  return {
    sheet,
    states,
    faults,
    isTooLong,
    problem,
    isReady: sheet.lines.length > 0 && states.size === 0 && faults.length === 0 && !isTooLong,
    isSending: create.isPending,
    sent,
    progress: progress.data,
    refusal: create.error instanceof CallError ? create.error : undefined,
    result: create.data?.kind === 'made' ? create.data.batch : undefined,
    /** The open payments that each line would replace, by the line's key. */
    replacements,
    isAsking: question !== undefined,
    choose: async (files: readonly File[]): Promise<void> => {
      create.reset();
      const refused = refusalOf(files);
      if (refused !== undefined) return setProblem(refused);
      const read = await Promise.all(files.map(readLinkFile));
      const unread = read.find((file) => file.problem !== undefined);
      if (unread) return setProblem(unreadText(unread));
      setProblem(undefined);
      // Files come back a while later, with references that have been taken meanwhile.
      forget();
      setSheet((before) =>
        withFiles(
          before,
          read.filter((file) => file.problem === undefined),
        ),
      );
    },
    change: (key: number, field: Parameters<typeof withCell>[2], text: string): void =>
      setSheet((before) => withCell(before, key, field, text)),
    removeLine: (key: number): void => setSheet((before) => withoutLine(before, key)),
    removeFile: (name: string): void => {
      create.reset();
      setSheet((before) => withoutFile(before, name));
    },
    submit: (): void => {
      if (create.isPending) return;
      if (sheet.files.length === 0) setProblem(words.files.missing);
      else create.mutate({ written: sheet });
    },
    /** Creates the links in the place of what was asked about. */
    replace: (): void => {
      if (!question) return;
      setQuestion(undefined);
      create.mutate(question);
    },
    /** Leaves the lines as they are: nothing is replaced. */
    keep: (): void => setQuestion(undefined),
    startOver: (): void => {
      create.reset();
      setSheet(emptySheet);
    },
  };
};

export type LinkBatch = ReturnType<typeof useLinkBatch>;

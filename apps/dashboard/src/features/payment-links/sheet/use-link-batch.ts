import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { LineProblem } from '@pasarela/contracts/errors/error-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { logFailure } from '#api/log-failure.ts';
import { paymentLinksKey, transactionsKey } from '#api/query-keys.ts';
import { useAccountToday } from '#components/dates/account-clock.ts';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useBulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { fetchOpenPayments } from '#features/payment-links/payment-links-queries.ts';
import type { KnownPayments } from '#features/payment-links/sheet/line-replacements.ts';
import { referencesOf, replacementsOf, withAnswer } from '#features/payment-links/sheet/line-replacements.ts';
import { readLinkFile } from '#features/payment-links/sheet/link-csv.ts';
import {
  emptySheet,
  fileFaultsOf,
  judgeSheet,
  type Sheet,
  type SheetLine,
  withCell,
  withFiles,
  withoutFile,
  withoutLine,
  withRefusals,
} from '#features/payment-links/sheet/link-sheet.ts';
import { sheetDraft } from '#features/payment-links/sheet/link-sheet-draft.ts';
import { makeBatch, type SentSheet } from '#features/payment-links/sheet/make-batch.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';
import { filesRefusal } from './files-refusal.ts';

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
const useMakeBatch = ({ findOpen, onRefused }: Making) => {
  const words = useBulkLinksWords();
  const toast = useToast();
  const companyId = useCompanyId();
  const [sent, setSent] = useState(0);
  const [question, setQuestion] = useState<Required<SentSheet>>();
  const create = useMutation({
    mutationFn: (sheet: SentSheet) => {
      setSent(0);
      return makeBatch(sheet, { idCompany: companyId, findOpen, onSent: setSent });
    },
    // The upload shows its own progress.
    meta: { safe: true, stale: [paymentLinksKey(companyId), transactionsKey(companyId)] },
    onSuccess: (made, { written }) => {
      setQuestion(made.kind === 'question' ? { written, agreed: made.open } : undefined);
      if (made.kind === 'made') toast({ tone: 'success', title: words.created(made.batch.created) });
    },
    onError: (error) => {
      setQuestion(undefined);
      toast({ tone: 'error', title: error.message });
      if (error instanceof CallError) onRefused(error.lines);
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

/** The delay after the last change before references are requested, in milliseconds. */
const pause = 300;

/** The open payments that the lines of a sheet would replace, requested when references appear or change. */
const useOpenPayments = (lines: readonly SheetLine[]) => {
  const [known, setKnown] = useState<KnownPayments>(new Map());
  const references = useMemo(() => referencesOf(lines), [lines]);
  useEffect(() => {
    const missing = references.filter((reference) => !known.has(reference));
    if (missing.length === 0) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const open = await fetchOpenPayments(missing, leaving.signal);
        setKnown((before) => withAnswer(before, missing, open));
      } catch (error) {
        // The lines are checked again before they are sent.
        if (!leaving.signal.aborted && error instanceof Error) logFailure('checkLinkReferences', error);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [references, known]);
  return {
    replacements: useMemo(() => replacementsOf(lines, known), [lines, known]),
    /** Discards the known payments; those of the current lines are requested again. */
    forget: () => setKnown(new Map()),
    /** Requests all of them again. */
    refresh: async () => {
      const open = await fetchOpenPayments(references);
      setKnown((before) => withAnswer(before, references, open));
      return open;
    },
  };
};

type Unread = { readonly name: string; readonly problem: FieldErrorCode };

/** The state of an upload of link files, from the choice of files to their sending. */
export const useLinkBatch = () => {
  const words = useBulkLinksWords();
  const [language] = useLanguage();
  const today = useAccountToday();
  const [sheet, setSheet] = useDraft('links', emptySheet, sheetDraft);
  const [problem, setProblem] = useState<string>();
  const states = useMemo(() => judgeSheet(sheet, today), [sheet, today]);
  const isTooLong = sheet.lines.length > limits.linkLines;
  const { replacements, refresh, forget } = useOpenPayments(isTooLong ? emptySheet.lines : sheet.lines);
  const { make, reset, ...making } = useMakeBatch({
    findOpen: refresh,
    onRefused: (lines) => setSheet((before) => withRefusals(before, lines)),
  });
  const faults = fileFaultsOf(sheet);
  const unreadText = ({ name, problem: code }: Unread): string =>
    code === 'file_type' ? words.files.notCsv(name) : fieldErrorText(code, language, { file: name });
  return {
    ...making,
    sheet,
    states,
    faults,
    isTooLong,
    problem,
    isReady: sheet.lines.length > 0 && states.size === 0 && faults.length === 0 && !isTooLong,
    /** The open payments that each line would replace, by the line's key. */
    replacements,
    choose: async (files: readonly File[]): Promise<void> => {
      reset();
      const refused = filesRefusal(
        files,
        sheet.files.map(({ name }) => name),
        words.files,
      );
      if (refused !== undefined) return setProblem(refused);
      const read = await Promise.all(files.map(readLinkFile));
      const unread = read.find((file) => file.problem !== undefined);
      setProblem(unread && unreadText(unread));
      if (unread) return;
      // After a restored draft, references may have been used by other payments.
      forget();
      const sheets = read.filter((file) => file.problem === undefined);
      setSheet((before) => withFiles(before, sheets));
    },
    change: (key: number, field: LinkField, text: string): void =>
      setSheet((before) => withCell(before, key, field, text)),
    removeLine: (key: number): void => setSheet((before) => withoutLine(before, key)),
    removeFile: (name: string): void => {
      reset();
      setSheet((before) => withoutFile(before, name));
    },
    submit: (): void => {
      if (making.isSending) return;
      if (sheet.files.length === 0) setProblem(words.files.missing);
      else make(sheet);
    },
    startOver: (): void => {
      reset();
      setSheet(emptySheet);
    },
  };
};

export type LinkBatch = ReturnType<typeof useLinkBatch>;

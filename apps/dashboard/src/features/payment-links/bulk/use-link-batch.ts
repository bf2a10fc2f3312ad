import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits';
import { isCsvName } from '@pasarela/contracts/payment-links/link-file';
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
import { leaguesBulkWords as en } from '#i18n/en/leagues-bulk.ts';
import { leaguesBulkWords as es } from '#i18n/es/leagues-bulk.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Milliseconds between two looks at how far the server is. */
const look = 400;

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
  const states = useMemo(() => judgeSheet(sheet, today), [sheet, today]);

  const create = useMutation({
    mutationFn: (written: Sheet) => {
      setSent(0);
      return uploadOperation(
        'createPaymentLinkBatch',
        { body: { idCompany: companyId }, files: [...sheetFiles(written)] },
        setSent,
      );
    },
    // It tells how far it is by itself.
    meta: { safe: true },
    onSuccess: ({ created }) => toast({ tone: 'success', title: words.created(created) }),
    onError: (error) => {
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
  const isTooLong = sheet.lines.length > limits.linkLines;
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
    result: create.data,
    choose: async (files: readonly File[]): Promise<void> => {
      create.reset();
      const refused = refusalOf(files);
      if (refused !== undefined) return setProblem(refused);
      const read = await Promise.all(files.map(readLinkFile));
      const unread = read.find((file) => file.problem !== undefined);
      if (unread) return setProblem(unreadText(unread));
      setProblem(undefined);
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
      else create.mutate(sheet);
    },
    startOver: (): void => {
      create.reset();
      setSheet(emptySheet);
    },
  };
};

export type LinkBatch = ReturnType<typeof useLinkBatch>;

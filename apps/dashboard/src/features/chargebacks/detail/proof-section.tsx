import type { ChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { day } from '@pasarela/contracts/dates/dates';
import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { callOperation, downloadOperation } from '#api/call-operation.ts';
import { saveFile } from '#api/files.ts';
import { chargebacksKey, transactionsKey } from '#api/query-keys.ts';
import { useAccountNow } from '#components/dates/account-clock.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { formatCountdown, timeLeft } from '#components/dates/time-left.ts';
import { useTimeLeftWords } from '#components/dates/time-left-words.ts';
import { useTitleFocus } from '#components/detail/use-title-focus.ts';
import { Form } from '#components/form/bound-fields.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { type ChosenFile, ChosenFiles, FileDrop, formatFileSize } from '#components/form/file-drop.tsx';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { chargebackQuery } from '#features/chargebacks/chargebacks-queries.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { fileProblem, proofExtension, proofProblem } from './proof-draft.ts';

/** Uploads the evidence: all files or none. */
const useSaveProof = (idTransaction: number) => {
  const words = useChargebacksWords().proof;
  const [language] = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: (files: readonly File[]) =>
      callOperation('saveChargebackProof', { body: { idCompany: companyId, idTransaction }, files }),
    onSuccess: (chargeback) => {
      client.setQueryData(chargebackQuery(companyId, idTransaction, language).queryKey, chargeback);
      toast({ tone: 'success', title: words.saved });
    },
    onError: (error) => toast({ tone: 'error', title: words.notSaved, description: error.message }),
    meta: { stale: [chargebacksKey(companyId), transactionsKey(companyId)] },
  });
};

type ProofDraft = { readonly files: readonly { readonly key: string; readonly file: File }[] };

const nothingChosen: ProofDraft = { files: [] };

/** The chosen files, the error of each, and their upload. */
const useProofForm = (idTransaction: number) => {
  const words = useChargebacksWords().proof;
  const [language] = useLanguage();
  const count = useRef(0);
  const save = useSaveProof(idTransaction);
  const textOf = (file: File): string | undefined => {
    const problem = fileProblem(file);
    return problem && fieldErrorText(problem.code, language, problem.values);
  };
  const texts = { missing: errorCodes.chargeback_proof_missing.message[language], tooMany: words.tooMany };
  const form = useContractForm({
    initial: nothingChosen,
    problems: ({ files }) => {
      const problem = proofProblem(files);
      return {
        files: problem && texts[problem],
        ...Object.fromEntries(files.map(({ file }, place) => [`files.${place}`, textOf(file)])),
      };
    },
    send: ({ files }) => save.mutateAsync(files.map(({ file }) => file)),
    fieldOf: (field) => (/^files\.\d+$/.test(field) ? field : undefined),
  });
  const { files } = form.values;
  return {
    form,
    // What is wrong with a file, or with too many, is said as soon as they are chosen.
    files: files.map(
      ({ key, file }, place): ChosenFile => ({
        key,
        file,
        problem: textOf(file) ?? form.errorOf(`files.${place}`),
      }),
    ),
    error: proofProblem(files) === 'tooMany' ? texts.tooMany : form.errorOf('files'),
    add: (added: readonly File[]) => {
      const made = added.map((file) => {
        count.current += 1;
        return { key: String(count.current), file };
      });
      form.change('files', [...files, ...made]);
    },
    remove: (key: string) =>
      form.change(
        'files',
        files.filter((chosen) => chosen.key !== key),
      ),
  };
};

type EvidenceKind = keyof ReturnType<typeof useChargebacksWords>['proof']['kinds'];

/** What answers each reason, the strongest first. */
const evidenceFor: Readonly<Record<ChargebackReason, readonly EvidenceKind[]>> = {
  unrecognized: ['identification', 'order', 'delivery', 'invoice'],
  not_received: ['delivery', 'identification', 'order', 'invoice'],
  not_as_described: ['description', 'messages', 'delivery', 'order'],
  duplicate: ['twoOrders', 'refund', 'invoice', 'messages'],
  credit_not_processed: ['refund', 'policy', 'messages', 'order'],
};

/** The form to upload evidence: instructions, files and submit button. */
const ProofForm = ({ chargeback }: { readonly chargeback: ChargebackDetail }) => {
  const words = useChargebacksWords().proof;
  const { form, files, error, add, remove } = useProofForm(chargeback.idTransaction);
  return (
    <Form form={form} className="flex flex-col gap-4">
      <div>
        <h3 className="pb-1 text-13 font-semibold">{words.wanted}</h3>
        <dl className="grid gap-x-8 gap-y-1 text-13 sm:grid-cols-2">
          {evidenceFor[chargeback.reasonCode].map((kind) => {
            const [name, text] = words.kinds[kind];
            return (
              <div key={kind} className="py-1">
                <dt className="font-medium">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
      <FileDrop
        label={words.drop}
        action={words.choose}
        touch={words.touch}
        isSmall={files.length > 0}
        hint={words.limits}
        error={error}
        accept={proofExtension}
        multiple
        disabled={form.isSending}
        onFiles={add}
      />
      <ChosenFiles label={words.chosen} files={files} disabled={form.isSending} onRemove={remove} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel={words.saving}>
          {files.length === 0 ? words.save : words.saveCount(files.length)}
        </Button>
        <p className="text-13 text-ink-soft">{words.once}</p>
      </div>
    </Form>
  );
};

type ProofFile = ChargebackDetail['chargeBackFiles'][number];

/** A link to an uploaded file. Its address requires the session token, so it is fetched by script and not by the browser. */
const ProofLink = ({ file }: { readonly file: ProofFile }) => {
  const words = useChargebacksWords().proof;
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => downloadOperation('getChargebackFile', { params: { id: file.idFile } }),
    onSuccess: saveFile,
    onError: (error) => toast({ tone: 'error', title: words.notDownloaded, description: error.message }),
  });
  return (
    <a
      href={file.url}
      onClick={(event) => {
        event.preventDefault();
        if (!download.isPending) download.mutate();
      }}
      className="grid min-h-row grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 text-accent"
    >
      <span className="truncate underline">
        <span className="sr-only">{words.download} </span>
        {file.fileName}
      </span>
      <span className="figures text-13 whitespace-nowrap text-ink-soft">{formatFileSize(file.size)}</span>
      <Icon name="download" />
    </a>
  );
};

/** The uploaded files, to which nothing can be added. */
const ProofFiles = ({ files }: { readonly files: readonly ProofFile[] }) => {
  const words = useChargebacksWords().proof;
  return (
    <ul aria-label={words.files} className="divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.idFile}>
          <ProofLink file={file} />
        </li>
      ))}
    </ul>
  );
};

/** The deadline and the time left. */
const Deadline = ({ due }: { readonly due: string }) => {
  const { proof: words } = useChargebacksWords();
  const timeLeftWords = useTimeLeftWords();
  const [language] = useLanguage();
  const now = useAccountNow(1_000);
  const left = Date.parse(due) - now;
  // As the list says it, until it is a matter of hours.
  const span = timeLeft(Date.parse(due), now);
  return (
    <div
      className={`flex gap-2 rounded-control px-3 py-2.5 ${left < day ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'}`}
    >
      <Icon name="clock" className="mt-0.5 size-4" />
      <div className="text-14">
        <p className="font-medium">
          <span className="figures">{words.due(formatMoment(due, language))}</span>
          {'\u00a0· '}
          <span role="timer" className="figures whitespace-nowrap">
            {span?.unit === 'days' ? timeLeftWords.days(span.count) : words.left(formatCountdown(left))}
          </span>
        </p>
        <p className="text-13">{words.missing}</p>
      </div>
    </div>
  );
};

/** The uploaded files and the date of the decision, once the evidence can no longer change. */
const HandedIn = ({ chargeback }: { readonly chargeback: ChargebackDetail }) => {
  const words = useChargebacksWords().proof;
  const [language] = useLanguage();
  const { proofDate, decisionDueDate, chargeBackFiles } = chargeback;
  if (proofDate === null) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="figures text-ink-soft">
        {words.handedIn(formatMoment(proofDate, language))}
        {decisionDueDate !== null && ` · ${words.decisionDue(formatMoment(decisionDueDate, language))}`}
      </p>
      <ProofFiles files={chargeBackFiles} />
    </div>
  );
};

/** The evidence of the merchant: the form until it is uploaded, then the files. */
export const ProofSection = ({ chargeback }: { readonly chargeback: ChargebackDetail }) => {
  const words = useChargebacksWords().proof;
  const titleId = useId();
  const { canSaveProof } = chargeback;
  // After the upload its button is gone.
  const title = useTitleFocus(canSaveProof);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-14 font-semibold outline-none">
        {words.title}
      </h2>
      {canSaveProof ? (
        <>
          <Deadline due={chargeback.proofDueDate} />
          <ProofForm chargeback={chargeback} />
        </>
      ) : (
        <HandedIn chargeback={chargeback} />
      )}
    </section>
  );
};

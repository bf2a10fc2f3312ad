import type { PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { saveFile } from '#api/files.ts';
import { useAccountToday } from '#components/dates/account-clock.ts';
import { FileDrop } from '#components/form/file-drop.tsx';
import { useUnsavedChanges } from '#components/form/unsaved-forms.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { FileColumns } from '#features/payment-links/bulk/file-columns.tsx';
import { LinkPreview } from '#features/payment-links/bulk/link-preview.tsx';
import { BatchRefusal, FileFaults } from '#features/payment-links/bulk/sheet-faults.tsx';
import { useLineWords } from '#features/payment-links/bulk/use-line-words.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { resultFile } from '#features/payment-links/sheet/link-csv.ts';
import type { Sheet } from '#features/payment-links/sheet/link-sheet.ts';
import { type LinkBatch, useLinkBatch } from '#features/payment-links/sheet/use-link-batch.ts';
import { paths } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';

type BatchResultProps = {
  readonly result: PaymentLinkBatch;
  readonly sheet: Sheet;
  readonly onStartOver: () => void;
};

/** What was made, and the links as a file. */
const BatchResult = ({ result, sheet, onStartOver }: BatchResultProps) => {
  const words = useBulkLinksWords().result;
  const companyId = useCompanyId();
  const today = useAccountToday();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const replaced = result.links.flatMap((link) => link.replaced.filter(({ wasOpen }) => wasOpen)).length;
  const download = () =>
    saveFile({
      fileName: words.fileName(String(companyId), today.replaceAll('/', '-')),
      blob: resultFile(sheet, result, words.headings),
    });
  return (
    <section aria-labelledby="batch-created" className="flex max-w-lg flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="batch-created" ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
          {words.title(result.created, formatCount(result.created))}
        </h2>
        <p className="text-14 text-ink-soft">{words.text}</p>
        {replaced > 0 && (
          <p className="text-14 text-ink-soft">{words.replaced(replaced, formatCount(replaced))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={download}>
          <Icon name="download" />
          {words.download}
        </Button>
        <Link to={paths.paidLeagues} className={buttonClass()}>
          {words.toList}
        </Link>
        <Button variant="ghost" onClick={onStartOver}>
          {words.another}
        </Button>
      </div>
    </section>
  );
};

/** The number of payments that are listed; the others are only counted. */
const written = 6;

/** Asks once whether the links may replace these open payments. */
const ReplaceLinesQuestion = ({ batch }: { readonly batch: LinkBatch }) => {
  const { words, placeOf, replacementsOf } = useLineWords(batch);
  const { title, sentence, ofOthers, submit, running, more } = words.replacing;
  const lines = batch.sheet.lines.filter(({ key }) => batch.replacements.has(key));
  const payments = lines.flatMap((line) => replacementsOf(line).map((told) => ({ line, ...told })));
  const others = payments.filter(({ isOfAnother }) => isOfAnother).length;
  // Payments of other customers come first, because the question is mainly about them.
  const sorted = payments.toSorted((one, other) => Number(other.isOfAnother) - Number(one.isOfAnother));
  return (
    <ConsequenceDialog
      title={title(payments.length, formatCount(payments.length))}
      description={[
        sentence(payments.length),
        ...(others > 0 ? [ofOthers(others, formatCount(others))] : []),
      ].join(' ')}
      submit={submit}
      running={running}
      variant="danger"
      closesOnBack
      isRunning={batch.isSending}
      refusal={undefined}
      onConfirm={batch.replace}
      onClose={batch.keep}
    >
      <ul className="flex flex-col gap-2 text-13">
        {sorted.slice(0, written).map(({ line, id, text }) => (
          <li key={`${line.key}-${id}`} className="break-words">
            <span className="figures font-medium">
              {placeOf(line)} · {line.typed.referenceNumber.trim()}
            </span>
            <span className="block text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      {sorted.length > written && (
        <p className="pt-2 text-13 text-ink-soft">{more(formatCount(sorted.length - written))}</p>
      )}
    </ConsequenceDialog>
  );
};

/** The progress of a batch: the share uploaded, then the server's progress. */
const BatchProgress = ({ batch }: { readonly batch: LinkBatch }) => {
  const words = useBulkLinksWords().progress;
  const { sent, progress } = batch;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const isUploading = sent < 1;
  const works = !isUploading && progress && progress.state !== 'none' ? progress : undefined;
  const share = isUploading ? sent : works && works.rows > 0 ? works.done / works.rows : undefined;
  const percent = share === undefined ? undefined : Math.round(Math.min(1, share) * 100);
  const text = isUploading
    ? words.uploading(String(percent ?? 0))
    : works
      ? words[works.state === 'none' ? 'checking' : works.state](
          formatCount(Math.min(works.done, works.rows)),
          formatCount(works.rows),
        )
      : words.waiting;
  return (
    <div ref={box} tabIndex={-1} className="flex max-w-lg flex-col gap-2 outline-none">
      <p role="status" className="figures text-14">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === undefined ? {} : { 'aria-valuenow': percent })}
        className="h-1.5 overflow-hidden rounded-control bg-sunken"
      >
        <div className="h-full bg-accent transition-[width]" style={{ width: `${percent ?? 100}%` }} />
      </div>
      <p className="text-13 text-ink-faint">{words.note}</p>
    </div>
  );
};

/** The template of the files, with an example of each kind of link. */
const template = '/Templates/CaptureLineLayout.csv';

const Batch = () => {
  const words = useBulkLinksWords();
  const batch = useLinkBatch();
  const { sheet, states, result } = batch;
  const count = sheet.lines.length;
  const replacing = batch.replacements.size;
  useUnsavedChanges(count > 0 && result === undefined);
  if (result) return <BatchResult result={result} sheet={sheet} onStartOver={batch.startOver} />;
  const isEmpty = sheet.files.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <div
        className={
          isEmpty ? 'grid items-start gap-x-12 gap-y-5 xl:grid-cols-[minmax(0,32rem)_minmax(0,42rem)]' : ''
        }
      >
        <div className="flex flex-col gap-5">
          <div className="flex max-w-lg flex-col gap-3">
            <FileDrop
              label={words.files.drop}
              action={words.files.choose}
              touch={words.files.touch}
              isSmall={!isEmpty}
              hint={words.files.hint}
              error={batch.problem}
              accept=".csv,text/csv"
              multiple
              disabled={batch.isSending}
              onFiles={(files) => void batch.choose(files)}
            />
            <a
              href={template}
              download
              className="inline-flex min-h-6 items-center gap-1.5 self-start text-13 text-accent underline pointer-coarse:min-h-11"
            >
              <Icon name="download" className="size-3.5" />
              {words.files.template}
            </a>
            {!isEmpty && (
              <ul aria-label={words.files.chosen} className="divide-y divide-line border-y border-line">
                {sheet.files.map(({ name }) => (
                  <li key={name} className="flex items-center justify-between gap-3">
                    <span className="min-w-0 truncate text-14">{name}</span>
                    <Button
                      variant="ghost"
                      size="icon"
                      disabled={batch.isSending}
                      aria-label={words.files.remove(name)}
                      onClick={() => batch.removeFile(name)}
                    >
                      <Icon name="close" />
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <FileFaults batch={batch} />
          <BatchRefusal batch={batch} />
          {batch.isSending ? (
            <BatchProgress batch={batch} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                variant="primary"
                disabled={!isEmpty && !batch.isReady}
                onClick={batch.submit}
                className="max-sm:w-full"
              >
                {isEmpty || count === 0 ? words.create : words.createCount(count, formatCount(count))}
              </Button>
              <p role="status" className="figures text-14 text-ink-soft">
                {count > 0 &&
                  (states.size > 0
                    ? words.toCorrect(states.size, formatCount(states.size), formatCount(count))
                    : batch.isReady &&
                      (replacing > 0
                        ? words.replacing.lines(replacing, formatCount(replacing), formatCount(count))
                        : words.allRight(count, formatCount(count))))}
              </p>
            </div>
          )}
        </div>
        {isEmpty && <FileColumns />}
      </div>
      {count > 0 && <LinkPreview batch={batch} />}
      {batch.isAsking && <ReplaceLinesQuestion batch={batch} />}
    </div>
  );
};

/** Creates payment links from files, after a check: all of them or none. */
export const BulkLinksPage = () => {
  const words = useBulkLinksWords();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle title={words.title} />
      <header className="flex max-w-prose flex-col gap-1">
        <Link
          to={paths.paidLeagues}
          className="inline-flex min-h-6 items-center gap-1 self-start text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
        >
          <Icon name="chevronLeft" className="size-3.5" />
          {words.back}
        </Link>
        <h1 className={pageHeadingClass}>{words.title}</h1>
        <p className="text-14 text-ink-soft">{words.explanation}</p>
      </header>
      <Batch />
    </div>
  );
};

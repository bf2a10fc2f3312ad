import { Link } from 'react-router';
import { FileDrop } from '#components/form/file-drop.tsx';
import { UnsavedChanges, useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { BatchProgress } from '#features/payment-links/bulk/batch-progress.tsx';
import { BatchResult } from '#features/payment-links/bulk/batch-result.tsx';
import { useBulkLinksWords } from '#features/payment-links/bulk/bulk-links-words.ts';
import { LinkPreview } from '#features/payment-links/bulk/link-preview.tsx';
import { ReplaceLinesQuestion } from '#features/payment-links/bulk/replace-lines-question.tsx';
import { BatchRefusal, FileFaults } from '#features/payment-links/bulk/sheet-faults.tsx';
import { useLinkBatch } from '#features/payment-links/bulk/use-link-batch.ts';

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
      <div className="flex max-w-lg flex-col gap-3">
        <FileDrop
          label={words.files.drop}
          action={words.files.choose}
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
          className="inline-flex min-h-6 items-center gap-1.5 self-start text-13 pointer-coarse:min-h-11"
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
          <Button variant="primary" disabled={!isEmpty && !batch.isReady} onClick={batch.submit}>
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
      {count > 0 && <LinkPreview batch={batch} />}
      {batch.isAsking && <ReplaceLinesQuestion batch={batch} />}
    </div>
  );
};

/** Creates payment links from files, after a check: all of them or none. */
export const BulkLinksPage = () => {
  const words = useBulkLinksWords();
  return (
    <UnsavedChanges isOverPage={isOverPage}>
      <div className="flex flex-col gap-5">
        <PageTitle title={words.title} />
        <header className="flex max-w-prose flex-col gap-1">
          <Link
            to="/paid-leagues"
            className="inline-flex min-h-6 items-center gap-1 self-start text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
          >
            <Icon name="chevronLeft" className="size-3.5" />
            {words.back}
          </Link>
          <h1 className="text-20 font-semibold">{words.title}</h1>
          <p className="text-14 text-ink-soft">{words.explanation}</p>
        </header>
        <Batch />
      </div>
    </UnsavedChanges>
  );
};

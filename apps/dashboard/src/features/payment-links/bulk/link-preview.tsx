import { useState } from 'react';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { LinkLines } from '#features/payment-links/bulk/link-lines.tsx';
import { useBulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import type { LinkBatch } from '#features/payment-links/sheet/use-link-batch.ts';

/** The number of lines on a page: browsers cannot show ten thousand inputs at once. */
const linesOfPage = 20;

/** The lines of a filter at the time it was chosen: a corrected line stays visible. */
type Only = { readonly of: 'wrong' | 'replacing'; readonly keys: ReadonlySet<number> };

/** All lines of the files, or only those with errors, in pages. */
export const LinkPreview = ({ batch }: { readonly batch: LinkBatch }) => {
  const words = useBulkLinksWords().preview;
  const { sheet, states, replacements } = batch;
  const [page, setPage] = useState(1);
  const [only, setOnly] = useState<Only>();
  const shown = only ? sheet.lines.filter(({ key }) => only.keys.has(key)) : sheet.lines;
  const pages = Math.max(1, Math.ceil(shown.length / linesOfPage));
  const current = Math.min(page, pages);
  const first = (current - 1) * linesOfPage;
  const show = (wanted: Only | undefined) => {
    setOnly(wanted);
    setPage(1);
  };
  const choices = [
    { of: 'wrong', found: states, label: words.wrong(formatCount(states.size)) },
    { of: 'replacing', found: replacements, label: words.replacing(formatCount(replacements.size)) },
  ] as const;
  const choiceClass =
    'aria-pressed:bg-accent-soft aria-pressed:text-ink text-ink-soft aria-pressed:font-medium';
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">{words.show}</legend>
          <Button
            variant="ghost"
            size="small"
            aria-pressed={only === undefined}
            className={choiceClass}
            onClick={() => show(undefined)}
          >
            {words.all(formatCount(sheet.lines.length))}
          </Button>
          {choices.map(
            ({ of, found, label }) =>
              (found.size > 0 || only?.of === of) && (
                <Button
                  key={of}
                  variant="ghost"
                  size="small"
                  aria-pressed={only?.of === of}
                  className={choiceClass}
                  onClick={() => show({ of, keys: new Set(found.keys()) })}
                >
                  {label}
                </Button>
              ),
          )}
        </fieldset>
        {pages > 1 && (
          <nav aria-label={words.pages} className="figures flex items-center gap-1 text-13 text-ink-soft">
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.previous}
              disabled={current === 1}
              onClick={() => setPage(current - 1)}
            >
              <Icon name="chevronLeft" />
            </Button>
            <span role="status">
              {words.rows(
                formatCount(first + 1),
                formatCount(Math.min(first + linesOfPage, shown.length)),
                formatCount(shown.length),
              )}
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.next}
              disabled={current === pages}
              onClick={() => setPage(current + 1)}
            >
              <Icon name="chevronRight" />
            </Button>
          </nav>
        )}
      </div>
      <LinkLines batch={batch} lines={shown.slice(first, first + linesOfPage)} />
    </section>
  );
};

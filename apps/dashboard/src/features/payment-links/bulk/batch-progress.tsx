import { useEffect, useRef } from 'react';
import { formatCount } from '#components/money/money-format.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk/bulk-links-words.ts';
import type { LinkBatch } from '#features/payment-links/bulk/use-link-batch.ts';

/** The progress of a batch: the share uploaded, then the server's progress. */
export const BatchProgress = ({ batch }: { readonly batch: LinkBatch }) => {
  const words = useBulkLinksWords().progress;
  const { sent, progress } = batch;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
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

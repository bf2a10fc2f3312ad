import type { UseQueryResult } from '@tanstack/react-query';
import { type Key, type ReactNode, useId } from 'react';
import { Link, type To } from 'react-router';
import { totalsOf } from '#components/list/use-paged-query.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';

/** Rows of another list that are shown beside a transaction. */
export const relatedRowsShown = 5;

type RelatedLinkProps = {
  readonly to: To;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** How it stands, at the end. */
  readonly badge: ReactNode;
};

/** One of them: what it is, when it was, how it stands. */
export const RelatedLink = ({ to, title, text, badge }: RelatedLinkProps) => (
  <Link
    to={to}
    className="grid min-h-row grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-ink no-underline hover:bg-hover"
  >
    <span className="min-w-0">
      <span className="block truncate text-13">{title}</span>
      <span className="block truncate text-12 text-ink-faint">{text}</span>
    </span>
    {badge}
  </Link>
);

type RelatedRowsProps<Row> = {
  readonly result: UseQueryResult<Row[]>;
  readonly words: { readonly title: string; readonly loading: string; readonly failed: string };
  readonly empty: ReactNode;
  readonly keyOf: (row: Row) => Key;
  readonly row: (row: Row) => ReactNode;
  /** The whole list, where there are more. */
  readonly all: { readonly to: To; readonly text: (count: string) => string };
};

/** The newest rows of another list that are about a transaction, and the way to all of them. */
export const RelatedRows = <Row extends { readonly maxRows: number; readonly maxPages: number }>({
  result: { data, error, refetch },
  words,
  empty,
  keyOf,
  row,
  all,
}: RelatedRowsProps<Row>) => {
  const titleId = useId();
  const total = totalsOf(data).rows;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="pb-2 text-16 font-semibold">
        {words.title}
      </h2>
      {error && <FailedMessage title={words.failed} error={error} onTryAgain={() => void refetch()} />}
      {!error && !data && (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-row" />
        </>
      )}
      {data?.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((each) => (
            <li key={keyOf(each)}>{row(each)}</li>
          ))}
        </ul>
      )}
      {total > relatedRowsShown && (
        <Link
          to={all.to}
          className="inline-flex min-h-9 items-center pt-2 text-13 text-accent underline pointer-coarse:min-h-11"
        >
          {all.text(formatCount(total))}
        </Link>
      )}
    </section>
  );
};

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';

const lines = (count: number) => Array.from({ length: count }, (_, line) => line);

/** The placeholder of a detail page while it is loading. */
const DetailSkeleton = ({ label }: { readonly label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden="true" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-56" />
      <div className="flex flex-wrap justify-between gap-6 border-y border-line py-3">
        {lines(5).map((line) => (
          <div key={line} className="flex flex-col gap-2">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-5 w-32" />
          </div>
        ))}
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          {lines(3).map((line) => (
            <Skeleton key={line} className="h-12 w-full" />
          ))}
        </div>
        <div className="flex flex-col gap-3">
          {lines(10).map((line) => (
            <Skeleton key={line} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </div>
  </>
);

type DetailPageProps<Data> = {
  readonly title: string;
  /** The list that it belongs to, as it was left. */
  readonly list: To;
  readonly words: {
    readonly back: string;
    readonly notFoundTitle: string;
    readonly notFoundText: string;
    readonly toList: string;
    readonly failed: string;
    readonly loading: string;
  };
  readonly result: UseQueryResult<Data>;
  /** Whether the address names nothing that could exist. */
  readonly isNowhere: boolean;
  readonly children: (data: Data) => ReactNode;
};

const isNotFound = (error: Error | null): boolean => error instanceof CallError && error.status === 404;

/** The page of one thing of a list: the way back, and the thing once it is loaded, or why it is not there. */
export const DetailPage = <Data,>({
  title,
  list,
  words,
  result,
  isNowhere,
  children,
}: DetailPageProps<Data>) => (
  <div className="flex flex-col gap-4">
    <PageTitle title={title} />
    <Link
      to={list}
      className="inline-flex min-h-6 items-center gap-1 self-start text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon name="chevronLeft" className="size-3.5" />
      {words.back}
    </Link>
    {isNowhere || isNotFound(result.error) ? (
      <StateMessage
        title={words.notFoundTitle}
        action={
          <Link to={list} className={buttonClass()}>
            {words.toList}
          </Link>
        }
      >
        <p>{words.notFoundText}</p>
      </StateMessage>
    ) : result.isSuccess ? (
      children(result.data)
    ) : result.isError ? (
      <FailedMessage title={words.failed} error={result.error} onTryAgain={() => void result.refetch()} />
    ) : (
      <DetailSkeleton label={words.loading} />
    )}
  </div>
);

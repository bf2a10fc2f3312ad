import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useListWords } from '#components/data-table/list-words.ts';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import type { AnySearch } from '#components/list/list-address.ts';
import type { List } from '#components/list/use-list-search.ts';
import { rowsFound, sumOf } from '#components/list/use-paged-query.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';

/** The texts that a feature provides for its list. */
export type ListWords = {
  readonly title: string;
  /** How many rows there are, where it is not merely said that the list has them. */
  readonly found?: ((count: string) => string) | undefined;
  readonly loading: string;
  readonly states: {
    readonly failed: string;
    /** Undefined if the list has no filters. */
    readonly filteredTitle?: string;
    readonly filteredText?: string;
  };
};

/** How many rows there are, with what they add up to where that is known. */
export const useFoundWithSum = (
  rows: Parameters<typeof sumOf>[0],
  words: Pick<ListWords, 'found'> = {},
): NonNullable<ListWords['found']> => {
  const common = useListWords();
  const { withSum } = common;
  const found = words.found ?? common.found;
  const sum = sumOf(rows);
  return (count) => (sum === undefined ? found(count) : withSum(found(count), formatMoney(sum)));
};

type ListHeaderProps = {
  readonly list: List<AnySearch>;
  /** Undefined while nothing is being searched. */
  readonly result:
    | Pick<UseQueryResult<{ maxRows: number; maxPages: number }[]>, 'data' | 'isSuccess'>
    | undefined;
  readonly words: Pick<ListWords, 'title' | 'found'>;
  readonly explanation?: ReactNode;
  /** What has come since the list was loaded, and how it is shown. */
  readonly news?: { readonly text: string; readonly onShow: () => void } | undefined;
  /** The report button and the button that creates a new entry. */
  readonly actions?: ReactNode;
  /** Where a new entry is made: a phone shows it beside the title, `actions` has it elsewhere. */
  readonly create?:
    | (Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> & { readonly label: string })
    | undefined;
  /** Whether the list is a part of a page that has its own title; `named` where a tab shows the list's title too, which then is enough on a phone. */
  readonly isPart?: boolean | 'named';
  /** Whether tabs below say the number of rows too, which then is enough on a phone. */
  readonly isCountedBelow?: boolean;
};

/** The parts of a detail have one size, smaller than what stands alone under a tab. */
const headingClass = (isPart: boolean | 'named'): string => {
  if (isPart === 'named') return 'text-16 font-semibold max-sm:sr-only';
  return isPart ? 'text-14 font-semibold' : pageHeadingClass;
};

/** The title of a list, the number of rows found, and the actions on the whole list, which a phone shows on request. */
export const ListHeader = ({
  list,
  result,
  words,
  explanation,
  news,
  actions,
  create,
  isPart = false,
  isCountedBelow = false,
}: ListHeaderProps) => {
  const rows = result?.isSuccess ? rowsFound(result, list.search.pageNumber) : undefined;
  const narrow = useNarrow();
  const common = useListWords();
  const [showsActions, setShowsActions] = useState(false);
  const Heading = isPart ? 'h2' : 'h1';
  // A phone has the button of the actions on the line of the filters, which leave room for it, or of the order.
  const isOnNextLine = isPart === 'named' && narrow && Boolean(actions || create) && !showsActions;
  const onNextLine = create ? 'create' : 'actions';
  // Only a screen reader has its title there: it takes no room.
  const isTitleAlone = isPart === 'named' && narrow && !showsActions;
  return (
    <header
      data-on-next-line={isOnNextLine ? onNextLine : undefined}
      // On a phone every title of a page begins at the same height, with a button beside it and without.
      className={`peer flex flex-wrap items-start justify-between gap-x-2 sm:gap-x-6 gap-y-2 data-on-next-line:relative data-on-next-line:z-1 ${isPart === true ? 'items-center' : isPart ? 'max-sm:items-center' : 'max-sm:min-h-11'} ${isTitleAlone ? '-mb-2 h-0' : ''}`}
    >
      {!isPart && <PageTitle title={words.title} />}
      <div className={`flex min-w-0 flex-1 flex-col sm:basis-48 ${isPart ? 'gap-1' : ''}`}>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading className={headingClass(isPart)}>{words.title}</Heading>
          {/* Alone on its line it would be all that a phone sees of the header; the pages below say it too. */}
          <p
            role="status"
            className={`figures text-14 text-ink-soft ${isPart === 'named' || isCountedBelow ? 'max-sm:sr-only' : isPart ? '' : 'max-sm:-mt-2'}`}
          >
            {rows !== undefined && (words.found ?? common.found)(formatCount(rows))}
          </p>
          <p role="status" className="contents">
            {news && (
              <Button
                size="small"
                onClick={news.onShow}
                // In the room of the title's line; on a phone, where there is none, over the end of the page.
                className="-my-1 rounded-full max-sm:fixed max-sm:bottom-4 max-sm:left-1/2 max-sm:z-10 max-sm:-translate-x-1/2 max-sm:shadow-float"
              >
                <Icon name="arrowUp" className="size-3.5" />
                {news.text}
              </Button>
            )}
          </p>
        </div>
        {/* A phone reads it, and sees of it what is marked with `data-figure`. */}
        {explanation && (
          <div className="max-w-3xl text-14 text-pretty text-ink-soft max-sm:text-13 max-sm:[&:not(:has([data-figure]))]:sr-only max-sm:[&>:not([data-figure])]:sr-only">
            {explanation}
          </div>
        )}
      </div>
      {create && narrow && (
        <Link
          to={create.to}
          state={create.state}
          preventScrollReset={create.preventScrollReset}
          aria-label={create.label}
          className={`${buttonClass('primary', 'icon')} ${isOnNextLine ? 'absolute top-0 right-0' : ''}`}
        >
          <Icon name="plus" />
        </Link>
      )}
      {actions && narrow && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={common.listActions}
          aria-expanded={showsActions}
          onClick={() => setShowsActions(!showsActions)}
          className={
            isOnNextLine
              ? 'absolute top-0 -right-2.5 pointer-coarse:-right-3.5'
              : '-mr-2.5 pointer-coarse:-mr-3.5'
          }
        >
          <Icon name="more" className="size-5" />
        </Button>
      )}
      {actions && (
        <div
          className={
            narrow
              ? `w-full flex-wrap items-center gap-2 ${showsActions ? 'flex' : 'hidden'}`
              : 'ml-auto flex flex-wrap items-center gap-2'
          }
        >
          {actions}
        </div>
      )}
    </header>
  );
};

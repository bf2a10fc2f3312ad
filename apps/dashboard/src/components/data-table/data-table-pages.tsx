import { limits } from '@pasarela/contracts/limits/limits';
import { Link, type To } from 'react-router';
import { formatCount } from '#components/money/money-format.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { useDataTableWords } from './data-table-words.ts';
import { useNarrow } from './use-narrow.ts';

/** The first and the last row of a page. */
export const rowsOfPage = (
  page: number,
  rows: number,
): { readonly first: number; readonly last: number } => ({
  first: (page - 1) * limits.rowsOfPage + 1,
  last: Math.min(page * limits.rowsOfPage, rows),
});

/** The pages that get a button: as many as fit, with the current page in the middle if possible. */
export const pageWindow = (page: number, pages: number, max: number = limits.pageButtons): number[] => {
  const count = Math.min(max, pages);
  const first = Math.max(1, Math.min(page - Math.floor(max / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};

type DataTablePagesProps = {
  readonly page: number;
  readonly pages: number;
  readonly rows: number;
  /** The address of a page: a page can be opened in a tab of its own. */
  readonly linkTo: (page: number) => To;
};

/** The number of page buttons that fit in a narrow window, at 44 px each. */
const narrowButtons = 5;

const buttonClass =
  'inline-flex h-8 min-w-8 items-center justify-center rounded-control px-1.5 text-13 no-underline pointer-coarse:h-11 pointer-coarse:min-w-10';

const Step = ({ icon, label, to }: { icon: IconName; label: string; to: To | null }) =>
  to === null ? (
    <span aria-hidden="true" className={`${buttonClass} text-ink-faint opacity-50`}>
      <Icon name={icon} />
    </span>
  ) : (
    <Link to={to} aria-label={label} className={`${buttonClass} text-ink-soft hover:bg-hover`}>
      <Icon name={icon} />
    </Link>
  );

/** The range of rows shown, and the links to the other pages. */
export const DataTablePages = ({ page, pages, rows, linkTo }: DataTablePagesProps) => {
  const words = useDataTableWords();
  const narrow = useNarrow();
  const { first, last } = rowsOfPage(page, rows);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="figures text-13 text-ink-soft">
        {words.rows(formatCount(first), formatCount(last), formatCount(rows))}
      </p>
      {pages > 1 && (
        <nav aria-label={words.pages} className="figures flex items-center gap-0.5">
          <Step icon="chevronLeft" label={words.previousPage} to={page > 1 ? linkTo(page - 1) : null} />
          {pageWindow(page, pages, narrow ? narrowButtons : limits.pageButtons).map((number) => (
            <Link
              key={number}
              to={linkTo(number)}
              aria-label={words.page(formatCount(number))}
              aria-current={number === page ? 'page' : undefined}
              className={`${buttonClass} text-ink-soft hover:bg-hover aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-strong`}
            >
              {formatCount(number)}
            </Link>
          ))}
          <Step icon="chevronRight" label={words.nextPage} to={page < pages ? linkTo(page + 1) : null} />
        </nav>
      )}
    </div>
  );
};

import { limits } from '@pasarela/contracts/limits/limits';
import { Link, type To } from 'react-router';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { pageWindow, rowsOfPage } from '#components/data-table/page-window.ts';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';

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
              className={`${buttonClass} text-ink-soft hover:bg-hover aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-on-accent`}
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

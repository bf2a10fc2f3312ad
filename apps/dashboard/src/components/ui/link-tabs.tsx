import { Link, type To } from 'react-router';

/** A row of tabs that are links, and one of them. */
export const linkTabsClass =
  'scroll-fade -mx-4 flex items-center gap-4 overflow-x-auto border-b border-line px-4 max-sm:-mt-1.5 max-sm:mb-0.5 sm:mx-0 sm:gap-5 sm:px-0';
export const linkTabClass =
  'relative inline-flex min-h-9 shrink-0 scroll-mx-6 items-center border-b-2 border-transparent text-13 -outline-offset-2 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11 pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:-inset-x-2.5';

type LinkTabsProps = {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: To;
    readonly text: string;
    readonly isCurrent: boolean;
    /** How many rows it has; undefined while that is not known. */
    readonly count?: string | undefined;
  }[];
};

/** Tabs for the parts of a page, each with its own address. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label} className={linkTabsClass}>
    {tabs.map(({ to, text, isCurrent, count }) => (
      <Link key={text} to={to} aria-current={isCurrent ? 'page' : undefined} className={linkTabClass}>
        {text}
        {count !== undefined && <span className="figures pl-1.5 text-12 text-ink-faint">{count}</span>}
      </Link>
    ))}
  </nav>
);

/** One of a few views of the same thing, as a link or as a button that is pressed. What a finger can hit is higher than what is drawn. */
export const viewChoiceClass =
  'relative inline-flex min-h-8 items-center pointer-coarse:my-1.5 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-1.5 rounded-control px-2.5 text-13 whitespace-nowrap text-ink-soft no-underline hover:bg-hover hover:text-ink sm:px-3 aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-accent-strong aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-strong';

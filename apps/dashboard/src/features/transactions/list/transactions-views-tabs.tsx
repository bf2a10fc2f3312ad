import type { WireDay } from '@pasarela/contracts/dates/dates';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#components/ui/icon.tsx';
import { linkTabClass, linkTabsClass } from '#components/ui/link-tabs.tsx';
import { SaveViewPopover } from '#features/transactions/list/save-view-popover.tsx';
import {
  builtInViewNames,
  builtInViews,
  isSameSearch,
  searchOfView,
  toView,
  viewLimits,
} from '#features/transactions/list/saved-views.ts';
import { useSavedViewsWords } from '#features/transactions/list/saved-views-words.ts';
import {
  isSearched,
  type TransactionsSearch,
  transactions,
} from '#features/transactions/list/transactions-search.ts';
import { useSavedViews } from '#features/transactions/list/use-saved-views.ts';

type TransactionsViewsTabsProps = {
  readonly search: TransactionsSearch;
  readonly today: WireDay;
};

/** Filters that are one click away: those of every list, and those that were saved. */
export const TransactionsViewsTabs = ({ search, today }: TransactionsViewsTabsProps) => {
  const words = useSavedViewsWords();
  const { views, save, remove } = useSavedViews();
  const first = useRef<HTMLAnchorElement>(null);
  const presentTab = useRef<HTMLAnchorElement>(null);
  const isSaving = useRef(false);
  // What saved it goes once it is saved: the focus goes on at the new tab.
  useEffect(() => {
    if (!isSaving.current) return;
    isSaving.current = false;
    presentTab.current?.focus();
  });
  const tabs = [
    ...builtInViewNames.map((name) => ({
      label: words[name],
      search: builtInViews[name](today) as TransactionsSearch,
      saved: false,
    })),
    ...views.map((view) => ({ label: view.name, search: searchOfView(view, today), saved: true })),
  ];
  const present = tabs.findIndex((tab) => isSameSearch(tab.search, search));
  const maySave = present === -1 && isSearched(search) && views.length < viewLimits.views;
  return (
    <nav aria-label={words.views} className={linkTabsClass}>
      {tabs.map((tab, index) => (
        <span key={tab.label} className="inline-flex shrink-0 items-center">
          <Link
            ref={index === present ? presentTab : index === 0 ? first : null}
            to={transactions.linkTo(tab.search)}
            aria-current={index === present ? 'page' : undefined}
            className={linkTabClass}
          >
            {tab.label}
          </Link>
          {tab.saved && index === present && (
            <button
              type="button"
              aria-label={words.remove(tab.label)}
              onClick={() => {
                // This button goes with the view.
                first.current?.focus();
                remove(tab.label);
              }}
              className="ml-1 inline-flex size-6 items-center justify-center rounded-control text-ink-faint hover:bg-hover hover:text-ink -outline-offset-2 pointer-coarse:size-11"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          )}
        </span>
      ))}
      {maySave && (
        <SaveViewPopover
          key={tabs.length}
          taken={tabs.map((tab) => tab.label)}
          onSave={(name) => {
            isSaving.current = true;
            save(toView(name, search, today));
          }}
        />
      )}
    </nav>
  );
};

import type { WireDay } from '@pasarela/contracts/dates/dates';
import { lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { linkTabClass, linkTabsClass } from '#components/ui/link-tabs.tsx';
import { Popover } from '#components/ui/popups.tsx';
import {
  isSearched,
  type TransactionsSearch,
  transactions,
} from '#features/transactions/transactions-search.ts';
import {
  builtInViewNames,
  builtInViews,
  isSameSearch,
  parseViews,
  type SavedView,
  searchOfView,
  toView,
} from '#features/transactions/views/saved-views.ts';
import { useSavedViewsWords } from '#features/transactions/views/saved-views-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { useSession } from '#session/use-session.ts';
import type { SaveViewFormProps } from './save-view-form.tsx';

const SaveViewForm = lazy(
  whenReachable(async () => ({ default: (await import('./save-view-form.tsx')).SaveViewForm })),
);

/** Keeps the filters that are seen under a name. */
const SaveViewPopover = (props: SaveViewFormProps) => {
  const words = useSavedViewsWords();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={words.save}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="small" className="relative -mx-2.5 shrink-0">
          <Icon name="plus" className="size-3.5" />
          {/* A phone has no room for it behind the tabs. */}
          <span className="max-sm:sr-only">{words.save}</span>
        </Button>
      }
    >
      <SaveViewForm {...props} />
    </Popover>
  );
};

const listeners = new Set<() => void>();

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab may have changed them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The views that this browser keeps for an account, and the way to change them. */
const useSavedViews = () => {
  const session = useSession();
  const key = `views:transactions:${session?.environment}:${session?.company?.id}`;
  // The text is compared, not what is read from it.
  const text = useSyncExternalStore(watch, () => localStorage.getItem(key));
  const change = (views: readonly SavedView[]): void => {
    localStorage.setItem(key, JSON.stringify(views));
    for (const listener of listeners) listener();
  };
  const views = parseViews(text);
  return {
    views,
    save: (view: SavedView) => change([...views, view]),
    remove: (name: string) => change(views.filter((view) => view.name !== name)),
  };
};

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
  const maySave = present === -1 && isSearched(search);
  return (
    <nav aria-label={words.views} className={linkTabsClass}>
      {tabs.map((tab, index) => (
        <span key={`${tab.saved} ${tab.label}`} className="inline-flex shrink-0 items-center">
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
          views={views}
          onSave={(name) => {
            isSaving.current = true;
            save(toView(name, search, today));
          }}
        />
      )}
    </nav>
  );
};

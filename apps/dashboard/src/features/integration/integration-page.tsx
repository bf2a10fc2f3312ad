import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { type SettingsContext, settingsQuery } from '#components/settings/settings-query.ts';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useIntegrationWords } from '#features/integration/integration-words.ts';
import { useCompanyId, useIsSandbox } from '#session/use-session.ts';
import { integrationPaths, integrationSectionsIn } from './integration-sections.ts';

const linkClass =
  'inline-flex min-h-9 scroll-mx-8 items-center whitespace-nowrap text-13 text-ink-soft no-underline hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11 ' +
  'border-b-2 border-transparent -outline-offset-2 aria-[current=page]:border-accent ' +
  'xl:flex xl:border-b-0 xl:border-l-2 xl:px-3 xl:text-14 xl:data-part:min-h-8 xl:data-part:pl-6 xl:data-part:text-13';

/** The sections of the integration: at the side where there is room, above where there is not. */
const IntegrationMenu = () => {
  const words = useIntegrationWords();
  const isSandbox = useIsSandbox();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen. Nothing may be returned: newer browsers answer with a promise here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another place in the row.
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav
      ref={menu}
      aria-label={words.menu}
      className="scroll-fade -mx-4 max-sm:-mt-1.5 flex gap-4 overflow-x-auto xl:mask-none border-b border-line px-4 sm:mx-0 sm:gap-5 sm:px-0 xl:sticky xl:top-8 xl:flex-col xl:gap-0 xl:self-start xl:border-b-0 xl:border-l"
    >
      {integrationSectionsIn(isSandbox).map(({ word, path, isPart }) => (
        <NavLink
          key={path}
          to={path}
          // The inner sections have addresses below those of the outer ones.
          end={path === integrationPaths.general || path === integrationPaths.webhooks}
          data-part={isPart}
          className={linkClass}
        >
          {words.sections[word]}
        </NavLink>
      ))}
    </nav>
  );
};

const SettingsSkeleton = ({ label }: { readonly label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden="true" className="flex max-w-xl flex-col gap-8">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  </>
);

/** How a business connects: what it shows its customers, its keys, and where its results go. */
export const IntegrationPage = () => {
  const words = useIntegrationWords();
  const settings = useQuery(settingsQuery(useCompanyId()));
  return (
    <>
      <PageTitle title={words.title} />
      <div className="flex flex-col gap-2 sm:gap-6">
        <h1 className={pageHeadingClass}>{words.title}</h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2.5 sm:gap-y-6 xl:grid-cols-[9rem_minmax(0,1fr)]">
          <IntegrationMenu />
          <div className="min-w-0">
            {settings.isSuccess ? (
              <Outlet context={{ settings: settings.data } satisfies SettingsContext} />
            ) : settings.isError ? (
              <FailedMessage
                title={words.failed}
                error={settings.error}
                onTryAgain={() => void settings.refetch()}
              />
            ) : (
              <SettingsSkeleton label={words.loading} />
            )}
          </div>
        </div>
      </div>
    </>
  );
};

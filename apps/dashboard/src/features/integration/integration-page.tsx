import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { UnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import { settingsQuery } from '#components/settings/settings-query.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { IntegrationMenu } from '#features/integration/integration-menu.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';
import type { SettingsContext } from '#features/integration/settings/use-settings.ts';
import { useCompanyId } from '#session/use-session.ts';

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
    <UnsavedChanges isOverPage={isOverPage}>
      <PageTitle title={words.title} />
      <div className="flex flex-col gap-6">
        <h1 className="text-20 font-semibold">{words.title}</h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 xl:grid-cols-[9rem_minmax(0,1fr)]">
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
    </UnsavedChanges>
  );
};

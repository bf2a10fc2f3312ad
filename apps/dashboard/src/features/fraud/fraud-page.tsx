import { Outlet, useLocation } from 'react-router';
import { UnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { fraudPaths } from '#features/fraud/fraud-paths.ts';
import { fraudWords as en } from '#i18n/en/fraud.ts';
import { fraudWords as es } from '#i18n/es/fraud.ts';
import { useWords } from '#i18n/use-words.ts';

/** Fraud management: velocity rules and blacklist. */
export const FraudPage = () => {
  const words = useWords({ es, en });
  const isBlacklist = useLocation().pathname.startsWith(fraudPaths.blacklist);
  return (
    <UnsavedChanges isOverPage={isOverPage}>
      <PageTitle title={words.title} />
      <div className="flex flex-col gap-5">
        <h1 className="text-20 font-semibold">{words.title}</h1>
        <LinkTabs
          label={words.tabs.label}
          tabs={[
            { to: fraudPaths.velocity, text: words.tabs.velocity, isCurrent: !isBlacklist },
            { to: fraudPaths.blacklist, text: words.tabs.blacklist, isCurrent: isBlacklist },
          ]}
        />
        <Outlet />
      </div>
    </UnsavedChanges>
  );
};

import { Outlet, useLocation } from 'react-router';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { fraudPaths } from '#features/fraud/fraud-paths.ts';

/** Fraud management: velocity rules and blacklist. */
export const FraudPage = () => {
  const words = useFraudWords();
  const isBlacklist = useLocation().pathname.startsWith(fraudPaths.blacklist);
  return (
    <>
      <PageTitle title={words.title} />
      <div className="flex flex-col gap-2 sm:gap-4">
        <h1 className={pageHeadingClass}>{words.title}</h1>
        <LinkTabs
          label={words.tabs.label}
          tabs={[
            { to: fraudPaths.velocity, text: words.tabs.velocity, isCurrent: !isBlacklist },
            { to: fraudPaths.blacklist, text: words.tabs.blacklist, isCurrent: isBlacklist },
          ]}
        />
        <Outlet />
      </div>
    </>
  );
};

import { NavLink, Outlet } from 'react-router';
import { UnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { fraudPaths } from '#features/fraud/fraud-paths.ts';
import { fraudWords as en } from '#i18n/en/fraud.ts';
import { fraudWords as es } from '#i18n/es/fraud.ts';
import { useWords } from '#i18n/use-words.ts';

const tabClass =
  'inline-flex min-h-9 items-center border-b-2 border-transparent text-13 -outline-offset-2 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11';

/** Whom a merchant does not want to be paid by: too often, or at all. */
export const FraudPage = () => {
  const words = useWords({ es, en });
  return (
    <UnsavedChanges isOverPage={isOverPage}>
      <PageTitle title={words.title} />
      <div className="flex flex-col gap-5">
        <h1 className="text-20 font-semibold">{words.title}</h1>
        <nav
          aria-label={words.tabs.label}
          className="-mx-4 flex items-center gap-5 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
        >
          <NavLink to={fraudPaths.velocity} end className={tabClass}>
            {words.tabs.velocity}
          </NavLink>
          <NavLink to={fraudPaths.blacklist} className={tabClass}>
            {words.tabs.blacklist}
          </NavLink>
        </nav>
        <Outlet />
      </div>
    </UnsavedChanges>
  );
};

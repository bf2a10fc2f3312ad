import { NavLink } from 'react-router';
import { integrationPaths, integrationSections } from '#features/integration/integration-sections.ts';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';

const linkClass =
  'inline-flex min-h-9 items-center whitespace-nowrap text-14 text-ink-soft no-underline hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11 ' +
  'border-b-2 border-transparent -outline-offset-2 aria-[current=page]:border-accent ' +
  'xl:flex xl:border-b-0 xl:border-l-2 xl:px-3';

/** The sections of the integration: at the side where there is room, above where there is not. */
export const IntegrationMenu = () => {
  const words = useIntegrationWords();
  return (
    <nav
      aria-label={words.menu}
      className="-mx-4 flex gap-5 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 xl:sticky xl:top-8 xl:flex-col xl:gap-0 xl:self-start xl:border-b-0 xl:border-l"
    >
      {integrationSections.map(({ word, path }) => (
        <NavLink key={path} to={path} end={path === integrationPaths.general} className={linkClass}>
          {words.sections[word]}
        </NavLink>
      ))}
    </nav>
  );
};

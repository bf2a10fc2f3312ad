import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { paletteWords } from '#app/palette/palette-words.ts';
import { menuOf, menuSections } from '#app/screens/menu.ts';
import type { portalWords } from '#app/screens/portal-words.ts';
import { screens } from '#app/screens/screens.ts';
import { integrationSections } from '#features/integration/integration-sections.ts';
import type { integrationWords } from '#features/integration/settings/integration-words.ts';

export type PaletteScreen = {
  readonly path: string;
  readonly label: string;
  /** Another site: it opens in a new tab. */
  readonly external?: true;
};

type ScreensWords = {
  readonly portal: typeof portalWords.es;
  readonly integration: typeof integrationWords.es;
  readonly palette: typeof paletteWords.es;
};

/** Screens that are not in the side menu and need no other context. */
const beyondTheMenu = [
  screens.leagueSingle,
  screens.leaguesBulk,
  screens.statement,
  screens.settlements,
  screens.account,
  screens.help,
] as const;

const [, ...innerSections] = integrationSections;

/** The screens that a role may open: the side menu in its order, then the others. */
export const screensOf = (
  role: RoleName,
  { portal, integration, palette }: ScreensWords,
): readonly PaletteScreen[] => [
  ...menuSections
    .flatMap((section) => menuOf(role, section))
    .map(({ path, word, external }) => ({
      path,
      label: portal.screens[word],
      ...(external && { external }),
    })),
  ...(mayDo(role, screens.integration.permission)
    ? innerSections.map(({ path, word }) => ({
        path,
        label: palette.section(portal.screens.integration, integration.sections[word]),
      }))
    : []),
  ...beyondTheMenu
    .filter(({ permission }) => mayDo(role, permission))
    .map(({ path, word }) => ({ path, label: portal.screens[word] })),
  { path: '/business', label: portal.screens.businesses },
  ...(mayDo(role, 'manageUsers') ? [{ path: '/users', label: portal.screens.users }] : []),
];

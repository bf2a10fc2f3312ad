import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { paletteWords } from '#app/palette/palette-words.ts';
import type { portalWords } from '#app/screens/portal-words.ts';
import {
  commonScreens,
  menuOf,
  menuSections,
  type ScreenWord,
  screenNames,
  screens,
} from '#app/screens/screens.ts';
import { integrationSectionsIn } from '#features/integration/integration-sections.ts';
import type { integrationWords } from '#features/integration/settings/integration-words.ts';

export type PaletteScreen = {
  readonly path: string;
  readonly label: string;
  /** Other words under which it is looked for. */
  readonly also: string;
  /** Another site: it opens in a new tab. */
  readonly external?: true;
  /** The letter that opens it behind `g`. */
  readonly letter?: string | undefined;
};

type ScreensWords = {
  readonly portal: typeof portalWords.es;
  readonly integration: typeof integrationWords.es;
  readonly palette: typeof paletteWords.es;
};

const alsoOf = ({ also }: typeof paletteWords.es, word: ScreenWord): string =>
  word in also ? also[word as keyof typeof also] : '';

/** The screens that a role may open in an environment: the side menu in its order, then the others. */
export const screensOf = (
  role: RoleName,
  { portal, integration, palette }: ScreensWords,
  isSandbox: boolean,
): readonly PaletteScreen[] => [
  ...menuSections
    .flatMap((section) => menuOf(role, section))
    .map(({ path, word, external, letter }) => ({
      path,
      label: portal.screens[word],
      also: alsoOf(palette, word),
      letter,
      ...(external && { external }),
    })),
  ...(mayDo(role, screens.integration.permission)
    ? integrationSectionsIn(isSandbox)
        .slice(1)
        .map(({ path, word }) => ({
          path,
          label: palette.section(portal.screens.integration, integration.sections[word]),
          also: palette.also.integration,
        }))
    : []),
  ...screenNames
    .filter((name) => 'inPalette' in screens[name] && mayDo(role, screens[name].permission))
    .map((name) => ({
      path: screens[name].path,
      label: portal.screens[name],
      also: alsoOf(palette, name),
    })),
  { path: commonScreens.businesses.path, label: portal.screens.businesses, also: palette.also.business },
  ...(mayDo(role, 'manageUsers')
    ? [{ path: commonScreens.users.path, label: portal.screens.users, also: palette.also.users }]
    : []),
];

import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { paletteWords } from '#app/palette/palette-words.ts';
import { commonScreens, menuOf, menuSections, type Screen, screens } from '#app/screens/screens.ts';
import { integrationSectionsIn } from '#features/integration/integration-sections.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import type { Language } from '#i18n/language.ts';

export type PaletteScreen = {
  readonly path: string;
  readonly label: string;
  /** Other words under which it is looked for. */
  readonly also: string;
  /** Another site: it opens in a new tab. */
  readonly external?: true | undefined;
  /** The letter that opens it behind `g`. */
  readonly letter?: string | undefined;
};

type Entry = Pick<Screen, 'path' | 'title' | 'also' | 'letter'> & Pick<PaletteScreen, 'external'>;

/** The screens that a role may open in an environment: the side menu in its order, then the others. */
export const screensOf = (
  role: RoleName,
  language: Language,
  isSandbox: boolean,
): readonly PaletteScreen[] => {
  const choice = ({ path, title, also, letter, external }: Entry): PaletteScreen => ({
    path,
    label: title[language],
    also: also?.[language] ?? '',
    letter,
    external,
  });
  const { integration, businesses, users } = { ...screens, ...commonScreens };
  const sections = mayDo(role, integration.permission) ? integrationSectionsIn(isSandbox).slice(1) : [];
  return [
    ...menuSections.flatMap((section) => menuOf(role, section)).map(choice),
    ...sections.map(({ path, word }) => ({
      path,
      label: paletteWords[language].section(
        integration.title[language],
        integrationWords[language].sections[word],
      ),
      also: integration.also[language],
    })),
    ...Object.values(screens)
      .filter((screen: Screen) => screen.inPalette && mayDo(role, screen.permission))
      .map(choice),
    choice(businesses),
    ...(mayDo(role, 'manageUsers') ? [choice(users)] : []),
  ];
};

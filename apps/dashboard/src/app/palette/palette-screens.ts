import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { paletteWords } from '#app/palette/palette-words.ts';
import type { PaletteIcon } from '#app/screens/palette-icons.ts';
import {
  commonScreens,
  type MenuEntry,
  menuOf,
  menuSections,
  paletteOnly,
  screens,
} from '#app/screens/screens.ts';
import { integrationSectionsIn } from '#features/integration/integration-sections.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import type { Language } from '#i18n/language.ts';

export type PaletteScreen = {
  readonly path: string;
  readonly icon: PaletteIcon;
  readonly label: string;
  /** Other words under which it is looked for. */
  readonly synonyms: string;
  /** Another site: it opens in a new tab. */
  readonly external?: true | undefined;
  /** The letter that opens it behind `g`. */
  readonly letter?: string | undefined;
};

type Entry = Pick<MenuEntry, 'path' | 'icon' | 'title' | 'synonyms' | 'letter' | 'external'>;

/** The screens that a role may open in an environment: the side menu in its order, then the others. */
export const screensOf = (
  role: RoleName,
  language: Language,
  isSandbox: boolean,
): readonly PaletteScreen[] => {
  const choice = ({ path, icon = 'go', title, synonyms, letter, external }: Entry): PaletteScreen => ({
    path,
    icon,
    label: title[language],
    synonyms: synonyms?.[language] ?? '',
    letter,
    external,
  });
  const { integration, businesses, users } = { ...screens, ...commonScreens };
  const sections = mayDo(role, integration.permission) ? integrationSectionsIn(isSandbox).slice(1) : [];
  return [
    ...menuSections.flatMap((section) => menuOf(role, section)).map(choice),
    ...sections.map(({ path, word }) => ({
      path,
      icon: integration.icon,
      label: paletteWords[language].section(
        integration.title[language],
        integrationWords[language].sections[word],
      ),
      synonyms: integration.synonyms[language],
    })),
    ...paletteOnly(role).map(choice),
    choice(businesses),
    ...(mayDo(role, users.permission) ? [choice(users)] : []),
  ];
};

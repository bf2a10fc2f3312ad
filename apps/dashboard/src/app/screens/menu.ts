import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { type ScreenWord, screens } from './screens.ts';

export type MenuSection = 'general' | 'development';

export type MenuEntry = {
  readonly path: string;
  readonly permission: Permission;
  readonly word: ScreenWord;
  readonly section: MenuSection;
  /** Another site: it opens in a new tab. */
  readonly external?: true;
};

/** The side menu, in its order (dashboard specification, "Menu definition"). */
const menu: readonly MenuEntry[] = [
  { ...screens.resume, section: 'general' },
  { ...screens.transactions, section: 'general' },
  { ...screens.preauthorizations, section: 'general' },
  { ...screens.subscriptions, section: 'general' },
  { ...screens.paidLeagues, section: 'general' },
  { ...screens.fraud, section: 'general' },
  { ...screens.chargebacks, section: 'general' },
  { ...screens.integration, section: 'development' },
  { ...screens.requestLog, section: 'development' },
  {
    path: '/docs/',
    permission: 'readDocumentation',
    word: 'documentation',
    section: 'development',
    external: true,
  },
];

export const menuSections = ['general', 'development'] as const satisfies readonly MenuSection[];

/** What a role sees of a section; a section of which it sees nothing is not shown. */
export const menuOf = (role: RoleName, section: MenuSection): readonly MenuEntry[] =>
  menu.filter((entry) => entry.section === section && mayDo(role, entry.permission));

import type { RoleName } from '@pasarela/contracts/roles/roles';
import { type MenuEntry, menuOf, menuSections } from '#app/screens/menu.ts';
import { screens } from '#app/screens/screens.ts';

/** The letter that opens a screen of the menu, behind `g` (“go”). The same in both languages, so that hands remember it. */
const letters: Readonly<Record<string, string>> = {
  [screens.resume.path]: 'r',
  [screens.transactions.path]: 'm',
  [screens.preauthorizations.path]: 'p',
  [screens.subscriptions.path]: 's',
  [screens.paidLeagues.path]: 'l',
  [screens.fraud.path]: 'f',
  [screens.chargebacks.path]: 'c',
  [screens.integration.path]: 'i',
  [screens.requestLog.path]: 'a',
};

export type ScreenShortcut = { readonly letter: string; readonly entry: MenuEntry };

/** The screens of the menu that a role may open, each with its letter. */
export const screenShortcuts = (role: RoleName): readonly ScreenShortcut[] =>
  menuSections
    .flatMap((section) => menuOf(role, section))
    .flatMap((entry) => {
      const letter = letters[entry.path];
      return letter === undefined ? [] : [{ letter, entry }];
    });

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a key may be a shortcut: nothing is being typed, and nothing lies over the page. */
export const mayBeShortcut = (event: Pressed, target: EventTarget | null): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
    return false;
  return !document.querySelector('[role=dialog], [role=menu]');
};

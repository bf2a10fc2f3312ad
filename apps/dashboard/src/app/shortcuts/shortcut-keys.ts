import type { RoleName } from '@pasarela/contracts/roles/roles';
import { type MenuEntry, menuOf, menuSections } from '#app/screens/screens.ts';

export type ScreenShortcut = { readonly letter: string; readonly entry: MenuEntry };

/** The screens of the menu that a role may open, each with its letter. */
export const screenShortcuts = (role: RoleName): readonly ScreenShortcut[] =>
  menuSections
    .flatMap((section) => menuOf(role, section))
    .flatMap((entry) => (entry.letter ? [{ letter: entry.letter, entry }] : []));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a key may be a shortcut: nothing is being typed, and nothing lies over the page. */
export const mayBeShortcut = (event: Pressed, target: EventTarget | null): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
    return false;
  return !document.querySelector('[role=dialog], [role=menu]');
};

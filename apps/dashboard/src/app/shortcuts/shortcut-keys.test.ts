import { roleNames } from '@pasarela/contracts/roles/roles';
import { expect, test } from 'vitest';
import { menuOf, menuSections } from '#app/screens/screens.ts';
import { screenShortcuts } from './shortcut-keys.ts';

test.each(roleNames)('every screen of the menu of %s has a letter of its own', (role) => {
  const shortcuts = screenShortcuts(role);
  const inside = menuSections.flatMap((section) => menuOf(role, section)).filter(({ external }) => !external);
  expect(shortcuts.map(({ entry }) => entry.path)).toEqual(inside.map(({ path }) => path));
  expect(new Set(shortcuts.map(({ letter }) => letter)).size).toBe(shortcuts.length);
});

test('the movements are at m', () => {
  expect(screenShortcuts('Reportes').find(({ letter }) => letter === 'm')?.entry.path).toBe('/transactions');
});

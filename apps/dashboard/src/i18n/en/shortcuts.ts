import type { shortcutsWords as Spanish } from '../es/shortcuts.ts';

export const shortcutsWords: typeof Spanish = {
  title: 'Keyboard shortcuts',
  anywhere: 'On every screen',
  goTo: 'Go to',
  find: 'Find a payment or a screen',
  list: 'Show the shortcuts',
  close: 'Close what is open',
};

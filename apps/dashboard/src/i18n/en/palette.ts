import type { paletteWords as Spanish } from '../es/palette.ts';

export const paletteWords: typeof Spanish = {
  open: 'Go to…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Go to…',
  label: 'Screen, name, reference, amount, card…',
  results: 'Results',
  groups: { search: 'Transactions', screens: 'Screens', actions: 'Actions' },
  byAnything: (text) => `See all that match “${text}”`,
  byNumber: (text) => `Open transaction no. ${text}`,
  section: (page, section) => `${page}: ${section}`,
  changeTo: (business) => `Switch to ${business}`,
  none: 'There is nothing by that name.',
};

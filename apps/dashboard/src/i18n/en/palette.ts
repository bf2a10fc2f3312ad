import type { paletteWords as Spanish } from '../es/palette.ts';

export const paletteWords: typeof Spanish = {
  open: 'Go to…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Go to…',
  label: 'Screen, reference, e-mail or transaction number',
  results: 'Results',
  groups: { search: 'Search transactions', screens: 'Screens', actions: 'Actions' },
  byReference: (text) => `With the reference “${text}”`,
  byEmail: (text) => `With the e-mail “${text}”`,
  byNumber: (text) => `Open transaction no. ${text}`,
  section: (page, section) => `${page}: ${section}`,
  changeTo: (business) => `Switch to ${business}`,
  none: 'There is nothing by that name.',
};

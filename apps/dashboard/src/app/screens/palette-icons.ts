import { iconPaths } from '#components/ui/icon-paths.ts';

/** The signs of what the palette offers, on a grid of 24. They come with the portal: a payer needs none of them. */
export const paletteIcons = {
  alert: iconPaths.alert,
  bank: 'M4 9.5l8-5 8 5M5 9.5h14M7 9.5V17M12 9.5V17M17 9.5V17M4.5 19.5h15',
  book: 'M5 4.5h12.5v15h-11A1.5 1.5 0 0 1 5 18zM5 18a1.5 1.5 0 0 1 1.5-1.5h11',
  building: 'M5 20.5v-16h9v16M14 9.5h5v11M3.5 20.5h17M8.5 8.5h2M8.5 12h2M8.5 15.5h2',
  calendar: iconPaths.calendar,
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3',
  clock: iconPaths.clock,
  code: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5M13.5 5l-3 14',
  file: 'M6.5 3.5H14l4 4v13H6.5zM13.5 3.5V8H18M9.5 12.5h5M9.5 16h5',
  find: iconPaths.search,
  flask: 'M9.5 4h5M10.5 4v5.5l-5 8.5A1.7 1.7 0 0 0 7 20.5h10a1.7 1.7 0 0 0 1.5-2.5l-5-8.5V4',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.2 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.2-3.5-8.5S9.7 5.9 12 3.5Z',
  go: iconPaths.arrowRight,
  home: 'M4 11l8-6.5 8 6.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: iconPaths.info,
  link: 'M10 13.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 6.6M14 10.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.01M4 12h.01M4 17.5h.01',
  logOut: 'M14 4.5H5v15h9M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  moon: iconPaths.moon,
  plus: iconPaths.plus,
  repeat: 'M5 11V9.5a3 3 0 0 1 3-3h11M16 3.5l3 3-3 3M19 13v1.5a3 3 0 0 1-3 3H5M8 20.5l-3-3 3-3',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1L5 9M5 4.5V9h4.5',
  shield: 'M12 3.5L5 6v5.5c0 4.2 2.8 7.5 7 9 4.2-1.5 7-4.8 7-9V6z',
  sun: iconPaths.sun,
  terminal: 'M3.5 5h17v14h-17zM7 9.5l3 2.5-3 2.5M12.5 14.5h4',
  user: 'M12 4.5a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5ZM4.5 20a7.5 7.5 0 0 1 15 0',
} as const;

export type PaletteIcon = keyof typeof paletteIcons;

import type { Locale } from './locales.ts';

/** What the sections of the menu are grouped under. `sidebars.ts` names them, because the words of its plain HTML are not translated. */
const es = {
  start: 'Empezar',
  integrate: 'Integrar',
  test: 'Probar y publicar',
  reference: 'Referencia',
};

export type MenuGroup = keyof typeof es;

export const menuGroups: Readonly<Record<Locale, Readonly<Record<MenuGroup, string>>>> = {
  es,
  en: {
    start: 'Get started',
    integrate: 'Integrate',
    test: 'Test and go live',
    reference: 'Reference',
  },
};

export const isMenuGroup = (name: string): name is MenuGroup => Object.hasOwn(es, name);

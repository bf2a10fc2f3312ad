import type { Locale } from '../site/locales.ts';
import type { Actor } from './sequence-layout.ts';

const es = {
  actors: {
    shopper: 'Cliente',
    site: 'Tu sitio',
    server: 'Tu servidor',
    pasarela: 'Pasarela',
    bank: 'Banco emisor',
  } satisfies Record<Actor, string>,
  enlarge: 'Ampliar',
  close: 'Cerrar',
};
export type SequenceWords = typeof es;

const en: SequenceWords = {
  actors: {
    shopper: 'Shopper',
    site: 'Your site',
    server: 'Your server',
    pasarela: 'Pasarela',
    bank: 'Issuing bank',
  },
  enlarge: 'Enlarge',
  close: 'Close',
};

export const sequenceWords: Readonly<Record<Locale, SequenceWords>> = { es, en };

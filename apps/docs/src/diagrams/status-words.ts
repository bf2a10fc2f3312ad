import type { Locale } from '../site/locales.ts';

const es = {
  caption: 'Los estados de una transacción',
  next: (codes: string) => `. Puede pasar a ${codes}`,
  final: '. Es un final',
};

type StatusDiagramWords = typeof es;

const en: StatusDiagramWords = {
  caption: 'The statuses of a transaction',
  next: (codes) => `. Can become ${codes}`,
  final: '. It is final',
};

export const statusDiagramWords: Readonly<Record<Locale, StatusDiagramWords>> = { es, en };

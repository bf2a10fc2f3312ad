import type { Locale } from '../site/locales.ts';
import type { CopyWords } from './copy-button.tsx';

export const copyPageWords: Readonly<Record<Locale, { readonly copy: CopyWords; readonly about: string }>> = {
  es: {
    copy: { idle: 'Copiar página', copied: 'Página copiada', failed: 'No se pudo copiar' },
    about: 'como Markdown',
  },
  en: {
    copy: { idle: 'Copy page', copied: 'Page copied', failed: 'Could not copy' },
    about: 'as Markdown',
  },
};

import type { Locale } from '../site/locales.ts';
import type { CopyWords } from './copy-button.tsx';

type CodeWords = { readonly copy: CopyWords; readonly label: (name: string) => string };

export const codeWords: Readonly<Record<Locale, CodeWords>> = {
  es: {
    copy: { idle: 'Copiar', copied: 'Copiado', failed: 'No se pudo copiar' },
    label: (name) => `Código ${name}`.trim(),
  },
  en: {
    copy: { idle: 'Copy', copied: 'Copied', failed: 'Could not copy' },
    label: (name) => `Code ${name}`.trim(),
  },
};

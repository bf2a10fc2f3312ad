import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@pasarela/contracts/words/words';
import { docsFolder } from '#installation/installed-files.ts';

/** The first section of an error's page says what happened and what to do. */
const firstSection = /^## .*\n+([\s\S]*?)\n+(?:## |$)/m;

/** The explanation of an error code, from its built page of the documentation; undefined where that is not built. */
export const remedyOfCode = (code: string, language: Language, folder = docsFolder): string | undefined => {
  if (!/^\w+$/.test(code)) return undefined;
  const page = join(folder, language === 'en' ? 'en' : '', 'errors', `${code}.md`);
  try {
    return firstSection.exec(readFileSync(page, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};

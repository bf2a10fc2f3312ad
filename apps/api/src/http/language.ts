import type { Language } from '@pasarela/contracts/words/words';

/** The preferred language of a call, Spanish or English; Spanish if neither is named. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  if (!acceptLanguage) return 'es';
  let best: { language: Language; quality: number } | undefined;
  for (const part of acceptLanguage.split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const primary = tag.split('-', 1)[0];
    const language = primary === 'es' || primary === 'en' ? primary : undefined;
    if (!language) continue;
    const named = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const quality = named ? Number(named.slice(2)) || 0 : 1;
    if (quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? 'es';
};

import type { Locale } from '../../../site/locales.ts';
import { scenarioWordsEn } from './scenario-words-en.ts';
import { type ScenarioWords, scenarioWordsEs } from './scenario-words-es.ts';

export const scenarioWords: Readonly<Record<Locale, ScenarioWords>> = {
  es: scenarioWordsEs,
  en: scenarioWordsEn,
};

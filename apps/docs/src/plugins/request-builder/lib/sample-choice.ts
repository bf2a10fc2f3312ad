import { type AuthenticationWay, authenticationWays } from '@pasarela/contracts/code-samples/code-sample';
import { type SampleLanguageName, sampleLanguageNames } from '@pasarela/contracts/code-samples/code-samples';
import type { Store } from './browser-memory.ts';
import { isJsonObject, type JsonValue } from './json-value.ts';

/** The reader's choice of programming language and authentication for code samples. */
export type SampleChoice = { readonly language: SampleLanguageName; readonly way: AuthenticationWay };

export const firstChoice: SampleChoice = { language: 'curl', way: 'basic' };

/** The language to show of those that there are programs in: the chosen one, or else the first. */
export const shownLanguage = (
  { language }: SampleChoice,
  offered: readonly SampleLanguageName[],
): SampleLanguageName | undefined => (offered.includes(language) ? language : offered[0]);

const choiceKey = 'pasarela.code-samples';

/** The stored choice; the default replaces any part that is missing or no longer offered. */
export const readChoice = (store: Store | null): SampleChoice => {
  try {
    const held: JsonValue = JSON.parse(store?.getItem(choiceKey) ?? '{}');
    if (!isJsonObject(held)) return firstChoice;
    return {
      language: sampleLanguageNames.find((name) => name === held.language) ?? firstChoice.language,
      way: authenticationWays.find((way) => way === held.way) ?? firstChoice.way,
    };
  } catch {
    return firstChoice;
  }
};

/** A browser may forbid it; the choice then lasts as long as the page. */
export const keepChoice = (store: Store | null, choice: SampleChoice): void => {
  try {
    store?.setItem(choiceKey, JSON.stringify(choice));
  } catch {
    return;
  }
};

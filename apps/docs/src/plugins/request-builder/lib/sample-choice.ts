import { type AuthenticationWay, authenticationWays } from '@pasarela/contracts/code-samples/code-sample';
import { type SampleLanguageName, sampleLanguageNames } from '@pasarela/contracts/code-samples/code-samples';
import type { Store } from './browser-memory.ts';
import { isJsonObject, type JsonValue } from './json-value.ts';

/** How somebody likes to read samples. */
export type SampleChoice = { readonly language: SampleLanguageName; readonly way: AuthenticationWay };

export const firstChoice: SampleChoice = { language: 'curl', way: 'basic' };

const choiceKey = 'pasarela.code-samples';

/** What was chosen before; what it does not say, or says of an older site, is as at first. */
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

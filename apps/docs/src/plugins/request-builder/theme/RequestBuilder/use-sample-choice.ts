import { useSyncExternalStore } from 'react';
import { firstChoice, keepChoice, readChoice, type SampleChoice } from '../../lib/sample-choice.ts';

/** The choice is shared by all the samples of a page. */
let current: SampleChoice | null = null;
const listeners = new Set<() => void>();

const browserStore = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const read = (): SampleChoice => {
  current ??= readChoice(browserStore());
  return current;
};

const choose = (choice: SampleChoice): void => {
  current = choice;
  keepChoice(browserStore(), choice);
  for (const listener of listeners) listener();
};

/** The chosen language and way, remembered in this browser; the first of each without JavaScript. */
export const useSampleChoice = () => {
  const choice = useSyncExternalStore(subscribe, read, () => firstChoice);
  return { choice, choose };
};

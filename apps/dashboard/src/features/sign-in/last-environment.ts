import { type EnvironmentName, environmentNames } from '@pasarela/contracts/accounts/environments';

const storageKey = 'lastEnvironment';

/** The environment of the last sign-in in this browser, because most users always use the same. */
export const readLastEnvironment = (): EnvironmentName | null => {
  const stored = localStorage.getItem(storageKey);
  return environmentNames.find((name) => name === stored) ?? null;
};

export const writeLastEnvironment = (name: EnvironmentName): void => localStorage.setItem(storageKey, name);

import { type EnvironmentName, environmentNames } from '@pasarela/contracts/accounts/environments';

const storageKey = 'lastEnvironment';

/** Where this browser signed in last: most people always go to the same. */
export const readLastEnvironment = (): EnvironmentName | null => {
  const stored = localStorage.getItem(storageKey);
  return environmentNames.find((name) => name === stored) ?? null;
};

export const writeLastEnvironment = (name: EnvironmentName): void => localStorage.setItem(storageKey, name);

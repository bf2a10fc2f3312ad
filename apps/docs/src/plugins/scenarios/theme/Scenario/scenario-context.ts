import { createContext, useContext } from 'react';
import type { Scenario } from './use-scenario.ts';

export const ScenarioContext = createContext<Scenario | null>(null);

/** The scenario that a step stands in. */
export const useScenarioAround = (): Scenario => {
  const scenario = useContext(ScenarioContext);
  if (!scenario) throw new Error('a step stands in a scenario');
  return scenario;
};

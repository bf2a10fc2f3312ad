import type { ScenarioPage } from '../lib/scenario-page.ts';
import { freshStep } from '../lib/step-request.ts';
import type { StepState } from '../lib/step-state.ts';

export type ScenarioState = {
  readonly steps: Readonly<Record<string, StepState>>;
  /** The step whose call is under way. */
  readonly sending: string | null;
};

/** The initial state is the same on server and browser: references are added after hydration. */
export const initialScenario = (page: ScenarioPage): ScenarioState => ({
  steps: Object.fromEntries(page.steps.map((step) => [step.name, freshStep(step)])),
  sending: null,
});

import type { ScenarioPage, StepPage } from '../lib/scenario-page.ts';
import { answerIn } from '../lib/step-outcome.ts';
import { callOf, freshStep, withAnswer, withReference } from '../lib/step-request.ts';
import type { StepState } from '../lib/step-state.ts';
import type { References, ScenarioAction } from './scenario-actions.ts';
import { initialScenario, type ScenarioState } from './scenario-state.ts';

const changed = (state: ScenarioState, name: string, change: Partial<StepState>): ScenarioState => {
  const step = state.steps[name];
  return step ? { ...state, steps: { ...state.steps, [name]: { ...step, ...change } } } : state;
};

const eachStep = (
  state: ScenarioState,
  steps: readonly StepPage[],
  next: (step: StepState, page: StepPage) => StepState,
): ScenarioState => ({
  ...state,
  steps: {
    ...state.steps,
    ...Object.fromEntries(
      steps.flatMap((page) => {
        const step = state.steps[page.name];
        return step ? [[page.name, next(step, page)]] : [];
      }),
    ),
  },
});

const stepsAfter = ({ steps }: ScenarioPage, name: string): readonly StepPage[] =>
  steps.slice(steps.findIndex((step) => step.name === name) + 1);

/** Copies the answer of a step into the requests of the later steps. */
const carriedOn = (page: ScenarioPage, state: ScenarioState, from: string): ScenarioState => {
  const answer = answerIn(state.steps[from]?.outcome ?? null);
  if (!answer) return state;
  return eachStep(state, stepsAfter(page, from), (step, later) =>
    withAnswer(step, callOf(later, step.choice), from, answer),
  );
};

const withReferences = (state: ScenarioState, page: ScenarioPage, references: References): ScenarioState =>
  eachStep(state, page.steps, (step, { name }) => {
    const reference = references[name];
    return reference === undefined ? step : withReference(step, reference);
  });

/** Another call of the same step: its sample, with what is known by now. */
const withCall = (
  page: ScenarioPage,
  state: ScenarioState,
  { step: name, choice, reference }: Extract<ScenarioAction, { type: 'callChosen' }>,
): ScenarioState => {
  const step = page.steps.find((one) => one.name === name);
  if (!step) return state;
  const call = callOf(step, choice);
  const known = page.steps.reduce(
    (filled, { name: from }) => {
      const answer = answerIn(state.steps[from]?.outcome ?? null);
      return answer ? withAnswer(filled, call, from, answer) : filled;
    },
    withReference(freshStep(step, choice), reference),
  );
  return changed(state, name, known);
};

/** The one reducer of a scenario. */
export const createScenarioReducer =
  (page: ScenarioPage) =>
  (state: ScenarioState, action: ScenarioAction): ScenarioState => {
    switch (action.type) {
      case 'begun':
        return withReferences(initialScenario(page), page, action.references);
      case 'callChosen':
        return withCall(page, state, action);
      case 'textEdited':
        return changed(state, action.step, { text: action.text, hindrance: null });
      case 'paramEdited':
        return changed(state, action.step, {
          params: { ...state.steps[action.step]?.params, [action.name]: action.value },
          hindrance: null,
        });
      case 'stepSkipped':
        return changed(state, action.step, { skipped: true, outcome: null, hindrance: null });
      case 'sendHindered':
        return changed(state, action.step, { hindrance: action.by });
      case 'sendStarted': {
        const renewed = withReferences(state, page, action.references);
        // Later steps depend on the pending answer, so their outcomes are reset.
        const later = eachStep(renewed, stepsAfter(page, action.step), (step) => ({
          ...step,
          outcome: null,
          skipped: false,
        }));
        return {
          ...changed(later, action.step, { outcome: null, skipped: false, hindrance: null }),
          sending: action.step,
        };
      }
      case 'sendFinished': {
        const outcome = action.outcome.kind === 'cancelled' ? null : action.outcome;
        return carriedOn(page, { ...changed(state, action.step, { outcome }), sending: null }, action.step);
      }
    }
  };

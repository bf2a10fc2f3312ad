import type { CallPage, CarriedField, ScenarioPage, StepPage } from '../lib/scenario-page.ts';
import { answerIn, isAsExpected } from '../lib/step-outcome.ts';
import { callOf } from '../lib/step-request.ts';
import type { ScenarioState } from './scenario-state.ts';

export type StepProgress = 'locked' | 'open' | 'done' | 'skipped';

/** A field that an earlier step was answered, as text; empty where it was not yet. */
export const carriedText = (state: ScenarioState, { step, field }: CarriedField): string => {
  const value = answerIn(state.steps[step]?.outcome ?? null)?.[field];
  return value === undefined || value === null ? '' : String(value);
};

/** Steps are called by their number on the page. */
export const stepNumber = (page: ScenarioPage, name: string): number =>
  page.steps.find((step) => step.name === name)?.number ?? 0;

export const chosenCall = (state: ScenarioState, step: StepPage): CallPage =>
  callOf(step, state.steps[step.name]?.choice ?? 0);

/** The number of the transaction that a call asks the inbox about. */
export const soughtTransaction = (state: ScenarioState, call: CallPage): string =>
  call.finds ? carriedText(state, call.finds.transaction) : '';

const isDone = (state: ScenarioState, step: StepPage): boolean => {
  const call = chosenCall(state, step);
  const outcome = state.steps[step.name]?.outcome ?? null;
  return isAsExpected(call, outcome, soughtTransaction(state, call));
};

const endedAs = (state: ScenarioState, step: StepPage): 'done' | 'skipped' | null =>
  isDone(state, step) ? 'done' : state.steps[step.name]?.skipped ? 'skipped' : null;

/** How far each step has come. Steps open in their order. */
export const progressOf = (
  page: ScenarioPage,
  state: ScenarioState,
): Readonly<Record<string, StepProgress>> => {
  const entries: [string, StepProgress][] = [];
  let isOpen = true;
  for (const step of page.steps) {
    const ended = endedAs(state, step);
    entries.push([step.name, isOpen ? (ended ?? 'open') : 'locked']);
    isOpen = isOpen && ended !== null;
  }
  return Object.fromEntries(entries);
};

import { filledPart } from '@pasarela/contracts/integration-methods/filled-part';
import { referenceField } from '../../request-builder/lib/fresh-reference.ts';
import {
  formatJson,
  type JsonObject,
  type JsonValue,
  parseBody,
} from '../../request-builder/lib/json-value.ts';
import type { CallPage, StepPage } from './scenario-page.ts';
import type { StepState } from './step-state.ts';

type Change = readonly [path: string, value: JsonValue];

export const callOf = (step: StepPage, choice: number): CallPage => step.calls[choice] ?? step.calls[0];

const withChanges = (state: StepState, changes: readonly Change[]): StepState => {
  const { body } = parseBody(state.text);
  const texts = changes.map(([path, value]): [string, string] => [path, String(value)]);
  return {
    ...state,
    params: filledPart(state.params, texts),
    // A text that is no JSON for the moment is left as it is typed.
    text: body ? formatJson(filledPart<JsonObject>(body, changes)) : state.text,
  };
};

/** A step as it begins: its sample. */
export const freshStep = (step: StepPage, choice = 0): StepState => {
  const { body, params } = callOf(step, choice);
  return {
    choice,
    text: body ? formatJson(body) : '',
    params,
    reference: null,
    outcome: null,
    skipped: false,
    hindrance: null,
  };
};

/** With a reference that is free, where the request has one that the reader did not type. */
export const withReference = (state: StepState, reference: string): StepState => {
  const held = parseBody(state.text).body?.[referenceField];
  if (held === undefined || (state.reference !== null && held !== state.reference)) return state;
  return { ...withChanges(state, [[referenceField, reference]]), reference };
};

/** With what an earlier step was answered. */
export const withAnswer = (state: StepState, call: CallPage, from: string, answer: JsonObject): StepState =>
  withChanges(
    state,
    call.takes.flatMap(({ step, field, path }): Change[] => {
      const value = answer[field];
      return step === from && value !== undefined && value !== null ? [[path, value]] : [];
    }),
  );

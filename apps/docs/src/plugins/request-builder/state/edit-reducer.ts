import { elementAdded, propertyToggled, valueEdited } from '../lib/json-tree.ts';
import { parseBody } from '../lib/json-value.ts';
import type { OperationPage } from '../lib/operation-page.ts';
import type { BuilderAction } from './builder-actions.ts';
import { type BuilderState, chosenSample } from './builder-state.ts';
import { noticed } from './notice.ts';
import { withBody, withReference } from './request-body.ts';

type EditAction = Extract<
  BuilderAction,
  {
    type:
      | 'propertyToggled'
      | 'valueEdited'
      | 'elementAdded'
      | 'textEdited'
      | 'jsonUpdated'
      | 'referenceRenewed'
      | 'paramEdited'
      | 'queryEdited'
      | 'idempotencyKeyEdited'
      | 'scenarioChosen';
  }
>;

/** The typed text is taken at once where it is an object; the tree keeps the last one until then. */
const withText = (state: BuilderState, text: string): BuilderState => {
  const { body, problem } = parseBody(text);
  if (problem) return { ...state, text, problem };
  return {
    ...state,
    text,
    body,
    problem: null,
    hindrance: state.hindrance === 'malformedJson' ? null : state.hindrance,
  };
};

/** The typed text as the body, or what is wrong with it. */
const withTypedBody = (state: BuilderState): BuilderState => {
  const { body, problem } = parseBody(state.text);
  if (problem)
    return { ...state, problem, hindrance: 'malformedJson', ...noticed(state, 'checkJson', 'danger') };
  return { ...withBody(state, body), ...noticed(state, 'jsonUpdated', 'success') };
};

/** What is changed in the request by hand. */
export const editReducer = (state: BuilderState, action: EditAction, page: OperationPage): BuilderState => {
  const fields = page.body ?? [];
  switch (action.type) {
    case 'propertyToggled':
      return withBody(
        state,
        propertyToggled(state.body, fields, action.path, chosenSample(page, state).body ?? {}),
      );
    case 'valueEdited':
      return withBody(state, valueEdited(state.body, fields, action.path, action.value));
    case 'elementAdded':
      return withBody(state, elementAdded(state.body, fields, action.path));
    case 'textEdited':
      return action.text === state.text ? state : withText(state, action.text);
    case 'jsonUpdated':
      return withTypedBody(state);
    case 'referenceRenewed':
      return withReference(state, action.reference);
    case 'paramEdited':
      return { ...state, params: { ...state.params, [action.name]: action.value }, hindrance: null };
    case 'queryEdited':
      return { ...state, query: { ...state.query, [action.name]: action.value }, hindrance: null };
    case 'scenarioChosen':
      return { ...state, scenario: page.scenarios.includes(action.name) ? action.name : '' };
    case 'idempotencyKeyEdited':
      return {
        ...state,
        idempotencyKey: action.value,
        hindrance: state.hindrance === 'unusableKey' ? null : state.hindrance,
      };
  }
};

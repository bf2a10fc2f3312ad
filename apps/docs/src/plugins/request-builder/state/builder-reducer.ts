import { referenceField } from '../lib/fresh-reference.ts';
import { elementAdded, ownName, propertyToggled } from '../lib/json-tree.ts';
import { formatJson, type JsonObject, parseBody } from '../lib/json-value.ts';
import type { OperationPage } from '../lib/operation-page.ts';
import { bodyAbout, paramsAbout } from '../lib/recent-payment.ts';
import type { BuilderAction, Proposal } from './builder-actions.ts';
import { type BuilderState, groupOf, sampleIn } from './builder-state.ts';
import { credentialsReducer } from './credentials-reducer.ts';
import { noticed } from './notice.ts';
import { sendReducer } from './send-reducer.ts';

/** A body that the builder made: the editor shows it, and nothing is wrong with it. */
const withBody = (state: BuilderState, body: JsonObject): BuilderState => ({
  ...state,
  body,
  text: formatJson(body),
  problem: null,
  hindrance: state.hindrance === 'malformedJson' ? null : state.hindrance,
});

const withReference = (state: BuilderState, reference: string): BuilderState => {
  const own = ownName(state.body, referenceField);
  if (own === undefined) return state;
  return {
    ...withBody(state, { ...state.body, [own]: reference }),
    reference: { proposed: reference, held: false },
  };
};

const withSample = (
  state: BuilderState,
  page: OperationPage,
  key: string,
  name: string,
  { reference, payments }: Proposal,
): BuilderState => {
  const group = groupOf(page, key);
  const sample = sampleIn(group, name);
  const body = sample.body ?? {};
  const chosen = {
    ...state,
    group: group.key,
    sample: sample.name,
    params: paramsAbout(sample.params, payments),
    query: sample.query,
    outcome: null,
    hindrance: null,
    reference: null,
  };
  return withReference(withBody(chosen, bodyAbout(body, payments)), reference);
};

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

/** The one reducer of the builder, for one operation. */
export const createBuilderReducer =
  (page: OperationPage) =>
  (state: BuilderState, action: BuilderAction): BuilderState => {
    const fields = page.body ?? [];
    switch (action.type) {
      case 'tabChosen':
        return { ...state, tab: action.tab };
      case 'groupChosen':
        return withSample(state, page, action.key, '', action.proposal);
      case 'sampleChosen':
        return withSample(state, page, state.group, action.name, action.proposal);
      case 'proposalMade':
        return withSample(state, page, state.group, state.sample, action.proposal);
      case 'propertyToggled':
        return withBody(state, propertyToggled(state.body, fields, action.path));
      case 'elementAdded':
        return withBody(state, elementAdded(state.body, fields, action.path));
      case 'textEdited':
        return action.text === state.text ? state : withText(state, action.text);
      case 'jsonUpdated': {
        const { body, problem } = parseBody(state.text);
        if (problem)
          return { ...state, problem, hindrance: 'malformedJson', ...noticed(state, 'checkJson', 'danger') };
        return { ...withBody(state, body), ...noticed(state, 'jsonUpdated', 'success') };
      }
      case 'referenceRenewed':
        return withReference(state, action.reference);
      case 'paramEdited':
        return { ...state, params: { ...state.params, [action.name]: action.value }, hindrance: null };
      case 'queryEdited':
        return { ...state, query: { ...state.query, [action.name]: action.value }, hindrance: null };
      case 'idempotencyKeyEdited':
        return { ...state, idempotencyKey: action.value };
      case 'noticeDismissed':
        return state.notice?.turn === action.turn ? { ...state, notice: null } : state;
      case 'sendHindered':
      case 'sendStarted':
      case 'sendFinished':
        return sendReducer(state, action, page);
      default:
        return credentialsReducer(state, action);
    }
  };

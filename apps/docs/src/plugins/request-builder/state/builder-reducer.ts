import { filledSample, withAnswers } from '../lib/filled-sample.ts';
import { referenceField } from '../lib/fresh-reference.ts';
import { elementAdded, ownName, propertyToggled, valueEdited } from '../lib/json-tree.ts';
import { formatJson, type JsonObject, parseBody } from '../lib/json-value.ts';
import type { OperationPage, Sample } from '../lib/operation-page.ts';
import { bodyAbout, bodyNoLongerAbout, paramsAbout } from '../lib/recent-payment.ts';
import { type RequestNote, requestOf } from '../lib/request-note.ts';
import type { BuilderAction, Proposal } from './builder-actions.ts';
import { type BuilderState, chosenSample, groupOf, sampleIn } from './builder-state.ts';
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

/** Whether a sample is about the whole amount of what it needs. */
const isWhole = ({ body, needs }: Sample): boolean => {
  const held = body?.Amount ?? body?.amount;
  return needs.every(({ call }) => call.sample.body?.Amount === held);
};

const withSample = (
  state: BuilderState,
  page: OperationPage,
  sample: Sample,
  { reference, today, payments }: Proposal,
): BuilderState => {
  const { params, query, body } = filledSample(sample, reference, today);
  const payment = page.about && payments[page.about];
  const chosen: BuilderState = {
    ...state,
    group: page.groups.find((group) => group.samples.includes(sample))?.key ?? state.group,
    sample: sample.name,
    params: payment ? paramsAbout(params, payment) : params,
    query,
    // Abandon a call of the sample shown before.
    sending: false,
    outcome: null,
    hindrance: null,
    isChecked: false,
    preparation: null,
    payment,
    reference: null,
  };
  const about = payment ? bodyAbout(body, payment, isWhole(sample)) : body;
  return withReference(withBody(chosen, about), reference);
};

/** A sample as somebody had changed it; a reference of one's own is kept, whoever holds it. */
const withNote = (
  state: BuilderState,
  page: OperationPage,
  note: RequestNote,
  proposal: Proposal,
): BuilderState => {
  const group = page.groups.find((one) => one.samples.some((sample) => sample.name === note.sample));
  const sample = sampleIn(group ?? groupOf(page, ''), note.sample);
  const fresh = withSample(state, page, sample, proposal);
  const { params, query, body } = requestOf(page, sample, note);
  const restored = { ...withBody(fresh, body), params, query, payment: null, reference: null };
  return referenceField in note.patch ? restored : withReference(restored, proposal.reference);
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
        return withSample(state, page, sampleIn(groupOf(page, action.key), ''), action.proposal);
      case 'sampleChosen':
        return withSample(state, page, sampleIn(groupOf(page, state.group), action.name), action.proposal);
      case 'proposalMade':
        return withSample(state, page, chosenSample(page, state), action.proposal);
      case 'requestRestored':
        return {
          ...withNote(state, page, action.note, action.proposal),
          tab: 'builder',
          ...noticed(state, 'restored', 'success'),
        };
      case 'linkUnreadable':
        return { ...state, ...noticed(state, 'linkUnreadable', 'danger') };
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
        return {
          ...state,
          idempotencyKey: action.value,
          hindrance: state.hindrance === 'unusableKey' ? null : state.hindrance,
        };
      case 'noticeDismissed':
        return state.notice?.turn === action.turn ? { ...state, notice: null } : state;
      case 'preparationStarted':
        return { ...state, preparation: { step: 'running' }, outcome: null, hindrance: null, notice: null };
      case 'preparationPaused':
        return {
          ...state,
          preparation: { step: 'payer', waiting: action.waiting, isStill: action.isStill },
        };
      case 'preparationFailed':
        return {
          ...sendReducer(
            { ...state, preparation: null },
            { type: 'sendFinished', outcome: action.outcome, holdsReference: false },
            page,
          ),
          sending: state.sending,
        };
      case 'preparationDone': {
        const sample = chosenSample(page, state);
        const body = state.payment
          ? bodyNoLongerAbout(state.body, state.payment, sample.body ?? {})
          : state.body;
        const request = withAnswers(sample, { ...state, body }, action.answers);
        return {
          ...(page.body ? withBody(state, request.body) : state),
          params: request.params,
          payment: null,
          preparation: { step: 'ready' },
          ...noticed(state, 'prepared', 'success'),
        };
      }
      case 'sendHindered':
      case 'sendStarted':
      case 'sendFinished':
        return sendReducer(state, action, page);
      default:
        return credentialsReducer(state, action);
    }
  };

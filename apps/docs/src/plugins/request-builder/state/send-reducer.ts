import { referenceField } from '../lib/fresh-reference.ts';
import { ownName } from '../lib/json-tree.ts';
import type { OperationPage } from '../lib/operation-page.ts';
import type { SendOutcome } from '../lib/send-request.ts';
import type { BuilderAction } from './builder-actions.ts';
import type { BuilderState, Hindrance, NoticeName } from './builder-state.ts';
import { noticed } from './notice.ts';

type SendAction = Extract<BuilderAction, { type: 'sendHindered' | 'sendStarted' | 'sendFinished' }>;

const checkWhatWasSent = (page: OperationPage): NoticeName => (page.body ? 'checkJson' : 'checkParameters');

/** The toast about a call that was not sent. */
const hindranceNotice = (by: Hindrance, page: OperationPage): NoticeName => {
  if (by === 'wrongCredentials') return 'wrongCredentials';
  return by === 'unusableKey' ? 'checkParameters' : checkWhatWasSent(page);
};

const noticeOf = (outcome: SendOutcome, page: OperationPage): NoticeName | null => {
  switch (outcome.kind) {
    case 'answered':
      return 'sent';
    case 'refused':
      return outcome.answer.status >= 500 || outcome.answer.status === 429
        ? 'notProcessed'
        : checkWhatWasSent(page);
    case 'unauthenticated':
      return 'wrongCredentials';
    case 'cancelled':
      return null;
    default:
      return outcome.kind;
  }
};

/** Whether the builder's proposed reference is held after a call; one that a decline freed can be sent again. */
const heldAfter = (state: BuilderState, holdsReference: boolean): BuilderState['reference'] => {
  if (!state.reference || !holdsReference) return state.reference;
  const own = ownName(state.body, referenceField);
  const sent = own !== undefined && state.body[own] === state.reference.proposed;
  return { ...state.reference, held: state.reference.held || sent };
};

/** Sending, and what came of it. */
export const sendReducer = (state: BuilderState, action: SendAction, page: OperationPage): BuilderState => {
  switch (action.type) {
    case 'sendHindered':
      return {
        ...state,
        hindrance: action.by,
        // An earlier answer is none to what was to be sent now.
        outcome: null,
        isChecked: state.isChecked || action.by === 'invalidFields' || action.by === 'missingParameters',
        ...noticed(state, hindranceNotice(action.by, page), 'danger'),
      };
    case 'sendStarted':
      return { ...state, sending: true, hindrance: null, outcome: null, notice: null };
    case 'sendFinished': {
      const notice = noticeOf(action.outcome, page);
      return {
        ...state,
        sending: false,
        // The call has used its preparation up.
        preparation: action.outcome.kind === 'answered' ? null : state.preparation,
        payment: action.outcome.kind === 'answered' ? null : state.payment,
        outcome: action.outcome.kind === 'cancelled' ? null : action.outcome,
        reference: heldAfter(state, action.holdsReference),
        ...(notice ? noticed(state, notice, notice === 'sent' ? 'success' : 'danger') : {}),
      };
    }
  }
};

import { type NeededAnswers, withAnswers } from '../lib/filled-sample.ts';
import type { OperationPage } from '../lib/operation-page.ts';
import { bodyNoLongerAbout } from '../lib/recent-payment.ts';
import type { SendOutcome } from '../lib/send-request.ts';
import type { BuilderAction } from './builder-actions.ts';
import { type BuilderState, chosenSample } from './builder-state.ts';
import { noticed } from './notice.ts';
import { withBody } from './request-body.ts';
import { sendReducer } from './send-reducer.ts';

type PreparationAction = Extract<
  BuilderAction,
  { type: 'preparationStarted' | 'preparationPaused' | 'preparationFailed' | 'preparationDone' }
>;

/** What a needed call was answered is told as that of the request itself would be. */
const withFailure = (state: BuilderState, outcome: SendOutcome, page: OperationPage): BuilderState => ({
  ...sendReducer(
    { ...state, preparation: null },
    { type: 'sendFinished', outcome, holdsReference: false },
    page,
  ),
  sending: state.sending,
});

/** The request with what the needed calls were answered. */
const withNeeds = (state: BuilderState, answers: NeededAnswers, page: OperationPage): BuilderState => {
  const sample = chosenSample(page, state);
  const body = state.payment ? bodyNoLongerAbout(state.body, state.payment, sample.body ?? {}) : state.body;
  const request = withAnswers(sample, { ...state, body }, answers);
  return {
    ...(page.body ? withBody(state, request.body) : state),
    params: request.params,
    payment: null,
    preparation: { step: 'ready' },
    ...noticed(state, 'prepared', 'success'),
  };
};

/** The calls that a sample needs before it. */
export const preparationReducer = (
  state: BuilderState,
  action: PreparationAction,
  page: OperationPage,
): BuilderState => {
  switch (action.type) {
    case 'preparationStarted':
      return { ...state, preparation: { step: 'running' }, outcome: null, hindrance: null, notice: null };
    case 'preparationPaused':
      return { ...state, preparation: { step: 'payer', waiting: action.waiting, isStill: action.isStill } };
    case 'preparationFailed':
      return withFailure(state, action.outcome, page);
    case 'preparationDone':
      return withNeeds(state, action.answers, page);
  }
};

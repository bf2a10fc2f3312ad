import { buildRequest, type Credentials } from '../../../request-builder/lib/build-request.ts';
import { type SendOutcome, sendRequest } from '../../../request-builder/lib/send-request.ts';
import { browserTools, tokens } from '../../../request-builder/theme/RequestBuilder/browser-tools.ts';
import { askedUntil } from '../../lib/patience.ts';
import type { CallPage, DashboardSignIn } from '../../lib/scenario-page.ts';
import { type SessionMemory, sendDashboard } from '../../lib/send-dashboard.ts';
import { isAsExpected } from '../../lib/step-outcome.ts';
import type { StepState } from '../../lib/step-state.ts';

/** One session for all steps of this page; it is gone with the page. */
const session: SessionMemory = { current: null };

export type StepCall = {
  readonly call: CallPage;
  readonly state: StepState;
  readonly host: string;
  readonly language: string;
  readonly credentials: Credentials;
  readonly signIn: DashboardSignIn;
  readonly soughtTransaction: string;
  readonly signal: AbortSignal;
};

/** Makes a step's call: the payment API's with the key, the dashboard's with a session. */
export const sendStep = ({ soughtTransaction, ...given }: StepCall): Promise<SendOutcome> => {
  const { call, state, host, language, credentials, signIn, signal } = given;
  const request = buildRequest({ page: call, host, language, params: state.params, body: state.text });
  const { apiKey, password } = credentials;
  const ask = () =>
    call.api === 'payment'
      ? sendRequest(
          { request, host, language, credentials: { apiKey: apiKey.trim(), password }, tokens, signal },
          browserTools,
        )
      : sendDashboard({ request, host, language, signIn, session, signal }, browserTools);
  if (!call.waits && !call.finds) return ask();
  return askedUntil(
    ask,
    (outcome) => outcome.kind !== 'answered' || isAsExpected(call, outcome, soughtTransaction),
    signal,
  );
};

import type { Keeping } from '../lib/browser-memory.ts';
import type { Credentials } from '../lib/build-request.ts';
import { formatJson, type JsonObject, type JsonProblem } from '../lib/json-value.ts';
import type { OperationPage, Sample, SampleGroup } from '../lib/operation-page.ts';
import type { RecentPayment } from '../lib/recent-payment.ts';
import type { SendOutcome } from '../lib/send-request.ts';

export type BuilderTab = 'builder' | 'credentials';

/** The toasts of the builder, by name. Their texts are in the words files. */
export type NoticeName =
  | 'sent'
  | 'checkJson'
  | 'checkParameters'
  | 'wrongCredentials'
  | 'nothingToSave'
  | 'notSaved'
  | 'saved'
  | 'deleted'
  | 'jsonUpdated'
  | 'prepared'
  | 'restored'
  | 'linkUnreadable'
  | 'offline'
  | 'unreachable'
  | 'lost'
  | 'unexpected'
  | 'notProcessed';

export type Notice = {
  readonly name: NoticeName;
  readonly tone: 'success' | 'danger';
  /** Grows, so that the same words said twice are heard twice. */
  readonly turn: number;
};

/** The reasons for which a call cannot be sent. */
export type Hindrance =
  | 'malformedJson'
  | 'wrongCredentials'
  | 'missingParameters'
  | 'unusableParameters'
  | 'unusableKey'
  | 'invalidFields';

/** The payment that somebody has to make on its hosted page before the sample can be sent. */
export type WaitingPayer = {
  readonly url: string;
  readonly transactionNumber: string;
  /** The response code before it is paid. */
  readonly code: string;
};

/** The progress of the calls that a sample needs before it. */
type Preparation =
  | { readonly step: 'running' }
  | { readonly step: 'payer'; readonly waiting: WaitingPayer; readonly isStill: boolean }
  | { readonly step: 'ready' };

export type BuilderState = {
  readonly tab: BuilderTab;
  readonly group: string;
  readonly sample: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
  /** The name of the chosen `Sandbox-Scenario`, or an empty text. */
  readonly scenario: string;
  /** The JSON as it stands in the editor: what is sent. */
  readonly text: string;
  /** The last text that was a JSON object: what the tree shows. */
  readonly body: JsonObject;
  readonly problem: JsonProblem | null;
  /** The reference that the builder proposed, and whether a payment holds it by now. */
  readonly reference: { readonly proposed: string; readonly held: boolean } | null;
  readonly credentials: Credentials;
  readonly missing: { readonly apiKey: boolean; readonly password: boolean };
  readonly kept: Keeping | null;
  readonly sessionOnly: boolean;
  readonly sending: boolean;
  /** Said under the button when nothing could be sent. */
  readonly hindrance: Hindrance | null;
  /** Whether what the contract refuses is said: from the first attempt to send it on. */
  readonly isChecked: boolean;
  readonly preparation: Preparation | null;
  /** The recent payment that the sample was filled in with. */
  readonly payment: RecentPayment | null;
  readonly outcome: SendOutcome | null;
  readonly notice: Notice | null;
  readonly turn: number;
};

/** One call at a time: two at once could both pay or refund. */
export const isBusy = ({ sending, preparation }: Pick<BuilderState, 'sending' | 'preparation'>): boolean =>
  sending || preparation?.step === 'running';

/** The fields before anybody has touched them. Emptied fields are another object: the demo's are not offered to them again. */
export const untouchedCredentials: Credentials = { apiKey: '', password: '' };

const noGroup: SampleGroup = { key: '', label: '', samples: [] };
const noSample: Sample = {
  name: '',
  label: '',
  params: {},
  query: {},
  body: null,
  days: {},
  needs: [],
  byScript: false,
  responseCode: null,
};

export const groupOf = (page: OperationPage, key: string): SampleGroup =>
  page.groups.find((group) => group.key === key) ?? page.groups[0] ?? noGroup;

export const sampleIn = (group: SampleGroup, name: string): Sample =>
  group.samples.find((sample) => sample.name === name) ?? group.samples[0] ?? noSample;

/** The sample that is chosen. */
export const chosenSample = (page: OperationPage, state: Pick<BuilderState, 'group' | 'sample'>): Sample =>
  sampleIn(groupOf(page, state.group), state.sample);

/** The initial state is the same on server and browser: references and stored values are added after hydration. */
export const initialState = (page: OperationPage): BuilderState => {
  const group = groupOf(page, '');
  const sample = sampleIn(group, '');
  const body = sample.body ?? {};
  return {
    tab: 'builder',
    group: group.key,
    sample: sample.name,
    params: sample.params,
    query: sample.query,
    idempotencyKey: '',
    scenario: '',
    text: formatJson(body),
    body,
    problem: null,
    reference: null,
    credentials: untouchedCredentials,
    missing: { apiKey: false, password: false },
    kept: null,
    sessionOnly: false,
    sending: false,
    hindrance: null,
    isChecked: false,
    preparation: null,
    payment: null,
    outcome: null,
    notice: null,
    turn: 0,
  };
};

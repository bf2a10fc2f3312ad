import type { Keeping } from '../lib/browser-memory.ts';
import type { Credentials } from '../lib/build-request.ts';
import { formatJson, type JsonObject, type JsonProblem } from '../lib/json-value.ts';
import type { OperationPage, Sample, SampleGroup } from '../lib/operation-page.ts';
import type { SendOutcome } from '../lib/send-request.ts';

export type BuilderTab = 'builder' | 'credentials';

/** What a toast may say; the words are the language files'. */
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
  | 'offline'
  | 'unreachable'
  | 'unexpected'
  | 'notProcessed';

export type Notice = {
  readonly name: NoticeName;
  readonly tone: 'success' | 'danger';
  /** Grows, so that the same words said twice are heard twice. */
  readonly turn: number;
};

export type BuilderState = {
  readonly tab: BuilderTab;
  readonly group: string;
  readonly sample: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
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
  readonly hindrance: 'malformedJson' | 'wrongCredentials' | 'missingParameters' | null;
  readonly outcome: SendOutcome | null;
  readonly notice: Notice | null;
  readonly turn: number;
};

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

/** The same on server and browser: references and what the browser remembers come afterwards. */
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
    text: formatJson(body),
    body,
    problem: null,
    reference: null,
    credentials: { apiKey: '', password: '' },
    missing: { apiKey: false, password: false },
    kept: null,
    sessionOnly: false,
    sending: false,
    hindrance: null,
    outcome: null,
    notice: null,
    turn: 0,
  };
};

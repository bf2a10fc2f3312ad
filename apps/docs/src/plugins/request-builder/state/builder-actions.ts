import type { WireDay } from '@pasarela/contracts/dates/calendar-days';
import type { Keeping } from '../lib/browser-memory.ts';
import type { Credentials } from '../lib/build-request.ts';
import type { NeededAnswers } from '../lib/filled-sample.ts';
import type { JsonPath } from '../lib/json-tree.ts';
import type { JsonValue } from '../lib/json-value.ts';
import type { RecentPayments } from '../lib/recent-payment.ts';
import type { RequestNote } from '../lib/request-note.ts';
import type { SendOutcome } from '../lib/send-request.ts';
import type { BuilderTab, Hindrance, WaitingPayer } from './builder-state.ts';

/** The actions of the builder. Random values and times come with them, so that the reducer stays pure. */
export type BuilderAction =
  | { readonly type: 'tabChosen'; readonly tab: BuilderTab }
  | { readonly type: 'groupChosen'; readonly key: string; readonly proposal: Proposal }
  | { readonly type: 'sampleChosen'; readonly name: string; readonly proposal: Proposal }
  | { readonly type: 'proposalMade'; readonly proposal: Proposal }
  | { readonly type: 'propertyToggled'; readonly path: JsonPath }
  | { readonly type: 'valueEdited'; readonly path: JsonPath; readonly value: JsonValue }
  | { readonly type: 'elementAdded'; readonly path: JsonPath }
  | { readonly type: 'textEdited'; readonly text: string }
  | { readonly type: 'jsonUpdated' }
  | { readonly type: 'referenceRenewed'; readonly reference: string }
  | { readonly type: 'paramEdited'; readonly name: string; readonly value: string }
  | { readonly type: 'queryEdited'; readonly name: string; readonly value: string }
  | { readonly type: 'idempotencyKeyEdited'; readonly value: string }
  | { readonly type: 'scenarioChosen'; readonly name: string }
  | { readonly type: 'credentialsEdited'; readonly credentials: Partial<Credentials> }
  | { readonly type: 'demoOffered'; readonly credentials: Credentials }
  | { readonly type: 'credentialsRemembered'; readonly credentials: Credentials; readonly keeping: Keeping }
  | { readonly type: 'keepingChanged'; readonly keeping: Keeping | null }
  | { readonly type: 'sessionOnlyChosen'; readonly sessionOnly: boolean }
  | { readonly type: 'saveRefused' }
  | { readonly type: 'credentialsSaved'; readonly keeping: Keeping }
  | { readonly type: 'storageRefused' }
  | { readonly type: 'credentialsDeleted' }
  | { readonly type: 'requestRestored'; readonly note: RequestNote; readonly proposal: Proposal }
  | { readonly type: 'linkUnreadable' }
  | { readonly type: 'preparationStarted' }
  | { readonly type: 'preparationPaused'; readonly waiting: WaitingPayer; readonly isStill: boolean }
  | { readonly type: 'preparationFailed'; readonly outcome: SendOutcome }
  | { readonly type: 'preparationDone'; readonly answers: NeededAnswers }
  | { readonly type: 'sendHindered'; readonly by: Hindrance }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'sendFinished'; readonly outcome: SendOutcome; readonly holdsReference: boolean }
  | { readonly type: 'noticeDismissed'; readonly turn: number };

/** The values to fill a sample in with: an unused reference, the account's day, and the recent payments. */
export type Proposal = {
  readonly reference: string;
  readonly today: WireDay;
  readonly payments: RecentPayments;
};

import type { IntegrationMethodName } from '../integration-methods/integration-method-names.ts';
import type { OperationName } from '../operations.ts';
import type { TransactionStatus } from '../transactions/transaction-status.ts';
import type { Words } from '../words.ts';

/** A field of what an earlier step was answered. */
type Carried = { readonly step: string; readonly field: string };

type CallRules = {
  /** What choosing this call means, where a step has several. */
  readonly words?: Words;
  /** Path in this request → where its value comes from. */
  readonly takes?: Readonly<Record<string, Carried>>;
};

/** A sample of an integration method. */
type MethodCall = CallRules & {
  readonly method: IntegrationMethodName;
  readonly sample: string;
  /** What the sandbox answers here, where it is not what it answers to the sample alone. */
  readonly responseCode?: string;
  /** It is asked again until it is answered that, since others bring it about. */
  readonly waits?: true;
};

/** A call of the dashboard's API: what a person does there in this story. */
type DashboardCall = CallRules & {
  readonly operation: OperationName;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** It is asked again until the test inbox holds the notice of this status about this transaction. */
  readonly finds?: { readonly status: TransactionStatus; readonly transaction: Carried };
};

export type ScenarioCall = MethodCall | DashboardCall;

/** One call of a story. Where there are several, the reader chooses; the first is proposed. */
export type ScenarioStep = {
  readonly name: string;
  readonly calls: readonly [ScenarioCall, ...ScenarioCall[]];
  /** It may be left out: what it does can be done elsewhere. */
  readonly optional?: true;
};

/** A story of calls in which each takes what earlier ones were answered. */
export type GuidedScenario = readonly [ScenarioStep, ...ScenarioStep[]];

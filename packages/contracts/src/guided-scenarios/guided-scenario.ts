import type { IntegrationMethodName } from '../integration-methods/integration-method-names.ts';
import type { OperationName } from '../operations.ts';
import type { TransactionStatus } from '../statuses/transaction-status.ts';
import type { Words } from '../words/words.ts';

/** A field of the answer to an earlier step. */
type Carried = { readonly step: string; readonly field: string };

type CallRules = {
  /** The label of this call, where the step offers several. */
  readonly words?: Words;
  /** Path in this request → where its value comes from. */
  readonly takes?: Readonly<Record<string, Carried>>;
};

/** A sample of an integration method. */
type MethodCall = CallRules & {
  readonly method: IntegrationMethodName;
  readonly sample: string;
  /** The response code expected in this scenario, where it differs from that of the sample sent by itself. */
  readonly responseCode?: string;
  /** The call is repeated until it answers `responseCode`, because it depends on another party. */
  readonly waits?: true;
};

/** A call of the dashboard's API that a user makes in this scenario. */
type DashboardCall = CallRules & {
  readonly operation: OperationName;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The call is repeated until the built-in inbox holds the webhook of this status for this transaction. */
  readonly finds?: { readonly status: TransactionStatus; readonly transaction: Carried };
};

export type ScenarioCall = MethodCall | DashboardCall;

/** A step of a scenario: one call. Where it offers several, the reader chooses; the first is the default. */
export type ScenarioStep = {
  readonly name: string;
  readonly calls: readonly [ScenarioCall, ...ScenarioCall[]];
  /** The step may be skipped: its effect can be had elsewhere. */
  readonly optional?: true;
};

/** A sequence of calls in which later calls use the answers of earlier ones. */
export type GuidedScenario = readonly [ScenarioStep, ...ScenarioStep[]];

import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { ScenarioRule } from '@pasarela/contracts/sandbox/scenario-rules';
import type { SandboxScenario } from '@pasarela/contracts/sandbox/scenarios';

/** The account of a call: a business in one environment. */
export type CallAccount = {
  readonly id: number;
  readonly businessId: number;
  readonly environment: EnvironmentName;
  readonly clockOffset: number;
  /** The rules that give its requests a `Sandbox-Scenario`, if it has any. */
  readonly scenarioRules?: readonly ScenarioRule[];
};

export type CallUser = {
  readonly sessionId: string;
  readonly userId: number;
  readonly userName: string;
  readonly email: string;
  readonly environment: EnvironmentName;
};

export type CallApiKey = { readonly id: number; readonly identifier: string };

/** Who performed an action, as recorded in a transaction's history. */
export type Actor = {
  readonly kind: 'apiKey' | 'user' | 'payer' | 'system';
  readonly name: string | null;
  readonly requestId: string | null;
  /** The `Sandbox-Scenario` of the request, if it has one. It is not recorded in the history. */
  readonly scenario?: SandboxScenario;
};

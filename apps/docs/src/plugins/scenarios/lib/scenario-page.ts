import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import type { JsonObject } from '../../request-builder/lib/json-value.ts';

/** A field of what an earlier step was answered. */
export type CarriedField = { readonly step: string; readonly field: string };

/** A value of a request that comes from there. */
export type Take = CarriedField & { readonly path: string };

/** A call that a step can make, in one language. */
export type CallPage = {
  /** The label of the call, where the step offers several. */
  readonly label: string;
  readonly title: string;
  /** The API of the call, and so whether it takes an API key or a session token. */
  readonly api: 'payment' | 'dashboard';
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: JsonObject | null;
  readonly takes: readonly Take[];
  /** The response code that the sandbox answers; null where the answer has none. */
  readonly responseCode: string | null;
  /** Asked again until it is answered that. */
  readonly waits: boolean;
  /** The notice that the answered list of the inbox has to hold. */
  readonly finds: {
    readonly type: string;
    readonly status: TransactionStatus;
    readonly transaction: CarriedField;
  } | null;
};

export type StepPage = {
  readonly name: string;
  /** From 1. */
  readonly number: number;
  readonly optional: boolean;
  /** The fields of its answer that later steps take. */
  readonly gives: readonly string[];
  readonly calls: readonly [CallPage, ...CallPage[]];
};

/** The data of a scenario's page, in one language. Each is generated from the contract as one JSON file. */
export type ScenarioPage = { readonly name: string; readonly steps: readonly StepPage[] };

/** The published demo user of the dashboard, who may do all that a scenario needs. */
export type DashboardSignIn = {
  readonly userName: string;
  readonly password: string;
  /** The business, for the header `Company`. */
  readonly company: string;
};

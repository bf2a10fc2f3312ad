import type { Operation } from '../http/define-operation.ts';
import type { IntegrationMethod, MethodSample } from '../integration-methods/integration-method.ts';
import { integrationMethods } from '../integration-methods/integration-methods.ts';
import { type OperationName, operations } from '../operations.ts';
import type { Words } from '../words/words.ts';
import type { ScenarioCall } from './guided-scenario.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call with its operation and the request that it begins with. */
export type ResolvedCall = {
  readonly operationName: OperationName;
  readonly operation: Operation;
  readonly title: Words;
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: Values;
  /** The response code that the sandbox answers to this call; undefined where its answer has none. */
  readonly responseCode?: string;
};

const sampleOf = (method: IntegrationMethod, name: string): MethodSample => {
  const sample = method.samples.find((one) => one.name === name);
  if (!sample) throw new Error(`${method.operation} has no sample ${name}`);
  return sample;
};

const withOperation = (operationName: OperationName) => ({
  operationName,
  operation: operations[operationName],
});

export const resolvedCall = (call: ScenarioCall): ResolvedCall => {
  if (!('method' in call)) {
    const { operation, params, query } = call;
    return { ...withOperation(operation), title: operations[operation].summary, params, query };
  }
  const method = integrationMethods[call.method];
  const { params, query, body, responseCode } = sampleOf(method, call.sample);
  return {
    ...withOperation(method.operation),
    title: method.title,
    params,
    query,
    body,
    responseCode: call.responseCode ?? responseCode,
  };
};

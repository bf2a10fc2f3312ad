import type { SandboxScenario } from '@pasarela/contracts/sandbox/scenarios';
import type { FastifyRequest } from 'fastify';
import type { KeyAccess } from '#core/access/access-service.ts';

/** The data collected about a logged request until it is answered. */
export type RecordedRequest = {
  readonly receivedAt: number;
  /** Set once the credentials have been verified. */
  caller?: KeyAccess;
  answer?: unknown;
  scenario?: SandboxScenario;
};

const recorded = new WeakMap<FastifyRequest, RecordedRequest>();

export const beginRecord = (request: FastifyRequest, receivedAt: number): void =>
  void recorded.set(request, { receivedAt });

/** The record of a request; undefined if the request is not logged. */
export const recordOf = (request: FastifyRequest): RecordedRequest | undefined => recorded.get(request);

/** Adds the answer to a request's record, if it has one. */
export const noteAnswer = (request: FastifyRequest, answer: unknown): void => {
  const record = recorded.get(request);
  if (record) record.answer = answer;
};

/** Adds the `Sandbox-Scenario` to a request's record, if it has one. */
export const noteScenario = (request: FastifyRequest, scenario: SandboxScenario): void => {
  const record = recorded.get(request);
  if (record) record.scenario = scenario;
};

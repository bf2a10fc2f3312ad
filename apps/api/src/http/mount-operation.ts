import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import { errorsOf } from '@pasarela/contracts/http/common-errors';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type SandboxScenario, scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessService } from '#core/access/access-service.ts';
import type { Actor } from '#core/account/caller.ts';
import type { UnfinishedWork } from '#core/due-work/unfinished-work.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { createAdmission } from './admission.ts';
import type { Call, Handler } from './call.ts';
import { sendAnswer } from './call-answer.ts';
import { bodyOptionsOf } from './call-body.ts';
import { type Grant, grantOf } from './call-grant.ts';
import { inputReadingOf } from './call-input.ts';
import type { CallLimit } from './call-limit.ts';
import { openToPages } from './cross-origin.ts';
import { type Idempotency, idempotencyKey } from './idempotency.ts';
import { languageOf } from './language.ts';
import { type Recording, recordingOf } from './recording/record-requests.ts';
import { noteScenario } from './recording/recorded-request.ts';
import { isWithheld, refuseProvoked, scenarioByRules, scenarioOf } from './sandbox-scenario.ts';
import { leavingOf } from './slow-answers.ts';

export type Mounting = {
  readonly access: AccessService;
  readonly idempotency: Idempotency;
  readonly limit: CallLimit;
  readonly recording: Recording;
  readonly unfinished: UnfinishedWork;
  /** Holds an answer back, as `slow_5s` asks. */
  readonly slowAnswer: (reply: FastifyReply) => Promise<void>;
};

/** `/a/{b}` → `/api/a/:b` */
const routePath = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Runs work that may only refuse with errors the operation declares; any other refusal is reported as our bug. */
const withDeclaredErrors = (operation: Operation) => {
  const declared: ReadonlySet<ErrorCode> = new Set(errorsOf(operation));
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || declared.has(error.code)) throw error;
      throw new Error(`${operation.method} ${operation.path} does not declare ${error.code}`, {
        cause: error,
      });
    }
  };
};

type OnceInput = {
  readonly accountId: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Refuses the call where its first answer is not known yet. */
  readonly refuse: () => void;
};

/** Runs the work of a call in one unit, once per `Idempotency-Key` of its account. */
const onceOf = (
  { method, path }: Operation,
  { accountId, request, reply, refuse }: OnceInput,
  idempotency: Idempotency,
) => {
  const key = idempotencyKey(request.headers['idempotency-key']);
  const sent = [request.params, request.query, request.body];
  return async <Answer>(work: (unit: Unit) => Promise<Answer>): Promise<Answer> => {
    const call =
      key === undefined
        ? undefined
        : { accountId, key, request: `${method} ${path} ${JSON.stringify(sent)}` };
    const { answer, replayed } = await idempotency(accountId, call, async (unit) => {
      refuse();
      return work(unit);
    });
    if (replayed) reply.header('idempotent-replayed', 'true');
    return answer;
  };
};

/** Waits until unfinished work of the account is done. If that fails, GET calls continue: reads work without writes. */
const awaitUnfinished = async (
  { duringBatch, method }: Operation,
  accountId: number,
  unfinished: UnfinishedWork,
): Promise<void> => {
  if (duringBatch) return;
  await unfinished.whenDone(accountId).catch((error: unknown) => {
    if (method !== 'GET') throw error;
  });
};

/** The scenario of a call: with who acts, so that it reaches what is changed, and by itself, for the answer. */
type ChosenScenario = { readonly scenario?: SandboxScenario; readonly actor?: Actor };

type ScenarioInput = {
  readonly grant: Grant;
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The header chooses the scenario; without it, the rules of the account do. */
const chosenScenario = (
  operation: Operation,
  { grant: { account, actor }, body, request }: ScenarioInput,
): ChosenScenario => {
  if (!account) return {};
  const header = request.headers[scenarioHeader.toLowerCase()];
  const scenario =
    header === undefined ? scenarioByRules(operation, account, body) : scenarioOf(operation, header, account);
  if (!scenario) return {};
  noteScenario(request, scenario);
  return { scenario, ...(actor ? { actor: { ...actor, scenario } } : {}) };
};

/** The scenario of a call, and what refuses the call: with a wrong scenario, or with the failure that its scenario is. */
const chosenBy = (
  operation: Operation,
  input: ScenarioInput,
): { readonly chosen: ChosenScenario; readonly refuse: () => void } => {
  try {
    const chosen = chosenScenario(operation, input);
    return { chosen, refuse: () => refuseProvoked(chosen.scenario, input.request, input.reply) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refuse = (): never => {
      throw error;
    };
    return { chosen: {}, refuse };
  }
};

/** A file says how long it is, for whoever shows its progress, and a stream of events is sent as it comes: neither is compressed. */
const isJson = ({ answerKind }: Operation): boolean => answerKind === 'envelope' || answerKind === 'plain';

/**
 * Mounts an operation as a route. The headers are checked before the body is read (`admission.ts`); then the body is validated, the
 * business that it names is authorized, and the handler answers.
 */
export const mountOperation = <O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  { access, idempotency, limit, recording, unfinished, slowAnswer }: Mounting,
): void => {
  const { admit, admissionOf } = createAdmission(operation, { access, limit });
  const readInput = inputReadingOf(operation);
  const declared = withDeclaredErrors(operation);

  const callOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Call<O>> => {
    const admission = await admissionOf(request);
    const input = await readInput(request, admission.holder);
    const grant = await grantOf(admission, input, { access, requestId: request.id });
    const accountId = grant.account?.id;
    const { body } = input;
    const { chosen, refuse } = chosenBy(operation, { grant, body, request, reply });
    const once =
      operation.idempotent && accountId !== undefined
        ? { once: onceOf(operation, { accountId, request, reply, refuse }, idempotency) }
        : {};
    // Where the call repeats an earlier one by its key, the first answer comes before the failure, and before a wrong scenario.
    if (!operation.idempotent || request.headers['idempotency-key'] === undefined) refuse();
    if (accountId !== undefined) await awaitUnfinished(operation, accountId, unfinished);
    return {
      ...input,
      ...grant,
      ...chosen,
      ...once,
      ...(operation.answerKind === 'file' || operation.waits ? { signal: leavingOf(reply) } : {}),
      language: languageOf(request.headers['accept-language']),
      requestId: request.id,
      address: request.ip,
      headers: request.headers,
    } as Call<O>;
  };

  const url = routePath(operation.path);
  const { hooks, record } = recordingOf(operation, recording);
  const { config, ...bodyOptions } = bodyOptionsOf(operation);
  app.route({
    method: operation.method,
    url,
    ...bodyOptions,
    config: { ...config, operation },
    ...(isJson(operation) ? {} : { compress: false }),
    ...openToPages(app, operation, url, hooks),
    preParsing: (request, reply) => declared(() => admit(request, reply)),
    handler: async (request, reply) => {
      const call = await declared(() => callOf(request, reply));
      const answer = await declared(() => unfinished.before(() => handler(call)));
      if (await isWithheld(call.scenario, answer, { request, reply }, { slowAnswer, record })) return reply;
      return sendAnswer(operation, answer, request, reply);
    },
  });
};

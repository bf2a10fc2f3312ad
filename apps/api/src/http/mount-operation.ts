import { errorsOf } from '@pasarela/contracts/errors/common-errors';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import { envelopeOf } from '@pasarela/contracts/http/answers';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessService } from '#core/access/access-service.ts';
import type { Actor } from '#core/account/caller.ts';
import type { UnfinishedWork } from '#core/due-work/unfinished-work.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { type FieldProblem, invalidFields, Refusal } from '#errors/refusal.ts';
import { createAdmission } from './admission.ts';
import { namedBusinesses, refuseMismatch, requiredBusiness } from './business-of-call.ts';
import type { Call, Handler } from './call.ts';
import { bodyOptionsOf, bodyReadingOf, nothing } from './call-body.ts';
import type { CallLimit } from './call-limit.ts';
import { contentDisposition } from './content-disposition.ts';
import { openToPages } from './cross-origin.ts';
import { type Idempotency, idempotencyKey } from './idempotency.ts';
import { languageOf } from './language.ts';
import { type Recording, recordingOf } from './recording/record-requests.ts';
import { noteAnswer } from './recording/recorded-request.ts';
import { readingOf, refuseProblems } from './validation.ts';
import { wireSchema } from './wire-schema.ts';

export type Mounting = {
  readonly access: AccessService;
  readonly idempotency: Idempotency;
  readonly limit: CallLimit;
  readonly recording: Recording;
  readonly unfinished: UnfinishedWork;
};

/** `/a/{b}` → `/api/a/:b` */
const routePath = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'stream' in answer && 'fileName' in answer;

/** Aborted when the connection ends. The request's own signal is silent once the body has been read. */
const leavingOf = (reply: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return leaving.signal;
};

/** An operation refuses with what it declares; anything else is a mistake of ours, and is answered as one. */
const declaredAlone = (operation: Operation) => {
  const declared: ReadonlySet<ErrorCode> = new Set(errorsOf(operation));
  return (error: unknown): unknown =>
    error instanceof Refusal && !declared.has(error.code)
      ? new Error(`${operation.method} ${operation.path} does not declare ${error.code}`, { cause: error })
      : error;
};

/** Makes a route of an operation: who calls, what they send, which account it is about, then the handler. */
export const mountOperation = <O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  { access, idempotency, limit, recording, unfinished }: Mounting,
): void => {
  const readParams = readingOf(operation.params ?? nothing, { fromText: true });
  const readQuery = readingOf(operation.query ?? nothing, { fromText: true });
  const readBody = bodyReadingOf(operation);
  const { admit, admissionOf } = createAdmission(operation, { access, limit });
  const { kind } = operation.access;
  const envelope = operation.answerKind === 'envelope';
  const schema = envelope ? envelopeOf(operation.answer) : operation.answer;

  const readInput = async (request: FastifyRequest, holder: string) => {
    const params = readParams(request.params);
    const query = readQuery(request.query);
    const { problems: bodyProblems, ...sent } = await readBody(request, holder);
    const problems: FieldProblem[] = [...params.problems, ...query.problems, ...bodyProblems];
    refuseProblems(problems);
    return { params: params.data, query: query.data, body: undefined, ...sent };
  };

  const actorOf = (actorKind: Actor['kind'], name: string, { id }: FastifyRequest): Actor => ({
    kind: actorKind,
    name,
    requestId: id,
  });

  /** What a handler is told of its caller and of the fields that were sent. */
  const grant = async (request: FastifyRequest) => {
    const admission = await admissionOf(request);
    const input = await readInput(request, admission.holder);
    switch (admission.kind) {
      case 'public':
        return { input };
      case 'signedIn':
        return { user: admission.user, input };
      case 'payer':
        return { account: admission.account, input };
      case 'apiKey': {
        const { apiKey, account } = admission;
        if (namedBusinesses(undefined, input).some(({ id }) => id !== account.businessId))
          throw invalidFields([{ field: 'IdCompany', code: 'does_not_match' }]);
        return { apiKey, account, actor: actorOf('apiKey', apiKey.identifier, request), input };
      }
      case 'role': {
        const { user, header, role } = admission;
        const [first, ...others] = namedBusinesses(header, input);
        const granted = role ?? (await access.role(user, requiredBusiness(first), admission.permission));
        refuseMismatch(granted.account.businessId, first ? [first, ...others] : []);
        return { ...granted, user, actor: actorOf('user', user.userName, request), input };
      }
    }
  };

  const onceOf = (request: FastifyRequest, reply: FastifyReply, accountId: number | undefined) => {
    const key = accountId === undefined ? undefined : idempotencyKey(request.headers['idempotency-key']);
    return async <Answer>(work: Parameters<typeof idempotency<Answer>>[1]): Promise<Answer> => {
      const call =
        key !== undefined && accountId !== undefined
          ? {
              accountId,
              key,
              request: `${operation.method} ${operation.path} ${JSON.stringify([request.params, request.query, request.body])}`,
            }
          : undefined;
      const { answer, replayed } = await idempotency(call, work);
      if (replayed) reply.header('idempotent-replayed', 'true');
      return answer;
    };
  };

  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    const { input, ...granted } = await grant(request);
    const accountId = 'account' in granted ? granted.account?.id : undefined;
    const call = {
      ...input,
      ...granted,
      ...(operation.idempotent && kind === 'apiKey' ? { once: onceOf(request, reply, accountId) } : {}),
      ...(operation.answerKind === 'file' ? { signal: leavingOf(reply) } : {}),
      language: languageOf(request.headers['accept-language']),
      requestId: request.id,
      address: request.ip,
      headers: request.headers,
    } as Call<O>;
    if (accountId !== undefined && !operation.duringBatch)
      await unfinished.whenDone(accountId).catch((error: unknown) => {
        // What only reads is served while nothing can be written.
        if (operation.method !== 'GET') throw error;
      });
    return unfinished.before(() => handler(call));
  };
  const judged = declaredAlone(operation);

  const url = routePath(operation.path);
  app.route({
    method: operation.method,
    url,
    ...bodyOptionsOf(operation),
    ...openToPages(app, operation, url, recordingOf(operation, recording)),
    preParsing: async (request, reply) => {
      await admit(request, reply).catch((error: unknown) => {
        throw judged(error);
      });
    },
    ...(operation.answerKind === 'file' ? {} : { schema: { response: { 200: wireSchema(schema) } } }),
    handler: async (request, reply) => {
      const answer = await answerTo(request, reply).catch((error: unknown) => {
        throw judged(error);
      });
      reply.header('cache-control', 'no-store');
      if (isFile(answer)) {
        noteAnswer(request, { fileName: answer.fileName });
        reply.header(
          'content-disposition',
          contentDisposition(answer.shown ? 'inline' : 'attachment', answer.fileName),
        );
        reply.headers(answer.headers ?? {});
        return reply.type(answer.contentType).send(answer.stream);
      }
      noteAnswer(request, answer);
      return envelope ? { success: true, data: answer, message: '' } : answer;
    },
  });
};

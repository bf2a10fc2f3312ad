import type { Operation, UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FieldProblem, Refusal } from '#errors/refusal.ts';
import { boundsOfBody } from './json-bounds.ts';
import { multipartReading, takeMultipart } from './multipart-body.ts';
import { takeJson } from './request-bodies.ts';
import { readingOf } from './validation.ts';

export const nothing = z.strictObject({});

/** How the body of a call is encoded. */
type BodyKind = 'json' | 'multipart' | 'raw';

const bodyKindOf = ({ files, rawBody }: Operation): BodyKind =>
  files ? 'multipart' : rawBody ? 'raw' : 'json';

/** Mounts operations grouped by the kind of body they take; each group parses only that kind. */
export const mountByBody = (
  app: FastifyInstance,
  operations: readonly Operation[],
  mount: (scope: FastifyInstance, operation: Operation) => void,
): void => {
  const ofKind = (kind: BodyKind) => operations.filter((operation) => bodyKindOf(operation) === kind);
  for (const operation of ofKind('json')) mount(app, operation);
  app.register(async (scope) => {
    await takeMultipart(scope);
    for (const operation of ofKind('multipart')) mount(scope, operation);
  });
  app.register(async (scope) => {
    // Any JSON is accepted: its text is passed on unparsed.
    takeJson(scope, (_, text) => text);
    for (const operation of ofKind('raw')) mount(scope, operation);
  });
};

/** The route options that limit a body to what the operation's fields need, so that small calls cannot send large bodies. */
export const bodyOptionsOf = ({ body, files, rawBody }: Operation) => {
  if (rawBody) return { bodyLimit: rawBody.maxBytes };
  if (files) return {};
  const jsonBounds = boundsOfBody(body ?? nothing);
  return { bodyLimit: jsonBounds.bytes, config: { jsonBounds } };
};

type CallBody = {
  readonly body?: unknown;
  readonly files?: readonly UploadedFile[];
  readonly rawBody?: string;
  readonly problems: readonly FieldProblem[];
};

const jsonText = (body: unknown): string => {
  const text = typeof body === 'string' ? body : '';
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new Refusal('malformed_json');
  }
};

/** `holder` identifies whom the call belongs to: calls with files wait only for others of the same holder. */
type BodyReading = (request: FastifyRequest, holder: string) => Promise<CallBody>;

/** Creates the function that reads and validates an operation's body. */
export const bodyReadingOf = (operation: Operation): BodyReading => {
  const { files: rule, rawBody, listBody } = operation;
  // Form fields arrive as text, whatever their type.
  const readBody = readingOf(operation.body ?? nothing, { fromText: rule !== undefined, kept: true });
  if (rule) {
    const readMultipart = multipartReading(rule);
    return async (request, holder) => {
      const { fields, files, problems } = await readMultipart(request, holder);
      const body = readBody(fields);
      return { body: body.data, files, problems: [...problems, ...body.problems] };
    };
  }
  if (rawBody) return async (request) => ({ rawBody: jsonText(request.body), problems: [] });
  return async (request) => {
    // A missing body is read as `{}`, so that each required field is reported. If no body is declared, `null` counts as missing.
    const sent = operation.body ? request.body : (request.body ?? undefined);
    const named = listBody !== undefined && Array.isArray(sent) ? { [listBody]: sent } : sent;
    const { data, problems } = readBody(named === undefined ? {} : named);
    return { body: data, problems };
  };
};

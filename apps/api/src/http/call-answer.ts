import { Readable } from 'node:stream';
import { envelopeOf } from '@pasarela/contracts/http/answers';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { eventsType, eventText } from '@pasarela/contracts/http/events';
import stringifier from 'fast-json-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { noteAnswer } from './recording/recorded-request.ts';

type JsonSchema = Record<string, unknown>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces `anyOf: [X, null]` by a nullable X, so that the serializer need not try the variants one by one. */
const withoutVariants = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutVariants);
  if (!isSchema(schema)) return schema;
  const { anyOf, ...rest } = schema;
  if (
    Array.isArray(anyOf) &&
    anyOf.length === 2 &&
    isSchema(anyOf[1]) &&
    anyOf[1].type === 'null' &&
    isSchema(anyOf[0])
  )
    return { ...rest, ...(withoutVariants(anyOf[0]) as JsonSchema), nullable: true };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutVariants(value)]));
};

/** The JSON Schema an answer is serialized with: fields that it does not list are never sent. */
const wireSchema = (schema: z.ZodType): object => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io: 'output',
    metadata: z.registry(),
    unrepresentable: 'any',
  });
  return withoutVariants(plain) as object;
};

/** A `Content-Disposition` header: the file name in ASCII, and in UTF-8 (`filename*`) if it has other characters. */
const contentDisposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${whole}`}`;
};

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'stream' in answer && 'fileName' in answer;

type Serializer = (answer: unknown) => string;

/** The serializers of the operations that have been answered: compiling all of them would take half of the time of a start. */
const serializers = new WeakMap<Operation, Serializer>();

const serializerOf = (operation: Operation): Serializer => {
  const known = serializers.get(operation);
  if (known) return known;
  const { answer, answerKind } = operation;
  const serializer = stringifier(wireSchema(answerKind === 'envelope' ? envelopeOf(answer) : answer));
  serializers.set(operation, serializer);
  return serializer;
};

async function* eventTexts(operation: Operation, events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield eventText(serializerOf(operation)(event));
}

/** Sends a handler's answer in the form that its operation declares. */
export const sendAnswer = (
  operation: Operation,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown => {
  reply.header('cache-control', 'no-store');
  if (operation.answerKind === 'events') {
    noteAnswer(request, null);
    // A proxy must not gather events before it passes them on.
    reply.header('x-accel-buffering', 'no');
    // A stream that ends because the server stops must not leave a connection that the server waits for.
    reply.header('connection', 'close');
    return reply
      .type(eventsType)
      .send(Readable.from(eventTexts(operation, answer as AsyncIterable<unknown>)));
  }
  if (!isFile(answer)) {
    noteAnswer(request, answer);
    reply.type('application/json; charset=utf-8');
    return serializerOf(operation)(
      operation.answerKind === 'envelope' ? { success: true, data: answer, message: '' } : answer,
    );
  }
  const { fileName, shown, headers = {}, contentType, stream } = answer;
  noteAnswer(request, { fileName });
  reply.header('content-disposition', contentDisposition(shown ? 'inline' : 'attachment', fileName));
  reply.headers(headers);
  return reply.type(contentType).send(stream);
};

import { envelopeOf } from '@pasarela/contracts/http/answers';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { contentDisposition } from './content-disposition.ts';
import { noteAnswer } from './recording/recorded-request.ts';
import { wireSchema } from './wire-schema.ts';

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'stream' in answer && 'fileName' in answer;

/** The response schema of an operation; files have none. */
export const answerSchemaOf = ({ answer, answerKind }: Operation) => {
  if (answerKind === 'file') return {};
  return {
    schema: { response: { 200: wireSchema(answerKind === 'envelope' ? envelopeOf(answer) : answer) } },
  };
};

/** Sends a handler's answer in the form that its operation declares. */
export const sendAnswer = (
  { answerKind }: Operation,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown => {
  reply.header('cache-control', 'no-store');
  if (!isFile(answer)) {
    noteAnswer(request, answer);
    return answerKind === 'envelope' ? { success: true, data: answer, message: '' } : answer;
  }
  const { fileName, shown, headers = {}, contentType, stream } = answer;
  noteAnswer(request, { fileName });
  reply.header('content-disposition', contentDisposition(shown ? 'inline' : 'attachment', fileName));
  reply.headers(headers);
  return reply.type(contentType).send(stream);
};

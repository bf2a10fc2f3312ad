import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { Refusal } from '#errors/refusal.ts';
import { errorAnswer } from '#http/error-answer.ts';
import { requestId } from '#security/identifiers.ts';
import { refusalHeaders } from './security-headers.ts';

/**
 * Answers a request that is not HTTP or is incomplete. No request object exists, so hooks, routes and the language do not apply. It
 * is not logged, because the error contains the raw bytes, which may include credentials and cards. The answer has the payment
 * API's error form, because such requests come from merchants' servers.
 */
export const refuseUnreadableRequest = ({ code }: ConnectionError, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new Refusal(code === 'HPE_HEADER_OVERFLOW' ? 'body_too_large' : 'malformed_request');
  const id = requestId();
  const body = JSON.stringify(errorAnswer(refusal, 'payment', 'es', id));
  const headers = {
    ...refusalHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`,
    () => socket.destroy(),
  );
};

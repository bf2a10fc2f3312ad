import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { Refusal } from '#errors/refusal.ts';
import { errorAnswer } from '#http/error-answer.ts';
import { requestId } from '#security/identifiers.ts';
import { refusalHeaders } from './security-headers.ts';

/**
 * Answers what is not HTTP, or never arrives complete: there is no request yet, so no hook, no route and no language. It is
 * not logged, for the error carries what arrived, credentials and card included. Merchants' servers write such requests, so
 * it has their form.
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

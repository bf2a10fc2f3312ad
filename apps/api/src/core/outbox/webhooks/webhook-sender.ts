import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { WebhookFailure } from '@pasarela/contracts/webhooks/webhook-states';
import { type AddressGuard, PrivateAddress } from './address-guard.ts';

/** The outcome of an attempt; values that were not received are null. */
export type Outcome = {
  readonly statusCode: number | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  readonly responseBody: string | null;
  /** Null if the message was delivered. */
  readonly failure: WebhookFailure | null;
};

/** The most of a response that is stored: bytes of the body, number of headers, characters of a header. */
const keptBody = 4_096;
const keptHeaders = 50;
const keptHeader = 1_000;

const nothing = { statusCode: null, responseHeaders: null, responseBody: null };

const certificateCodes =
  /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|INVALID_PURPOSE/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const failureOf = (error: unknown): WebhookFailure => {
  if (error instanceof PrivateAddress) return 'private_address';
  // Several addresses were tried: the first error stands for all.
  if (error instanceof AggregateError && error.errors.length > 0) return failureOf(error.errors[0]);
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) return 'timeout';
  const code = codeOf(error);
  if (code === 'ETIMEDOUT') return 'timeout';
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'unknown_host';
  if (certificateCodes.test(code)) return 'certificate';
  return /^(E[A-Z]+$|HPE_|ERR_SSL)/.test(code) ? 'connection' : 'other';
};

const failureOfStatus = (status: number): WebhookFailure | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, keptHeaders)
      .map(([name, value]) => [
        name,
        (Array.isArray(value) ? value.join(', ') : (value ?? '')).slice(0, keptHeader),
      ]),
  );

/** The beginning of a response body. A broken or longer body is cut without an error. */
const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      // Leaving the loop destroys the stream and closes the connection.
      if (length > keptBody) break;
    }
  } catch {
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, keptBody).toString('utf8').replaceAll('\u0000', '\ufffd');
};

export type Sender = {
  send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Outcome>;
  /** Closes idle connections. */
  close(): void;
};

/** Posts messages to merchants with a time limit, only to addresses that the guard allows; never follows redirects. */
export const createSender = (guard: AddressGuard, within = 10_000): Sender => {
  const kept = { keepAlive: true, keepAliveMsecs: 5_000, timeout: 30_000, maxFreeSockets: 64 };
  const agents = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) };

  const post = (
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const options = {
        method: 'POST',
        headers,
        signal,
        lookup: guard.lookup,
        agent: secure ? agents['https:'] : agents['http:'],
      };
      const call = secure ? requestHttps(url, options) : requestHttp(url, options);
      call.once('response', resolve);
      call.once('error', (error) =>
        // The server closed the idle connection before anything was sent on it: retry on a new one.
        call.reusedSocket && codeOf(error) === 'ECONNRESET' && !signal.aborted
          ? post(url, headers, body, signal).then(resolve, reject)
          : reject(error),
      );
      call.end(body);
    });

  return {
    send: async (text, headers, body) => {
      const signal = AbortSignal.timeout(within);
      try {
        const url = new URL(text);
        guard.judgeHost(url);
        const response = await post(
          url,
          { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          body,
          signal,
        );
        const status = response.statusCode ?? 0;
        return {
          statusCode: status,
          responseHeaders: headersOf(response),
          responseBody: await beginningOf(response),
          failure: failureOfStatus(status),
        };
      } catch (error) {
        return { ...nothing, failure: signal.aborted ? 'timeout' : failureOf(error) };
      }
    },
    close: () => {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
};

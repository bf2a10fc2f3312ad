import type { Credentials, HttpRequest } from './build-request.ts';
import { shellQuote } from './shell-quote.ts';

/** The variable that stands for a password which is not the published demo's. */
const passwordVariable = 'PASARELA_PASSWORD';

const userOf = (credentials: Credentials, demo: Credentials): string => {
  const isDemo = credentials.apiKey === demo.apiKey && credentials.password === demo.password;
  return isDemo
    ? shellQuote(`${credentials.apiKey}:${credentials.password}`)
    : `${shellQuote(`${credentials.apiKey}:`)}"$${passwordVariable}"`;
};

/**
 * A curl command that makes the call in one step (Basic), to be pasted into a POSIX shell. The demo's credentials stand
 * in it as they are; of others only the key, since samples are shared.
 */
export const toSnippet = (
  request: HttpRequest,
  credentials: Credentials | null,
  demo: Credentials,
): string => {
  const lines = [
    request.method === 'GET' || (request.method === 'POST' && request.body !== undefined)
      ? `curl ${shellQuote(request.url)}`
      : `curl --request ${request.method} ${shellQuote(request.url)}`,
    ...(credentials ? [`--user ${userOf(credentials, demo)}`] : []),
    ...request.headers.map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
    ...(request.body === undefined ? [] : [`--data-raw ${shellQuote(request.body)}`]),
  ];
  return lines.join(' \\\n  ');
};

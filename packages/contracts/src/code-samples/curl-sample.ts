import {
  authenticationUrl,
  type CodeSampleInput,
  passwordVariable,
  type SampleCredentials,
  type SampleRequest,
} from './code-sample.ts';
import { writableJson } from './json-literal.ts';
import { shellQuote } from './shell-quote.ts';

const command = (parts: readonly string[]): string => parts.join(' \\\n  ');

const userOf = ({ apiKey, publishedPassword }: SampleCredentials): string =>
  publishedPassword === undefined
    ? `${shellQuote(`${apiKey}:`)}"$${passwordVariable}"`
    : shellQuote(`${apiKey}:${publishedPassword}`);

/** The password variable is inserted between JSON quotes without escaping; passwords contain no quotes. */
const authenticationBody = ({ apiKey, publishedPassword }: SampleCredentials): string => {
  const start = `{"UserId":${JSON.stringify(apiKey)},"Password":`;
  return publishedPassword === undefined
    ? `${shellQuote(`${start}"`)}"$${passwordVariable}"${shellQuote('"}')}`
    : shellQuote(`${start}${JSON.stringify(publishedPassword)}}`);
};

const tokenLines = (request: SampleRequest, credentials: SampleCredentials): string =>
  `token=$(${command([
    `curl --silent ${shellQuote(authenticationUrl(request))}`,
    `--header ${shellQuote('Content-Type: application/json')}`,
    `--data-raw ${authenticationBody(credentials)}`,
  ])} |\n  sed 's/.*"token":"\\([^"]*\\)".*/\\1/')\n\n`;

/** The method is stated only if curl would choose another one. */
const callOf = ({ method, url, body }: SampleRequest): string =>
  method === (body === undefined ? 'GET' : 'POST')
    ? `curl ${shellQuote(url)}`
    : `curl --request ${method} ${shellQuote(url)}`;

/** JSON of several lines stands below its option: it has no line ends within its texts. What is no JSON is sent as it is typed. */
const bodyOption = (body: string): string =>
  `--data-raw ${shellQuote(writableJson(body) === undefined ? body : body.replaceAll('\n', '\n  '))}`;

/** For a POSIX shell. */
export const curlSample = ({ request, credentials }: CodeSampleInput): string => {
  const isBearer = credentials?.way === 'bearer';
  const call = command([
    callOf(request),
    ...(credentials && !isBearer ? [`--user ${userOf(credentials)}`] : []),
    ...(isBearer ? ['--header "Authorization: Bearer $token"'] : []),
    ...request.headers.map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
    ...(request.body === undefined ? [] : [bodyOption(request.body)]),
  ]);
  return credentials && isBearer ? tokenLines(request, credentials) + call : call;
};

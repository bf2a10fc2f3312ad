import {
  authenticationUrl,
  type CodeSampleInput,
  passwordVariable,
  type SampleCredentials,
  type SampleRequest,
} from './code-sample.ts';
import { bracketed, type LiteralSyntax, literalOf, writableJson } from './json-literal.ts';

const step = '  ';
const text = (value: string): string => JSON.stringify(value);
const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : text(name));

const syntax: LiteralSyntax = {
  text,
  words: { true: 'true', false: 'false', null: 'null' },
  object: (members, indent) =>
    bracketed(
      ['{', '}'],
      members.map(([name, value]) => `${nameOf(name)}: ${value}`),
      indent,
      step,
    ),
  list: (elements, indent) => bracketed(['[', ']'], elements, indent, step),
  step,
};

/** A text that is not valid JSON is sent unchanged. */
const bodyOf = (body: string): string => {
  const value = writableJson(body);
  return value === undefined ? text(body) : `JSON.stringify(${literalOf(value, syntax, step)})`;
};

const passwordOf = ({ publishedPassword }: SampleCredentials): string =>
  publishedPassword === undefined ? `process.env.${passwordVariable}` : text(publishedPassword);

const userOf = ({ apiKey, publishedPassword }: SampleCredentials): string =>
  publishedPassword === undefined
    ? `${text(`${apiKey}:`)} + process.env.${passwordVariable}`
    : text(`${apiKey}:${publishedPassword}`);

const tokenLines = (request: SampleRequest, credentials: SampleCredentials): string =>
  [
    `const authentication = await fetch(${text(authenticationUrl(request))}, {`,
    '  method: "POST",',
    '  headers: { "Content-Type": "application/json" },',
    `  body: JSON.stringify({ UserId: ${text(credentials.apiKey)}, Password: ${passwordOf(credentials)} }),`,
    '});',
    'const { token } = await authentication.json();',
    '',
    '',
  ].join('\n');

const basicLines = (credentials: SampleCredentials): string =>
  `const credentials = Buffer.from(${userOf(credentials)}).toString("base64");\n\n`;

/** For an ES module of Node, whose `fetch` needs no package. */
export const nodeSample = ({ request, credentials }: CodeSampleInput): string => {
  const authorization = credentials?.way === 'bearer' ? `\`Bearer \${token}\`` : `\`Basic \${credentials}\``;
  const before = credentials
    ? credentials.way === 'bearer'
      ? tokenLines(request, credentials)
      : basicLines(credentials)
    : '';
  const headers = [
    ...(credentials ? [`Authorization: ${authorization}`] : []),
    ...request.headers.map(([name, value]) => `${nameOf(name)}: ${text(value)}`),
  ];
  const options = [
    `method: ${text(request.method)}`,
    `headers: ${bracketed(['{', '}'], headers, step, step)}`,
    ...(request.body === undefined ? [] : [`body: ${bodyOf(request.body)}`]),
  ];
  return [
    `${before}const answer = await fetch(${text(request.url)}, ${bracketed(['{', '}'], options, '', step)});`,
    'console.log(answer.status, await answer.text());',
  ].join('\n');
};

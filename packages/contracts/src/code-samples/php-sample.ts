import {
  authenticationUrl,
  type CodeSampleInput,
  passwordVariable,
  type SampleCredentials,
  type SampleRequest,
} from './code-sample.ts';
import { bracketed, type LiteralSyntax, literalOf, writableJson } from './json-literal.ts';

const step = '    ';
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const controls = /[\u0000-\u001f\u007f]/g;
const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escapeOf = (control: string): string =>
  escapes[control] ?? `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** In single quotes only a quote and a backslash need escaping; control characters need double quotes. */
const text = (value: string): string =>
  value.search(controls) < 0
    ? `'${value.replace(/['\\]/g, '\\$&')}'`
    : `"${value.replace(/["\\$]/g, '\\$&').replace(controls, escapeOf)}"`;

/** `json_encode` writes an array that is empty or has the keys 0, 1, 2 … as a list, so such objects need a cast. */
const looksLikeList = (names: readonly string[]): boolean =>
  names.every((name, position) => name === String(position));

const syntax: LiteralSyntax = {
  text,
  words: { true: 'true', false: 'false', null: 'null' },
  object: (members, indent) =>
    bracketed(
      [looksLikeList(members.map(([name]) => name)) ? '(object) [' : '[', ']'],
      members.map(([name, value]) => `${text(name)} => ${value}`),
      indent,
      step,
    ),
  list: (elements, indent) => bracketed(['[', ']'], elements, indent, step),
  step,
};

/** A text that is not valid JSON is sent unchanged. */
const bodyOf = (body: string): string => {
  const value = writableJson(body);
  return value === undefined ? text(body) : `json_encode(${literalOf(value, syntax, step)})`;
};

const environment = `getenv(${text(passwordVariable)})`;

const passwordOf = ({ publishedPassword }: SampleCredentials): string =>
  publishedPassword === undefined ? environment : text(publishedPassword);

const userOf = ({ apiKey, publishedPassword }: SampleCredentials): string =>
  publishedPassword === undefined
    ? `${text(`${apiKey}:`)} . ${environment}`
    : text(`${apiKey}:${publishedPassword}`);

const tokenLines = (request: SampleRequest, credentials: SampleCredentials): string[] => [
  `$authentication = curl_init(${text(authenticationUrl(request))});`,
  'curl_setopt_array($authentication, [',
  '    CURLOPT_RETURNTRANSFER => true,',
  "    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],",
  `    CURLOPT_POSTFIELDS => json_encode(['UserId' => ${text(credentials.apiKey)}, 'Password' => ${passwordOf(credentials)}]),`,
  ']);',
  '$token = json_decode(curl_exec($authentication))->token;',
  '',
];

/** For PHP 7 or later with its curl extension. */
export const phpSample = ({ request, credentials }: CodeSampleInput): string => {
  const isBearer = credentials?.way === 'bearer';
  const headers = [
    ...(isBearer ? ["'Authorization: Bearer ' . $token"] : []),
    ...request.headers.map(([name, value]) => text(`${name}: ${value}`)),
  ];
  const options = [
    `CURLOPT_CUSTOMREQUEST => ${text(request.method)}`,
    'CURLOPT_RETURNTRANSFER => true',
    ...(credentials && !isBearer ? [`CURLOPT_USERPWD => ${userOf(credentials)}`] : []),
    `CURLOPT_HTTPHEADER => ${bracketed(['[', ']'], headers, step, step)}`,
    ...(request.body === undefined ? [] : [`CURLOPT_POSTFIELDS => ${bodyOf(request.body)}`]),
  ];
  return [
    '<?php',
    ...(credentials && isBearer ? tokenLines(request, credentials) : []),
    `$call = curl_init(${text(request.url)});`,
    `curl_setopt_array($call, ${bracketed(['[', ']'], options, '', step)});`,
    '$answer = curl_exec($call);',
    "echo curl_getinfo($call, CURLINFO_RESPONSE_CODE), ' ', $answer, PHP_EOL;",
  ].join('\n');
};

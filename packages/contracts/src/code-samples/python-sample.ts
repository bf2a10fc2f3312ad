import {
  authenticationUrl,
  type CodeSampleInput,
  passwordVariable,
  type SampleCredentials,
  type SampleRequest,
} from './code-sample.ts';
import { bracketed, type LiteralSyntax, literalOf, writableJson } from './json-literal.ts';

const step = '    ';
/** The escapes of JSON mean the same in Python. */
const text = (value: string): string => JSON.stringify(value);

const syntax: LiteralSyntax = {
  text,
  words: { true: 'True', false: 'False', null: 'None' },
  object: (members, indent) =>
    bracketed(
      ['{', '}'],
      members.map(([name, value]) => `${text(name)}: ${value}`),
      indent,
      step,
    ),
  list: (elements, indent) => bracketed(['[', ']'], elements, indent, step),
  step,
};

/** A text that is not valid JSON is sent unchanged. */
const bodyOf = (body: string): string => {
  const value = writableJson(body);
  return value === undefined
    ? `${text(body)}.encode()`
    : `json.dumps(${literalOf(value, syntax, step)}).encode()`;
};

const passwordOf = ({ publishedPassword }: SampleCredentials): string =>
  publishedPassword === undefined ? `os.environ[${text(passwordVariable)}]` : text(publishedPassword);

const userOf = ({ apiKey, publishedPassword }: SampleCredentials): string =>
  publishedPassword === undefined
    ? `(${text(`${apiKey}:`)} + os.environ[${text(passwordVariable)}])`
    : text(`${apiKey}:${publishedPassword}`);

const tokenLines = (request: SampleRequest, credentials: SampleCredentials): string[] => [
  'authentication = urllib.request.Request(',
  `    ${text(authenticationUrl(request))},`,
  '    headers={"Content-Type": "application/json"},',
  `    data=json.dumps({"UserId": ${text(credentials.apiKey)}, "Password": ${passwordOf(credentials)}}).encode(),`,
  ')',
  'token = json.load(urllib.request.urlopen(authentication))["token"]',
  '',
];

const basicLines = (credentials: SampleCredentials): string[] => [
  `credentials = base64.b64encode(${userOf(credentials)}.encode()).decode()`,
  '',
];

const authenticationLines = (request: SampleRequest, credentials: SampleCredentials): string[] =>
  credentials.way === 'bearer' ? tokenLines(request, credentials) : basicLines(credentials);

const modulesOf = (request: SampleRequest, credentials: SampleCredentials | null): string[] => [
  ...(credentials?.way === 'basic' ? ['base64'] : []),
  ...(credentials?.way === 'bearer' || writableJson(request.body ?? '') !== undefined ? ['json'] : []),
  ...(credentials && credentials.publishedPassword === undefined ? ['os'] : []),
  'urllib.error',
  'urllib.request',
];

/** For Python 3.9 or later, with its standard library alone. */
export const pythonSample = ({ request, credentials }: CodeSampleInput): string => {
  const headers = [
    ...(credentials
      ? [`"Authorization": ${credentials.way === 'bearer' ? '"Bearer " + token' : '"Basic " + credentials'}`]
      : []),
    ...request.headers.map(([name, value]) => `${text(name)}: ${text(value)}`),
  ];
  const options = [
    text(request.url),
    `method=${text(request.method)}`,
    `headers=${bracketed(['{', '}'], headers, step, step)}`,
    ...(request.body === undefined ? [] : [`data=${bodyOf(request.body)}`]),
  ];
  const lines = [
    ...(credentials ? authenticationLines(request, credentials) : []),
    `request = urllib.request.Request${bracketed(['(', ')'], options, '', step)}`,
    'try:',
    '    answer = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as refusal:',
    '    answer = refusal',
    'print(answer.status, answer.read().decode())',
  ].join('\n');
  const modules = modulesOf(request, credentials).map((name) => `import ${name}`);
  return `${modules.join('\n')}\n\n${lines}`;
};

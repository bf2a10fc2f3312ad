import { scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';

/** A call of the payment API, ready to be sent or shown. */
export type HttpRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
};

export type RequestParts = {
  /** Of `body`, only its presence is read. */
  readonly page: { readonly method: string; readonly path: string; readonly body: object | null };
  /** Scheme, host and port, without a slash at the end. */
  readonly host: string;
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The JSON as it stands in the editor. */
  readonly body: string;
  readonly idempotencyKey?: string;
  /** The `Sandbox-Scenario`; none where it is empty. */
  readonly scenario?: string;
};

/** A path with its parameters filled in; what is not given keeps its braces, so that it is seen. */
export const filledPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = params[name];
    return value ? encodeURIComponent(value.toWellFormed()) : braces;
  });

/** Whether a parameter stays a part of the path: a browser takes `.` and `..` for steps up and down it. */
export const isPathPart = (value: string): boolean => value !== '.' && value !== '..';

/** The query string of the filled parameters; the API treats an empty one as absent. */
export const filledQuery = (query: Readonly<Record<string, string>>): string => {
  const given = Object.entries(query).filter(([, value]) => value.trim() !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

/** The call without its credentials: how they travel differs between sending and showing. */
export const buildRequest = ({
  page,
  host,
  language,
  params,
  query = {},
  body,
  idempotencyKey,
  scenario,
}: RequestParts): HttpRequest => ({
  method: page.method,
  url: `${host}${filledPath(page.path, params)}${filledQuery(query)}`,
  headers: [
    ...(page.body ? ([['Content-Type', 'application/json']] as const) : []),
    ['Accept-Language', language],
    ...(idempotencyKey ? ([['Idempotency-Key', idempotencyKey]] as const) : []),
    ...(scenario ? ([[scenarioHeader, scenario]] as const) : []),
  ],
  ...(page.body ? { body } : {}),
});

/** The first of the two steps: credentials for a token. */
export const buildAuthentication = (
  host: string,
  language: string,
  credentials: Credentials,
): HttpRequest => ({
  method: 'POST',
  url: `${host}/api/auth/Authenticate`,
  headers: [
    ['Content-Type', 'application/json'],
    ['Accept-Language', language],
  ],
  body: JSON.stringify({ UserId: credentials.apiKey, Password: credentials.password }),
});

export type Credentials = { readonly apiKey: string; readonly password: string };

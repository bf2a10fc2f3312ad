import type { z } from 'zod';
import type { FieldError } from '../errors/error-schema.ts';
import type { Operation, OperationAnswer } from '../http/define-operation.ts';
import { readEvents } from '../http/events.ts';
import { type OperationName, type Operations, operations } from '../operations.ts';
import { type SandboxScenario, scenarioHeader } from '../sandbox/scenarios.ts';
import type { Language } from '../words/words.ts';
import { CallRefused } from './call-refused.ts';

type Sent<O, Part extends string> = O extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : object;

type Uploaded = {
  /** The files of a multipart body. */
  readonly files: readonly { readonly fileName: string; readonly content: Uint8Array }[];
};
type Raw = {
  /** The body as it is sent. */
  readonly rawBody: string;
};

/** What a call sends, whatever its place: the parameters of the path and of the query, and the properties of the body. */
export type CallInput<O extends Operation> =
  // For each operation of a union by itself: all of them at once would be more than the compiler takes.
  O extends unknown
    ? Sent<O, 'params'> &
        Sent<O, 'query'> &
        Sent<O, 'body'> &
        (O extends { readonly files: object } ? Uploaded : object) &
        (O extends { readonly rawBody: object } ? Raw : object)
    : never;

export type FileContent = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};

export type CallAnswer<O extends Operation> = O['answerKind'] extends 'file'
  ? FileContent
  : O['answerKind'] extends 'events'
    ? AsyncIterable<OperationAnswer<O>>
    : OperationAnswer<O>;

export type CallOptions = {
  /** Repeated calls with the same key have one effect, and get the first answer. */
  readonly idempotencyKey?: string;
  /** What goes wrong with this call, in the sandbox. */
  readonly scenario?: SandboxScenario;
  /** The language of messages; that of the client by default. */
  readonly language?: Language;
  readonly signal?: AbortSignal;
};

export type ClientOptions = {
  /** The address of the deployment, without `/api`. */
  readonly url: string;
  /** The `Authorization` header. */
  readonly authorization: string;
  /** The language of messages: Spanish by default. */
  readonly language?: Language | undefined;
  /** What to do about an error code, where the caller knows. */
  readonly remedyOf?: (code: string, language: Language) => string | undefined;
};

export type CallInputs = { [Name in OperationName]: CallInput<Operations[Name]> };
export type CallAnswers = { [Name in OperationName]: CallAnswer<Operations[Name]> };

/** Input and options of each call; the input of calls that need none can be left out. */
type CallArguments = {
  [Name in OperationName]: object extends CallInputs[Name]
    ? [input?: CallInputs[Name], options?: CallOptions]
    : [input: CallInputs[Name], options?: CallOptions];
};

/**
 * Makes a call. `input` holds path, query and body together.
 * @returns the body of the answer; what the dashboard's envelope holds; or the file.
 * @throws CallRefused if the API answers with an error, and the error of `fetch` if there is no answer.
 */
type Call = <Name extends OperationName>(
  name: Name,
  ...given: CallArguments[Name]
) => Promise<CallAnswers[Name]>;

export type Client = { readonly call: Call };

type Input = Readonly<Record<string, unknown>>;

/** The properties of the input that a part of the request has. */
const partOf = (schema: z.ZodObject | undefined, input: Input): Input =>
  Object.fromEntries(
    Object.keys(schema?.shape ?? {}).flatMap((name) =>
      input[name] === undefined ? [] : [[name, input[name]]],
    ),
  );

const isFilled = (part: Input): boolean => Object.keys(part).length > 0;

const addressOf = ({ method, path, params, query }: Operation, input: Input): string => {
  const given = partOf(params, input);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  // What no part of the request has is sent all the same, so that the API can name it.
  const known = { ...params?.shape, ...query?.shape };
  const unknown = Object.entries(input).filter(([name]) => !(name in known));
  const searched = { ...partOf(query, input), ...(method === 'GET' ? Object.fromEntries(unknown) : {}) };
  const asked = Object.entries(searched).map(([name, value]) => [name, String(value)]);
  return `/api${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
};

/** What no part of the request has goes into the body, where the API names it as unknown. */
const bodyOf = ({ params, query, body }: Operation, input: Input): Input => {
  const elsewhere = { ...params?.shape, ...query?.shape };
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => name in (body?.shape ?? {}) || !(name in elsewhere)),
  );
};

const formOf = (operation: Operation, { files, ...input }: Input & Partial<Uploaded>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(bodyOf(operation, input))) form.append(name, String(value));
  for (const { fileName, content } of files ?? [])
    form.append(operation.files?.field ?? 'files', new Blob([new Uint8Array(content)]), fileName);
  return form;
};

const jsonType = { 'content-type': 'application/json' };

/** The body of a request and the header that it needs. */
const sentBody = (
  operation: Operation,
  input: Input,
): { body?: BodyInit; headers: Record<string, string> } => {
  if (operation.rawBody) return { body: String(input.rawBody), headers: jsonType };
  if (operation.files) return { body: formOf(operation, input as Input & Partial<Uploaded>), headers: {} };
  const body = bodyOf(operation, input);
  return operation.method === 'GET' || !(operation.body || isFilled(body))
    ? { headers: {} }
    : { body: JSON.stringify(body), headers: jsonType };
};

const fileNameOf = (disposition: string | null): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="([^"]*)"/i.exec(disposition ?? '') ?? [];
  return encoded === undefined ? (plain ?? '') : decodeURIComponent(encoded);
};

const isRecord = (value: unknown): value is Input => typeof value === 'object' && value !== null;

/** Where the documentation of a language begins. */
const docsPath: Readonly<Record<Language, readonly string[]>> = { es: ['docs'], en: ['docs', 'en'] };

const optionNames = ['idempotencyKey', 'scenario', 'language', 'signal'];

/** An option that is spelled otherwise would be left out in silence, such as the key that keeps a payment from being made twice. */
const refuseUnknownOptions = (options: object): void => {
  for (const name of Object.keys(options))
    if (!optionNames.includes(name))
      throw new TypeError(`There is no option “${name}”. The options are: ${optionNames.join(', ')}.`);
};

/** The error that an answer says. A refusal of something in between, such as a proxy, has no code. */
const refusalOf = async (
  name: string,
  response: Response,
  { url, language = 'es', remedyOf }: Omit<ClientOptions, 'authorization'>,
): Promise<CallRefused> => {
  const text = await response.text();
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    said = undefined;
  }
  const { code, message, errors, requestId } = isRecord(said) ? said : {};
  return new CallRefused(name, {
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' ? message : text.slice(0, 200),
    errors: Array.isArray(errors) ? (errors as FieldError[]) : [],
    requestId: typeof requestId === 'string' ? requestId : '',
    remedy: typeof code === 'string' ? remedyOf?.(code, language) : undefined,
    docUrl: [url, ...docsPath[language], 'errors', ...(typeof code === 'string' ? [code] : [])].join('/'),
  });
};

const answerOf = async ({ answerKind }: Operation, response: Response): Promise<unknown> => {
  if (answerKind === 'file')
    return {
      fileName: fileNameOf(response.headers.get('content-disposition')),
      contentType: response.headers.get('content-type') ?? '',
      content: new Uint8Array(await response.arrayBuffer()),
    };
  if (answerKind === 'events') return readEvents(response.body);
  const answered: unknown = await response.json();
  return answerKind === 'envelope' && isRecord(answered) ? answered.data : answered;
};

/** Calls the operations of the contract by their names. */
export const createClient = ({ url, authorization, language = 'es', remedyOf }: ClientOptions): Client => {
  const call = async (
    name: OperationName,
    input: Input = {},
    options: CallOptions = {},
  ): Promise<unknown> => {
    if (!Object.hasOwn(operations, name))
      throw new TypeError(`There is no call “${name}”. Calls are named as in ${url}/api/openapi.json.`);
    refuseUnknownOptions(options);
    const operation: Operation = operations[name];
    const { body, headers } = sentBody(operation, input);
    const { idempotencyKey, scenario, signal, language: asked = language } = options;
    const response = await fetch(`${url}${addressOf(operation, input)}`, {
      method: operation.method,
      headers: {
        ...headers,
        authorization,
        'accept-language': asked,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(scenario === undefined ? {} : { [scenarioHeader]: scenario }),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await refusalOf(name, response, { url, language: asked, remedyOf });
    return answerOf(operation, response);
  };
  return { call: call as Call };
};

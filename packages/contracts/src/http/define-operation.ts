import type { z } from 'zod';
import type { ErrorCode, FieldErrorCode } from '../errors/error-codes.ts';
import type { Permission } from '../roles/permissions.ts';
import type { Words } from '../words/words.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where an operation of the dashboard takes the account's API key. */
export type KeyRule = 'sandbox' | 'bothEnvironments';

/**
 * Who may make a call.
 * - `public`: anyone.
 * - `signedIn`: a dashboard user, whatever business is selected; with `permission`, a user who has it in at least one business. The
 *   call itself checks the businesses that it names: one without the permission is treated as missing.
 * - `role`: a dashboard user whose role in the selected business has the permission; with `withKey`, the account's API key too, so
 *   that a test suite or a merchant's server can make the call: in the sandbox only, or in both environments.
 * - `apiKey`: a merchant's server, with Basic credentials or a Bearer token of `Authenticate`.
 * - `payer`: anyone with the address of a hosted page; its `{token}` determines the payment and the account.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn'; readonly permission?: Permission }
  | { readonly kind: 'role'; readonly permission: Permission; readonly withKey?: KeyRule }
  | { readonly kind: 'apiKey' }
  | { readonly kind: 'payer' };

/** The form of the answer of a call that succeeds. */
export type AnswerKind =
  /** `{success, data, message}` round the schema: every JSON answer of the dashboard's API. */
  | 'envelope'
  /** The schema as it stands: the payment API and the system's own calls. */
  | 'plain'
  /** A file to download; the schema is not used. */
  | 'file'
  /** Events as they happen (`text/event-stream`): the data of each is JSON of the schema. */
  | 'events';

/** The files of a multipart body. The body's properties travel as text fields beside them. */
export type FilesRule = {
  /** The name of the multipart field that carries the files. */
  readonly field: string;
  readonly min: number;
  readonly max: number;
  /** The max size of each file, in bytes. */
  readonly maxBytes: number;
  /** The error code where no file was sent; `required` by default. */
  readonly missing?: FieldErrorCode;
  readonly words: Words;
};

/** A body that may be any JSON: the handler gets its text as it was sent. */
export type RawBodyRule = { readonly maxBytes: number; readonly words: Words };

/** A file as it was sent. Name and content are the sender's: neither says what it really is. */
export type UploadedFile = { readonly fileName: string; readonly content: Uint8Array };

/**
 * What a `Sandbox-Scenario` acts upon in a call.
 * - `answer`: the answer itself.
 * - `change`: what the call changes, which stays although its answer is lost.
 * - `card`: the bank's decision about a card.
 * - `cardholder`: a card whose holder is there and can be asked for 3D Secure.
 * - `webhooks`: the results that the call sends.
 */
export type ScenarioTarget = 'answer' | 'change' | 'card' | 'cardholder' | 'webhooks';

export type OperationExample = {
  readonly name: string;
  readonly words: Words;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The files of a multipart body, and a body that is any JSON. */
  readonly files?: readonly { readonly fileName: string; readonly base64: string }[];
  readonly rawBody?: string;
  /** The response code that the payment API gives to this example. */
  readonly responseCode?: string;
};

/** One call of the system. The API, the dashboard, the documentation and the tests all use this record. */
export type Operation = {
  readonly method: Method;
  /** Below `/api`, with parameters in braces: `/transaction/response/{transactionNumber}`. */
  readonly path: string;
  readonly subject: Subject;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** An empty parameter of the query is refused. By default it counts as missing, which here would ask for something else. */
  readonly emptyQuery?: 'refused';
  readonly body?: z.ZodObject;
  /** A body that is a list is read as this property. */
  readonly listBody?: string;
  /** The body travels as `multipart/form-data`, with these files. */
  readonly files?: FilesRule;
  /** Used instead of `body`: any JSON, which is passed on unparsed. */
  readonly rawBody?: RawBodyRule;
  readonly answer: z.ZodType;
  readonly answerKind: AnswerKind;
  /** The media types of a file that is answered; CSV by default. */
  readonly fileTypes?: readonly string[];
  /** Changes nothing although it is a POST (a report, a sign-in): the dashboard shows no blocking indicator for it. */
  readonly safe?: boolean;
  /** Waits for something before it answers: its handler learns when the caller leaves. */
  readonly waits?: boolean;
  /** The dashboard makes the call by itself: it does not count as use of the session, which ends although the call is repeated. */
  readonly unattended?: boolean;
  /** A page of any origin may make the call, without credentials. */
  readonly crossOrigin?: boolean;
  /** Accepts `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** Takes the header `Sandbox-Scenario` in the sandbox, for the scenarios that act upon one of these. */
  readonly scenarios?: readonly ScenarioTarget[];
  /** The call is answered even while links of a file are being created; every other call of the account waits for them. */
  readonly duringBatch?: boolean;
  /** The errors that this call may answer, besides those common to every call of its kind. */
  readonly errors: readonly ErrorCode[];
  readonly summary: Words;
  readonly description: Words;
  readonly examples: readonly OperationExample[];
};

/** A chapter of the API's description. */
type SubjectEntry = { readonly name: string; readonly about: Words };

export const subjects = {
  system: {
    name: 'System',
    about: {
      es: 'Si el servidor funciona y puede atender peticiones.',
      en: 'Whether the server is up, and ready to take requests.',
    },
  },
  account: {
    name: 'Account',
    about: {
      es: 'Entrar al panel, la sesión y los negocios de quien entra.',
      en: 'Signing in to the dashboard, the session, and the businesses of its user.',
    },
  },
  users: {
    name: 'Users',
    about: {
      es: 'Las personas de un negocio, su rol y su acceso.',
      en: 'The people of a business, their role and access.',
    },
  },
  setting: {
    name: 'Settings',
    about: {
      es: 'Logotipo, avisos, llaves y las URL de resultados.',
      en: 'Logo, notifications, keys, and the URLs that results go to.',
    },
  },
  webhooks: {
    name: 'Webhooks',
    about: {
      es: 'Los resultados que se envían a tu servidor, sus intentos y el buzón de pruebas.',
      en: 'The results sent to your server, their attempts, and the test inbox.',
    },
  },
  emails: {
    name: 'E-mails',
    about: {
      es: 'Los correos a los clientes y al negocio, y su envío.',
      en: 'The e-mails to customers and to the business, and their delivery.',
    },
  },
  files: {
    name: 'Files',
    about: { es: 'Subir archivos y mostrarlos.', en: 'Uploading files and showing them.' },
  },
  transactions: {
    name: 'Transactions',
    about: {
      es: 'Los movimientos del panel: lista, detalle, historia, reporte y acciones.',
      en: "The dashboard's transactions: list, detail, timeline, report and actions.",
    },
  },
  chargebacks: {
    name: 'Chargebacks',
    about: {
      es: 'Contracargos, sus pruebas y sus fechas.',
      en: 'Chargebacks, their evidence and their dates.',
    },
  },
  subscriptions: {
    name: 'Subscriptions',
    about: {
      es: 'Las suscripciones: consultarlas (también con la API key), cancelarlas, reactivarlas y cambiar su tarjeta.',
      en: 'Subscriptions: querying them (with the API key too), canceling and reactivating them, and replacing their card.',
    },
  },
  paymentLinks: {
    name: 'Paid leagues',
    about: {
      es: 'Ligas de pago, una por una o desde un archivo.',
      en: 'Payment links, one at a time or from a file.',
    },
  },
  fraud: {
    name: 'Fraud management',
    about: { es: 'Reglas de velocidad y lista negra.', en: 'Velocity rules and the blacklist.' },
  },
  sandbox: {
    name: 'Sandbox',
    about: {
      es: 'Lo que existe solo en modo pruebas: el reloj de la cuenta, los simuladores y el vaciado.',
      en: "What exists only in the sandbox: the account's clock, the simulators and the reset.",
    },
  },
  statement: {
    name: 'Statement',
    about: { es: 'El estado de cuenta por mes.', en: 'The monthly statement.' },
  },
  requestLog: {
    name: 'Request log',
    about: {
      es: 'Las peticiones que recibió la API de pagos, sin datos secretos.',
      en: 'The requests that the payment API received, without secrets.',
    },
  },
  authentication: {
    name: 'Authentication',
    about: { es: 'El token de la API de pagos.', en: 'The token of the payment API.' },
  },
  payments: {
    name: 'Payments',
    about: {
      es: 'Cobrar, autorizar, capturar, cancelar y reembolsar desde tu servidor.',
      en: 'Charging, authorizing, capturing, canceling and refunding from your server.',
    },
  },
  queries: {
    name: 'Status queries',
    about: {
      es: 'El estado de una transacción y el reporte de un día.',
      en: 'The status of a transaction, and the report of a day.',
    },
  },
  tokens: {
    name: 'Card tokens',
    about: { es: 'Tarjetas guardadas de tus clientes.', en: "Your customers' saved cards." },
  },
  checkouts: {
    name: 'Hosted pages',
    about: {
      es: 'Las páginas en las que paga tu cliente. Su dirección es la credencial.',
      en: 'The pages on which your customer pays. Their address is the credential.',
    },
  },
} as const satisfies Record<string, SubjectEntry>;
export type Subject = keyof typeof subjects;

/** Keeps the literal types of an operation, so that handlers and clients are typed from it. */
export const defineOperation = <const O extends Operation>(operation: O): O => operation;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<O, K extends string> = O extends { readonly [P in K]: infer S } ? S : undefined;

/** The validated parts of a request, as the handler receives them. */
export type OperationInput<O extends Operation> = {
  readonly params: Parsed<Part<O, 'params'>>;
  readonly query: Parsed<Part<O, 'query'>>;
  readonly body: Parsed<Part<O, 'body'>>;
} & (O extends { readonly files: FilesRule } ? { readonly files: readonly UploadedFile[] } : object) &
  (O extends { readonly rawBody: RawBodyRule } ? { readonly rawBody: string } : object);

type SentPart<O, K extends string> = K extends 'files'
  ? readonly File[]
  : K extends 'rawBody'
    ? string
    : Sent<Part<O, K>>;

/** The parts of a request that a client sends, without those that the operation does not have. */
export type OperationRequest<O extends Operation> = {
  readonly [K in 'params' | 'query' | 'body' | 'files' | 'rawBody' as Part<O, K> extends object
    ? K
    : never]: SentPart<O, K>;
};

/** The operation's answer without its envelope. */
export type OperationAnswer<O extends Operation> = z.output<O['answer']>;

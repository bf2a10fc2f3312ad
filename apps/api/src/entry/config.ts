import { isIPv4 } from 'node:net';
import { limits } from '@pasarela/contracts/limits/limits';
import { z } from 'zod';
import { readSmtpUrl, type SmtpServer } from '#core/outbox/emails/smtp-server.ts';
import { isPostgres } from '#database/postgres/postgres-url.ts';
import { CannotStart } from '#errors/cannot-start.ts';
import { dashboardFolder, dataFolder, docsFolder } from '#installation/installed-files.ts';
import type { PageFolders } from '#plugins/static-pages.ts';
import { minSecretLength } from '#security/secret-file.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const EnvironmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Listens only on this machine by default, because the demo's passwords are published. */
    HOST: z.string().min(1).default('127.0.0.1'),
    DATABASE_URL: z
      .string()
      .regex(/^(file:|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://')
      .default(`file:${dataFolder}pasarela.db`),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** The public URL of this deployment, the base of hosted pages, inboxes and documentation. */
    PUBLIC_URL: z
      .url()
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    /** The number of reverse proxies in front; the caller's address is read from that many entries of X-Forwarded-For. */
    PASARELA_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Calls per minute for each API key, each user, and each address that signs in. Load tests raise it. */
    PASARELA_CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000_000).default(limits.callsPerMinute),
    /** `off`: the server starts without demo data, and creates the first Admin from the three settings below. */
    PASARELA_DEMO: onOff.default(true),
    /** The secret that all keys are derived from. If unset, one is generated and stored beside the database. */
    PASARELA_SECRET: z.string().min(minSecretLength).optional(),
    /** `yes` starts the server although the secret that the database was written with is lost. */
    PASARELA_NEW_SECRET: z.enum(['yes', 'no']).default('no'),
    /**
     * Whether results may be delivered to private networks. The default is yes only for a demo that listens on this machine alone:
     * the demo's passwords are public, and its users can read the response to a webhook.
     */
    PASARELA_PRIVATE_WEBHOOKS: onOff.optional(),
    /** The mail server that sends the notification e-mails. If unset, they are only stored and shown on the dashboard. */
    SMTP_URL: z
      .string()
      .refine((text) => readSmtpUrl(text) !== undefined, 'must be smtp:// or smtps://, and name a host')
      .optional(),
    /** The sender address of the e-mails. */
    SMTP_FROM: z.email().optional(),
    /** The support address that the help center shows to users of the dashboard. */
    SUPPORT_EMAIL: z.email().default('soporte@pasarela.example'),
    PASARELA_ADMIN_USER: z.string().min(3).max(100).optional(),
    PASARELA_ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
    PASARELA_BUSINESS: z.string().min(1).max(100).optional(),
  })
  .refine(({ DATABASE_URL, PASARELA_SECRET }) => !isPostgres(DATABASE_URL) || PASARELA_SECRET !== undefined, {
    path: ['PASARELA_SECRET'],
    message: 'is required with PostgreSQL: every process needs the same',
  })
  .refine(({ SMTP_URL, SMTP_FROM }) => (SMTP_URL === undefined) === (SMTP_FROM === undefined), {
    path: ['SMTP_FROM'],
    message: 'SMTP_URL and SMTP_FROM go together',
  });

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly logLevel: z.output<typeof EnvironmentSchema>['LOG_LEVEL'];
  readonly publicUrl: string | undefined;
  readonly proxies: number;
  readonly callsPerMinute: number;
  readonly demo: boolean;
  readonly privateWebhooks: boolean;
  /** Whether a demo, whose passwords are published, can be reached from other machines. */
  readonly openDemo: boolean;
  readonly secret: string | undefined;
  readonly newSecret: boolean;
  /** Undefined if no mail server is configured. */
  readonly mail: { readonly server: SmtpServer; readonly from: string } | undefined;
  readonly supportEmail: string;
  readonly firstAdmin:
    | { readonly userName: string; readonly password: string; readonly business: string }
    | undefined;
  /** The folders of the built dashboard and documentation; undefined if only the API is served. */
  readonly pages: PageFolders | undefined;
};

const mailOf = (url: string | undefined, from: string | undefined): Config['mail'] => {
  const server = url === undefined ? undefined : readSmtpUrl(url);
  return server && from ? { server, from } : undefined;
};

/** Returns whether a server on this host can be reached only from its own machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Reads the environment. Throws one error that names all of its problems. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = EnvironmentSchema.safeParse(given);
  if (error) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new CannotStart(`The configuration is not valid.\n${problems.join('\n')}`);
  }
  const {
    PASARELA_ADMIN_USER: userName,
    PASARELA_ADMIN_PASSWORD: password,
    PASARELA_BUSINESS: business,
  } = data;
  const reachable = !isLoopback(data.HOST);
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL,
    proxies: data.PASARELA_PROXIES,
    callsPerMinute: data.PASARELA_CALLS_PER_MINUTE,
    demo: data.PASARELA_DEMO,
    privateWebhooks: data.PASARELA_PRIVATE_WEBHOOKS ?? (data.PASARELA_DEMO && !reachable),
    openDemo: data.PASARELA_DEMO && reachable,
    secret: data.PASARELA_SECRET,
    newSecret: data.PASARELA_NEW_SECRET === 'yes',
    mail: mailOf(data.SMTP_URL, data.SMTP_FROM),
    supportEmail: data.SUPPORT_EMAIL,
    firstAdmin: userName && password && business ? { userName, password, business } : undefined,
    pages: { dashboard: dashboardFolder, docs: docsFolder },
  };
};

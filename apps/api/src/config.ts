import { fileURLToPath } from 'node:url';
import { limits } from '@pasarela/contracts/limits';
import { z } from 'zod';
import { readSmtpUrl, type SmtpServer } from '#emails/smtp-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const EnvironmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATABASE_URL: z
      .string()
      .startsWith('file:', 'must begin with file:')
      .default(`file:${root}.data/pasarela.db`),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Where this deployment is reached from outside: hosted pages, inboxes and documentation have their addresses below it. */
    PUBLIC_URL: z
      .url()
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    /** How many proxies stand in front: the caller's address is read from as many entries of X-Forwarded-For. */
    PASARELA_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Calls a minute for each API key, each user, and each address that signs in; a load test sets its own. */
    PASARELA_CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000_000).default(limits.callsPerMinute),
    /** `off`: no demo data; the first Admin then comes from the three settings below. */
    PASARELA_DEMO: onOff.default(true),
    /** 32 bytes or more, of which every key is derived. Without it one is made and kept beside the database. */
    PASARELA_SECRET: z.string().min(32).optional(),
    /** Whether results may be delivered to private networks. The demo does, where nothing is said; nobody else. */
    PASARELA_PRIVATE_WEBHOOKS: onOff.optional(),
    /** The mail server that notification e-mails are handed to; without it they are kept, to be looked at. */
    SMTP_URL: z
      .string()
      .refine((text) => readSmtpUrl(text) !== undefined, 'must be smtp:// or smtps://, and name a host')
      .optional(),
    /** Whom they are from. */
    SMTP_FROM: z.email().optional(),
    /** Where the help center sends the users of the dashboard. */
    SUPPORT_EMAIL: z.email().default('soporte@pasarela.example'),
    PASARELA_ADMIN_USER: z.string().min(3).max(100).optional(),
    PASARELA_ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
    PASARELA_BUSINESS: z.string().min(1).max(100).optional(),
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
  readonly secret: string | undefined;
  /** Undefined where no mail server is configured. */
  readonly mail: { readonly server: SmtpServer; readonly from: string } | undefined;
  readonly supportEmail: string;
  readonly firstAdmin:
    | { readonly userName: string; readonly password: string; readonly business: string }
    | undefined;
  readonly dashboardFolder: string;
  readonly docsFolder: string;
};

const mailOf = (url: string | undefined, from: string | undefined): Config['mail'] => {
  const server = url === undefined ? undefined : readSmtpUrl(url);
  return server && from ? { server, from } : undefined;
};

/** Reads the environment, once. Throws one error that names everything that is wrong with it. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = EnvironmentSchema.safeParse(given);
  if (error) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid.\n${problems.join('\n')}`);
  }
  const {
    PASARELA_ADMIN_USER: userName,
    PASARELA_ADMIN_PASSWORD: password,
    PASARELA_BUSINESS: business,
  } = data;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL,
    proxies: data.PASARELA_PROXIES,
    callsPerMinute: data.PASARELA_CALLS_PER_MINUTE,
    demo: data.PASARELA_DEMO,
    privateWebhooks: data.PASARELA_PRIVATE_WEBHOOKS ?? data.PASARELA_DEMO,
    secret: data.PASARELA_SECRET,
    mail: mailOf(data.SMTP_URL, data.SMTP_FROM),
    supportEmail: data.SUPPORT_EMAIL,
    firstAdmin: userName && password && business ? { userName, password, business } : undefined,
    dashboardFolder: `${root}apps/dashboard/dist`,
    docsFolder: `${root}apps/docs/build`,
  };
};

import { z } from 'zod';
import { environmentNames } from '../accounts/environments.ts';
import { InstantSchema } from '../dates/dates.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';
import { settingProblem, settingProperties } from './setting-properties.ts';

export const SiteSettingsSchema = z.object({
  cultureCode: z.string().meta({ example: 'es-MX' }),
  isoCurrency: z.string().meta({ example: 'MXN' }),
  companyName: z.string(),
  environment: z.enum(environmentNames),
  supportEmail: z
    .string()
    .meta({ description: 'Where this deployment gives support.', example: 'soporte@pasarela.example' }),
});

const ApiKeySchema = z.object({
  identifier: z.string().nullable().meta({
    description: 'The API key, always visible; null while there is none.',
    example: 'demo-sandbox-key',
  }),
  created: InstantSchema.nullable().meta({ description: 'When it was made; null while there is none.' }),
  lastUsed: InstantSchema.nullable().meta({
    description: 'Its last request in the request log; null where that has none.',
  }),
  canRoll: z.boolean().meta({
    description: 'Its password can be made or changed here: only in the environment that is signed in to.',
  }),
});

/** The settings of an account: its logo and texts for customers, its keys, and the addresses of its results. */
export const SettingsSchema = z
  .object({
    urlLogo: z.string().meta({ example: '/api/files/file_2Jb1xQ7mX0d4aBcDeFgHiJ' }),
    notificationText: z.string(),
    notificationEmail: z.string().meta({
      description: 'Joined by semicolons.',
      example: 'ventas@tienda.example;caja@tienda.example',
    }),
    emailsOn: z.string().meta({
      description:
        'The kinds of e-mails that are switched on, of those that can be switched; joined by semicolons.',
      example: 'paymentReceipt;refundMade;userInvitation',
    }),
    apiKey: z.object({ sandbox: ApiKeySchema, production: ApiKeySchema }),
    publicKey: z.string().nullable().meta({ description: 'SPKI in base64; null until one is made.' }),
    urlResponseSuccess: z.string(),
    urlResponseError: z.string(),
    urlResponseDefault: z.string(),
    webhookSecret: z.string().meta({
      description: 'The signing secret with its middle hidden; it is shown whole once, when it is rolled.',
      example: 'whsec_…Qx4=',
    }),
    previousSecretUntil: InstantSchema.nullable().meta({
      description:
        'Until when deliveries are signed with the previous secret too, by real time; null where only one is valid.',
    }),
    urlInbox: z.string().nullable().meta({
      description: 'The address of the built-in inbox; the sandbox alone has one.',
    }),
    sendsEmails: z.boolean().meta({
      description: 'This deployment sends e-mails; where it does not they are kept, to be looked at.',
    }),
    allowsPrivateAddresses: z.boolean().meta({
      description: 'This deployment delivers to private networks, the own machine among them.',
    }),
  })
  .meta({ id: 'Settings' });
export type Settings = z.output<typeof SettingsSchema>;

export const UpdateSettingSchema = z
  .strictObject({
    idCompany: RowIdSchema.optional(),
    Property: z.enum(settingProperties),
    Value: z.string().max(10_000).meta({ example: 'https://tienda.example/resultados' }),
  })
  .superRefine(({ Property, Value }, context) => {
    const problem = settingProblem(Property, Value);
    if (problem) context.addIssue({ code: 'custom', path: ['Value'], params: problem });
  });
export type UpdateSetting = z.output<typeof UpdateSettingSchema>;

/** The body of a call that renews a password. It names the business where no header does. */
export const RollSchema = z.strictObject({ idCompany: RowIdSchema.optional() });

export const RolledApiKeySchema = z.object({
  identifier: z.string().meta({ description: 'The API key; it stays the same when its password is rolled.' }),
  password: z.string().meta({ description: 'Shown this once. Only its hash is kept.' }),
  environment: z.enum(environmentNames),
});
export type RolledApiKey = z.output<typeof RolledApiKeySchema>;

export const RollWebhookSecretSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  keepPreviousHours: z.int().min(0).max(limits.previousSecretHours).optional().meta({
    description:
      'For how many hours of real time deliveries are also signed with the secret that is replaced; 0, the default, ends it at once. An older one ends in any case.',
    example: 24,
  }),
});
export type RollWebhookSecret = z.output<typeof RollWebhookSecretSchema>;

export const RolledWebhookSecretSchema = z.object({
  webhookSecret: z
    .string()
    .meta({ description: 'Shown this once.', example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' }),
  previousSecretUntil: InstantSchema.nullable().meta({
    description: 'Until when the previous secret is valid too, by real time; null where it ended at once.',
  }),
});
export type RolledWebhookSecret = z.output<typeof RolledWebhookSecretSchema>;

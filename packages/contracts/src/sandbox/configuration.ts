import { z } from 'zod';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { blacklistProblem } from '../fraud/blacklist-rules.ts';
import { fraudFieldNames } from '../fraud/fraud-fields.ts';
import { timeRangeNames } from '../fraud/time-ranges.ts';
import { EmailSchema, optionalText, requiredText } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { roleNames } from '../roles/roles.ts';
import { settingProblem } from '../settings/setting-properties.ts';
import { userFormProblems } from '../users/user-form-rules.ts';
import { nextOutcomeNames } from './next-outcomes.ts';
import { MoveClockSchema } from './sandbox-operations.ts';
import { ScenarioRuleSchema } from './scenario-rules.ts';

/** The name of the file in the folder that `npx pasarela` is started from. */
export const configurationFileName = 'pasarela.config.json';

type Issue = {
  readonly path: readonly (string | number)[];
  readonly code: FieldErrorCode;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
};

const add = (context: z.RefinementCtx, { path, code, values }: Issue): void =>
  context.addIssue({ code: 'custom', path: [...path], params: { code, values } });

/** Adds an issue for every value that is equal to an earlier one. */
const refuseRepeated = (
  context: z.RefinementCtx,
  values: readonly (string | undefined)[],
  pathOf: (index: number) => Issue['path'],
): void => {
  for (const [index, value] of values.entries())
    if (value !== undefined && values.indexOf(value) < index)
      add(context, { path: pathOf(index), code: 'repeated_value' });
};

/** The max length of a business name, an identifier or a label, in characters. */
const nameLength = 100;

export const BusinessNameSchema = requiredText(nameLength);

const ApiKeySchema = z
  .strictObject({
    identifier: z
      .string()
      .max(nameLength)
      .regex(/^[\w.-]{3,}$/, 'It must be 3 or more letters, digits, dots, hyphens or underscores.')
      .meta({
        description:
          'The UserId of the payment API: letters, digits, dots, hyphens and underscores; 3 or more.',
        examples: ['tienda-sandbox-key'],
      }),
    password: z
      .string()
      .min(8)
      .max(200)
      .meta({ description: 'The Password of the payment API.', examples: ['tienda-sandbox-password'] }),
  })
  .meta({ description: 'The API key of the business in the sandbox. Without it the business has none.' });

/** The bytes of a signing secret, as Standard Webhooks bounds them. */
const secretBytes = { min: 24, max: 64 };

const isSigningSecret = (text: string): boolean => {
  const [, base64 = ''] =
    /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text) ?? [];
  const bytes = (base64.replace(/=+$/, '').length * 3) / 4;
  return bytes >= secretBytes.min && bytes <= secretBytes.max;
};

/** The URL that results are sent to. */
export const ResultUrlSchema = z
  .string()
  .max(limits.addressLength)
  .superRefine((value, context) => {
    const problem = settingProblem('Default', value);
    if (problem) add(context, { path: [], ...problem });
  });

export const SigningSecretSchema = z
  .string()
  .refine(isSigningSecret, 'It must be whsec_ followed by 24 to 64 bytes in base64.');

const WebhooksSchema = z
  .strictObject({
    url: ResultUrlSchema.optional().meta({
      description: 'The URL that receives every result, unless one of the following is given for it.',
      examples: ['http://127.0.0.1:4000/webhooks'],
    }),
    success: ResultUrlSchema.optional().meta({ description: 'The URL that receives accepted payments.' }),
    error: ResultUrlSchema.optional().meta({ description: 'The URL that receives declined payments.' }),
    default: ResultUrlSchema.optional().meta({ description: 'The URL that receives every other result.' }),
    secret: SigningSecretSchema.optional().meta({
      description:
        'The signing secret: whsec_ and 24 to 64 bytes in base64. Without it a random one is made.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    }),
  })
  .meta({ description: 'Where the results of payments are sent, and the secret that signs them.' });

const VelocityRuleSchema = z.strictObject({
  field: z.enum(fraudFieldNames).meta({ description: 'What has to be the same in all attempts.' }),
  attempts: z
    .int()
    .min(limits.velocityValue.min)
    .max(limits.velocityValue.max)
    .meta({ description: 'The attempts that are accepted. The next one goes to review.' }),
  within: z.enum(timeRangeNames).meta({ description: 'The time range in which attempts are counted.' }),
});

const BlacklistEntrySchema = z
  .strictObject({
    field: z.enum(fraudFieldNames),
    value: z
      .string()
      .max(limits.filterLength.email)
      .meta({ description: 'The e-mail, IPv4 address or card number whose payments are declined.' }),
  })
  .superRefine(({ field, value }, context) => {
    const code = blacklistProblem(field, value);
    if (code) add(context, { path: ['value'], code });
  });

const FraudSchema = z
  .strictObject({
    velocityRules: z.array(VelocityRuleSchema).optional(),
    blacklist: z.array(BlacklistEntrySchema).max(1_000).optional(),
  })
  .superRefine(({ velocityRules = [], blacklist = [] }, context) => {
    const fields = velocityRules.map(({ field }) => field);
    refuseRepeated(context, fields, (index) => ['velocityRules', index, 'field']);
    const entries = blacklist.map(({ field, value }) => `${field} ${value.trim().toLowerCase()}`);
    refuseRepeated(context, entries, (index) => ['blacklist', index, 'value']);
  })
  .meta({ description: 'The fraud rules of the business.' });

const BusinessSchema = z.strictObject({
  name: BusinessNameSchema.meta({ examples: ['Mi tienda'] }),
  taxId: z
    .string()
    .regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'It must be an RFC of 12 or 13 characters, such as MTI010101AB1.')
    .optional()
    .meta({ description: 'The RFC.', examples: ['MTI010101AB1'] }),
  businessActivity: optionalText(nameLength),
  apiKey: ApiKeySchema.optional(),
  webhooks: WebhooksSchema.optional(),
  notificationEmails: z
    .array(EmailSchema)
    .max(20)
    .optional()
    .meta({ description: 'Who is told of payments by e-mail.' }),
  fraud: FraudSchema.optional(),
  clock: MoveClockSchema.omit({ idCompany: true }).optional().meta({
    description:
      'Where the clock of the sandbox begins: days, hours, minutes and seconds ahead of real time, or an instant, which can be in the past.',
  }),
  nextOutcome: z
    .enum(nextOutcomeNames)
    .optional()
    .meta({ description: 'The outcome of the first payment, whatever its card.' }),
  scenarios: z.array(ScenarioRuleSchema).max(100).optional().meta({
    description:
      'What goes wrong with which requests to the sandbox, for as long as the database lasts. The first rule that a request meets applies, unless the request has a Sandbox-Scenario of its own; a rule that does not apply to the call is passed over.',
  }),
});

const UserSchema = z
  .strictObject({
    userName: z.string().meta({ examples: ['ana'] }),
    displayName: optionalText(nameLength),
    email: z
      .string()
      .max(254)
      .optional()
      .meta({ examples: ['ana@tienda.example'] }),
    password: z.string().max(1_000).meta({ description: '12 characters or more, and no common password.' }),
    roles: z
      .record(z.string(), z.enum(roleNames))
      .meta({ description: 'The role in each business, by the name of the business.' }),
  })
  .superRefine((user, context) => {
    const email = user.email ?? `${user.userName}@localhost`;
    for (const problem of userFormProblems({ ...user, email, companies: [{ idCompany: 1 }] }))
      if (problem.path[0] !== 'email' || user.email !== undefined) add(context, problem);
    if (Object.keys(user.roles).length === 0)
      context.addIssue({
        code: 'custom',
        path: ['roles'],
        message: 'It must name a business and the role there.',
      });
  });

const Loose = z.string().optional().catch(undefined);

/** The names of a configuration, those that are there, whatever else is wrong with it. */
const NamesSchema = z.object({
  businesses: z
    .array(z.object({ name: Loose, apiKey: z.object({ identifier: Loose }).catch({}) }).catch({ apiKey: {} }))
    .catch([]),
  users: z
    .array(
      z
        .object({ userName: Loose, email: Loose, roles: z.record(z.string(), z.unknown()).catch({}) })
        .catch({ roles: {} }),
    )
    .catch([]),
});

/** Adds an issue for every name that stands in two places, or that a role has and no business. */
const comparePlaces = (configuration: unknown, context: z.RefinementCtx): void => {
  const { businesses, users } = NamesSchema.catch({ businesses: [], users: [] }).parse(configuration);
  const names = businesses.flatMap(({ name }) => (name ? [name] : []));
  refuseRepeated(
    context,
    businesses.map(({ name }) => name || undefined),
    (index) => ['businesses', index, 'name'],
  );
  const keys = businesses.map(({ apiKey }) => apiKey.identifier);
  refuseRepeated(context, keys, (index) => ['businesses', index, 'apiKey', 'identifier']);
  const userNames = users.map(({ userName }) => userName?.trim().toLowerCase());
  refuseRepeated(context, userNames, (index) => ['users', index, 'userName']);
  const emails = users.map(({ email }) => email?.trim().toLowerCase());
  refuseRepeated(context, emails, (index) => ['users', index, 'email']);
  // With a business whose name is wrong, a role may well be meant for it.
  if (names.length < Math.max(1, businesses.length)) return;
  for (const [index, { roles }] of users.entries())
    for (const name of Object.keys(roles))
      if (!names.includes(name))
        add(context, {
          path: ['users', index, 'roles', name],
          code: 'not_a_choice',
          values: { choices: [...new Set(names)].join(', ') },
        });
};

/** The data that a new sandbox begins with, as `pasarela.config.json` describes it. */
export const ConfigurationSchema = z
  .strictObject({
    $schema: z.string().optional().meta({ description: 'The address of this schema, for editors.' }),
    demo: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the demo is there too, beside the businesses of this file.' }),
    businesses: z.array(BusinessSchema).min(1).max(50),
    users: z.array(UserSchema).max(200).default([]),
  })
  // Whatever else is wrong: every mistake is named at once.
  .superRefine(comparePlaces, { when: () => true })
  .meta({
    title: configurationFileName,
    description: 'What a new sandbox of Pasarela begins with.',
  });
export type Configuration = z.output<typeof ConfigurationSchema>;
export type ConfiguredBusiness = Configuration['businesses'][number];
export type ConfiguredUser = Configuration['users'][number];

/** The schema as JSON Schema of draft 7, which the editors of JSON know best. */
export const configurationJsonSchema = (): object =>
  z.toJSONSchema(ConfigurationSchema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // `words`, `money` and `example` are metadata of the contract and no keywords.
      Reflect.deleteProperty(jsonSchema, 'words');
      Reflect.deleteProperty(jsonSchema, 'money');
      const { example } = jsonSchema;
      Reflect.deleteProperty(jsonSchema, 'example');
      if (example !== undefined) jsonSchema.examples = [example as never];
    },
  });

import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { requiredText } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { settingProblem } from '../settings/setting-properties.ts';
import { clockBegins, clockEnds } from './clock-bounds.ts';

const { usual, max } = limits.isolatedAccountHours;

const WebhookUrlSchema = z
  .string()
  .trim()
  .max(limits.addressLength)
  .refine((text) => settingProblem('Default', text) === undefined, {
    params: { code: 'invalid_url' satisfies FieldErrorCode },
  });

const instant = (moment: number): string => new Date(moment).toISOString();

/** A moment at which the clock of an account may begin; the same bounds hold for moving it. */
const FirstMomentSchema = InstantSchema.refine((text) => Date.parse(text) >= clockBegins, {
  params: { code: 'too_small' satisfies FieldErrorCode, values: { minimum: instant(clockBegins) } },
}).refine((text) => Date.parse(text) < clockEnds, {
  params: { code: 'too_big' satisfies FieldErrorCode, values: { maximum: instant(clockEnds - 1) } },
});

export const CreateIsolatedAccountSchema = z.strictObject({
  name: requiredText(100).optional().meta({ description: 'The name of its business.' }),
  hours: z.int().min(1).max(max).default(usual).meta({ description: 'Removed after so many hours.' }),
  webhookUrl: WebhookUrlSchema.optional().meta({ description: 'Receives all results of the account.' }),
  clock: FirstMomentSchema.optional().meta({
    description: `Where the account's clock begins, in the past or in the future, between the years ${limits.clockFirstYear} and ${limits.clockLastYear}; it runs from there. Now, if left out.`,
  }),
});
export type CreateIsolatedAccount = z.output<typeof CreateIsolatedAccountSchema>;

const shownShape = {
  idAccount: RowIdSchema.meta({ description: 'Names the account; it is also the number of its business.' }),
  name: z.string(),
  key: z.string().meta({ description: 'The API key.' }),
  createdAt: InstantSchema,
  expiresAt: InstantSchema.meta({ description: 'When the account is removed, by real time.' }),
};

export const IsolatedAccountSchema = z.object(shownShape).meta({ id: 'IsolatedAccount' });
export type IsolatedAccount = z.output<typeof IsolatedAccountSchema>;

export const CreatedIsolatedAccountSchema = z
  .object({
    ...shownShape,
    password: z.string().meta({ description: "The API key's password. It is shown this once." }),
    webhookSecret: z.string().meta({ description: 'Signs the webhooks of the account.' }),
    inboxUrl: z.url().meta({ description: 'The built-in inbox: an address that webhooks can be sent to.' }),
  })
  .meta({ id: 'CreatedIsolatedAccount' });
export type CreatedIsolatedAccount = z.output<typeof CreatedIsolatedAccountSchema>;

const shared = {
  subject: 'sandbox',
  access: { kind: 'apiKey' },
  answerKind: 'plain',
} as const;

export const createIsolatedAccount = defineOperation({
  ...shared,
  method: 'POST',
  path: '/sandbox/accounts',
  body: CreateIsolatedAccountSchema,
  answer: CreatedIsolatedAccountSchema,
  errors: ['production_only_sandbox', 'isolated_account_makes_none', 'isolated_accounts_full'],
  summary: { es: 'Crear una cuenta aislada', en: 'Create an isolated account' },
  description: {
    es: `Crea una cuenta de pruebas vacía con su propia API key, su reloj, su próximo resultado y sus webhooks, para que tus suites de pruebas no interfieran entre sí. Se borra sola después de ${usual} horas, o de las que pidas (${max} como máximo). Una API key puede tener hasta ${limits.isolatedAccounts} a la vez.`,
    en: `Creates an empty sandbox account with an API key, a clock, a next outcome and webhooks of its own, so that test suites do not interfere with each other. It is deleted automatically after ${usual} hours, or as many as you ask for (${max} at most). An API key can have up to ${limits.isolatedAccounts} at a time.`,
  },
  examples: [
    { name: 'plain', words: { es: 'Por un día', en: 'For a day' }, body: {} },
    {
      name: 'fixed-clock',
      words: { es: 'Con reloj fijo', en: 'With a fixed clock' },
      body: { name: 'Suite de cobros', hours: 1, clock: '2026-01-15T18:00:00.000Z' },
    },
  ],
});

export const listIsolatedAccounts = defineOperation({
  ...shared,
  method: 'GET',
  path: '/sandbox/accounts',
  answer: z.array(IsolatedAccountSchema),
  errors: ['production_only_sandbox'],
  summary: { es: 'Cuentas aisladas', en: 'Isolated accounts' },
  description: {
    es: 'Las cuentas aisladas que creó la API key y que aún existen, la más nueva primero.',
    en: 'The isolated accounts that the API key created and that still exist, newest first.',
  },
  examples: [{ name: 'all', words: { es: 'Todas', en: 'All' } }],
});

export const deleteIsolatedAccount = defineOperation({
  ...shared,
  method: 'DELETE',
  path: '/sandbox/accounts/{idAccount}',
  params: z.strictObject({ idAccount: RowIdSchema }),
  answer: z.object({ removed: z.literal(true) }).meta({ id: 'RemovedIsolatedAccount' }),
  errors: ['production_only_sandbox', 'isolated_account_not_found'],
  summary: { es: 'Borrar una cuenta aislada', en: 'Delete an isolated account' },
  description: {
    es: 'Borra la cuenta aislada con todo lo que pasó en ella. Puede hacerlo la API key que la creó, o la de la propia cuenta.',
    en: 'Deletes the isolated account with everything that happened in it. The API key that created it can do this, and so can its own key.',
  },
  examples: [{ name: 'one', words: { es: 'Una cuenta', en: 'An account' }, params: { idAccount: 3 } }],
});

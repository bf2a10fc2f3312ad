import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';

const counted = (description: string) => z.int().meta({ description, example: 12 });

/** The counts of a sandbox account's rows that a reset deletes, by kind. */
const contentsShape = {
  transactions: counted('Transactions, with their stories, refunds and movements of the ledger.'),
  subscriptions: counted('Subscriptions.'),
  cardTokens: counted('Card tokens.'),
  webhooks: counted('Webhooks sent or to be sent, and messages of the built-in inbox.'),
  requests: counted('Requests of the log.'),
};

export const SandboxContentsSchema = z.object(contentsShape).meta({ id: 'SandboxContents' });
export type SandboxContents = z.output<typeof SandboxContentsSchema>;

export const ResetSandboxSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  confirm: z.string().trim().max(200).optional().meta({
    description:
      "The business's name, as it is written. Required of a user of the dashboard; an API key may leave it out.",
  }),
  reseed: z.boolean().default(false).meta({ description: 'Fills it with demo data afterwards.' }),
});
export type ResetSandbox = z.output<typeof ResetSandboxSchema>;

export const SandboxResetSchema = z
  .object({
    emptied: SandboxContentsSchema.meta({ description: 'What was taken away.' }),
    seeded: counted('Transactions of the demo data; 0 where none was asked for.'),
  })
  .meta({ id: 'SandboxReset' });

export const getSandboxContents = defineOperation({
  method: 'GET',
  path: '/sandbox/contents',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'resetSandbox', withKey: 'sandbox' },
  answer: SandboxContentsSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Lo que hay en la cuenta de pruebas', en: 'What the sandbox account holds' },
  description: {
    es: 'Cuánto se borraría al vaciar la cuenta de pruebas.',
    en: 'How much emptying the sandbox account would delete.',
  },
  examples: [{ name: 'now', words: { es: 'Ahora', en: 'Now' } }],
});

export const resetSandbox = defineOperation({
  method: 'POST',
  path: '/sandbox/reset',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'resetSandbox', withKey: 'sandbox' },
  body: ResetSandboxSchema,
  answer: SandboxResetSchema,
  answerKind: 'envelope',
  duringBatch: true,
  errors: [],
  summary: { es: 'Vaciar la cuenta de pruebas', en: 'Empty the sandbox account' },
  description: {
    es: 'Borra todo lo que pasó en la cuenta de pruebas y regresa su reloj a la hora real. Las llaves, la configuración y los usuarios se quedan. Con reseed vuelve a llenarse con datos de demostración.',
    en: 'Deletes everything that happened in the sandbox account and sets its clock back to real time. Keys, settings and users stay. With reseed it is filled with demo data again.',
  },
  examples: [
    {
      name: 'empty',
      words: { es: 'Vaciar', en: 'Empty' },
      body: { confirm: 'Librería Jacaranda' },
    },
    {
      name: 'reseed',
      words: { es: 'Vaciar y llenar con la demo', en: 'Empty and fill with the demo' },
      body: { confirm: 'Librería Jacaranda', reseed: true },
    },
  ],
});

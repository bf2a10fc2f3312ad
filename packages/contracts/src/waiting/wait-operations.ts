import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';
import { StatusNameSchema } from '../statuses/transaction-status-schema.ts';
import { webhookEventTypes } from '../webhooks/webhook-events.ts';
import { webhookStateNames } from '../webhooks/webhook-states.ts';

const { usual, max } = limits.waitSeconds;

/** Each names what is waited for in its own way, so one of them is enough. */
const subjects = ['referenceNumber', 'idTransaction', 'idSubscription'] as const;

export const WaitSchema = z
  .strictObject({
    referenceNumber: z.string().trim().min(1).max(limits.referenceLength).optional().meta({
      description: 'The newest transaction with this reference, which need not exist yet.',
      example: 'PEDIDO-1042',
    }),
    idTransaction: RowIdSchema.optional().meta({ description: 'The transaction with this number.' }),
    idSubscription: RowIdSchema.optional().meta({
      description: 'The subscription with this number: its events and the results of its charges.',
    }),
    status: StatusNameSchema.optional().meta({
      description: 'Waits until the transaction has this status.',
    }),
    event: z.enum(webhookEventTypes).optional().meta({
      description:
        'Waits for a webhook of this event, and looks at webhooks of this event alone. An event of a subscription is found by the transactions of that subscription too.',
    }),
    webhooks: z.enum(['attempted', 'delivered']).optional().meta({
      description:
        'Waits until every webhook has been attempted, or delivered. There has to be one at least.',
    }),
    seconds: z.int().min(0).max(max).default(usual).meta({ description: 'Waits this long at most.' }),
  })
  .superRefine((wait, context) => {
    const refuse = (field: keyof typeof wait, other: string): void =>
      context.addIssue({
        code: 'custom',
        path: [field],
        params: { code: 'not_together' satisfies FieldErrorCode, values: { other } },
      });
    const [first, ...others] = subjects.filter((name) => wait[name] !== undefined);
    for (const name of others) refuse(name, String(first));
    if (wait.status !== undefined && wait.idSubscription !== undefined) refuse('status', 'idSubscription');
  });
export type Wait = z.output<typeof WaitSchema>;

export const WaitedSchema = z
  .object({
    now: InstantSchema.meta({ description: "The account's clock." }),
    idTransaction: z.int().nullable().meta({ description: 'Null where no transaction was named.' }),
    idSubscription: z.int().nullable().meta({
      description: 'The subscription that was named, or that the transaction belongs to.',
    }),
    status: StatusNameSchema.nullable(),
    webhooks: z.array(
      z.object({
        idWebhook: z.int(),
        webhookId: z.string(),
        type: z.enum(webhookEventTypes),
        state: z.enum(webhookStateNames),
        attempts: z.int(),
      }),
    ),
  })
  .meta({ id: 'Waited' });
export type Waited = z.output<typeof WaitedSchema>;

export const waitFor = defineOperation({
  method: 'GET',
  path: '/sandbox/wait',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'viewTransactions', withKey: 'sandbox' },
  query: WaitSchema,
  emptyQuery: 'refused',
  waits: true,
  answer: WaitedSchema,
  answerKind: 'envelope',
  errors: ['transaction_not_found', 'subscription_not_found', 'wait_needs_transaction', 'wait_over'],
  summary: { es: 'Esperar', en: 'Wait' },
  description: {
    es: `Responde en cuanto se cumple lo que pides, para que tus pruebas no usen pausas fijas: que un movimiento llegue a un estado, o que los envíos de un movimiento o de una suscripción se hayan intentado o entregado. La referencia puede no existir todavía. Sin movimiento ni suscripción, espera a que no quede nada pendiente: lo vencido según el reloj de la cuenta y los envíos que ya toca hacer. Espera ${usual} segundos, o los que pidas (${max} como máximo); si no se cumple, responde 409 con lo que encontró.`,
    en: `Answers as soon as your condition is met, so that tests need no fixed pauses: a transaction reaches a status, or the webhooks of a transaction or a subscription were attempted or delivered. The reference need not exist yet. Without a transaction or a subscription, it waits until nothing is pending: work due by the account's clock, and webhooks due now. It waits ${usual} seconds, or as many as you ask for (${max} at most); if the condition is not met, it answers 409 with what it found.`,
  },
  examples: [
    {
      name: 'accepted',
      words: { es: 'Hasta que se pague', en: 'Until it is paid' },
      query: { idTransaction: 1, status: 'Accepted' },
    },
  ],
});

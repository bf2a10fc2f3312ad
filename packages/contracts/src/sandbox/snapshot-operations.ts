import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { FileAnswerSchema } from '../http/answers.ts';
import { defineOperation } from '../http/define-operation.ts';
import { limits } from '../limits/limits.ts';
import { SandboxContentsSchema } from './sandbox-reset-operations.ts';

const shared = {
  subject: 'sandbox',
  access: { kind: 'role', permission: 'resetSandbox', withKey: 'sandbox' },
  path: '/sandbox/snapshot',
} as const;

const rows = limits.snapshotRows.toLocaleString('en-US');
const megabytes = limits.snapshotBytes / 1_024 / 1_024;

export const exportSnapshot = defineOperation({
  ...shared,
  method: 'GET',
  answer: FileAnswerSchema,
  answerKind: 'file',
  fileTypes: ['application/json'],
  errors: ['snapshot_too_large'],
  summary: { es: 'Guardar la cuenta de pruebas', en: 'Save the sandbox account' },
  description: {
    es: `Todo lo que hay en la cuenta de pruebas, como JSON: movimientos, suscripciones, tarjetas guardadas, envíos, correos y peticiones, con la hora de su reloj. Adjúntalo a un reporte de error o empieza una prueba desde ahí. No incluye API keys, secretos, configuración ni respuestas guardadas por Idempotency-Key. Sí incluye los datos de tus clientes de prueba, huellas de sus tarjetas (nunca el número) y las direcciones de las páginas de pago, que puede abrir quien las tenga mientras existan. Hasta ${rows} registros.`,
    en: `Everything in the sandbox account, as JSON: transactions, subscriptions, saved cards, deliveries, e-mails and requests, with the time of its clock. Attach it to a bug report, or start a test from it. It does not include API keys, secrets, settings or responses saved by Idempotency-Key. It does include the data of your test customers, fingerprints of their cards (never the number) and the addresses of payment pages, which anybody who has them can open while they exist. Up to ${rows} rows.`,
  },
  examples: [{ name: 'now', words: { es: 'Ahora', en: 'Now' } }],
});

export const SnapshotImportedSchema = z
  .object({
    now: InstantSchema.meta({
      description: "The account's clock, which stands where it stood in the snapshot.",
    }),
    contents: SandboxContentsSchema,
  })
  .meta({ id: 'SnapshotImported' });

export const importSnapshot = defineOperation({
  ...shared,
  method: 'POST',
  rawBody: {
    maxBytes: limits.snapshotBytes,
    words: {
      es: `El JSON que respondió GET /api/sandbox/snapshot, hasta ${megabytes} MB.`,
      en: `The JSON that GET /api/sandbox/snapshot returned, up to ${megabytes} MB.`,
    },
  },
  answer: SnapshotImportedSchema,
  answerKind: 'envelope',
  errors: ['snapshot_invalid', 'snapshot_too_large'],
  summary: { es: 'Restaurar la cuenta de pruebas', en: 'Restore the sandbox account' },
  description: {
    es: 'Reemplaza todo lo que hay en la cuenta de pruebas por el contenido del JSON, en una sola transacción; el reloj queda en la hora de la instantánea. Los movimientos conservan su número y las páginas su dirección, salvo que otra cuenta ya los use: entonces reciben otros, y los envíos y peticiones ya registrados conservan los anteriores. La referencia y el TransactionCode no cambian. Los correos y los envíos pendientes a otras URL no se mandan. Una instantánea con datos que se contradicen o dinero que no cuadra se rechaza completa; el mensaje nombra la tabla y la columna.',
    en: 'Replaces everything in the sandbox account with the contents of the JSON, in one database transaction; the clock is set to the time of the snapshot. Transactions keep their numbers and pages their addresses, unless another account uses them: then they get new ones, and recorded deliveries and requests keep the old ones. References and TransactionCodes do not change. E-mails and pending deliveries to other URLs are not sent. A snapshot whose data is contradictory or whose money does not add up is rejected as a whole; the message names the table and the column.',
  },
  examples: [
    {
      name: 'nothing',
      words: { es: 'Una cuenta en la que no ha pasado nada', en: 'An account in which nothing has happened' },
      rawBody: JSON.stringify({
        format: 'pasarela-snapshot-1',
        exportedAt: '2026-11-20T18:00:00.000Z',
        now: '2026-11-20T18:00:00.000Z',
        nextOutcome: null,
        tables: {},
      }),
    },
  ],
});

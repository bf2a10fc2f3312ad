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
    es: `Lo que hay en la cuenta de pruebas, como JSON: movimientos, suscripciones, tarjetas guardadas, envíos, correos y peticiones, con la hora de su reloj. Sirve para adjuntarlo a un reporte de error o para empezar una prueba desde ahí. No lleva API keys, secretos, configuración ni Idempotency-Key con sus respuestas. Sí lleva los datos de tus clientes de prueba, huellas de sus tarjetas (nunca el número) y las direcciones de las páginas de pago: quien las tenga puede abrirlas mientras existan. Hasta ${rows} renglones.`,
    en: `What the sandbox account holds, as JSON: transactions, subscriptions, saved cards, deliveries, e-mails and requests, with the time of its clock. Attach it to a bug report, or begin a test from it. It holds no API keys, secrets or settings, and no Idempotency-Key with its response. It does hold the data of your test customers, fingerprints of their cards (never the number) and the addresses of payment pages: whoever has those can open the pages while they exist. Up to ${rows} rows.`,
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
      en: `The JSON that GET /api/sandbox/snapshot answered, up to ${megabytes} MB.`,
    },
  },
  answer: SnapshotImportedSchema,
  answerKind: 'envelope',
  errors: ['snapshot_invalid', 'snapshot_too_large'],
  summary: { es: 'Restaurar la cuenta de pruebas', en: 'Restore the sandbox account' },
  description: {
    es: 'Cambia todo lo que hay en la cuenta de pruebas por lo que dice el JSON, en una sola transacción, y el reloj queda en la hora que tenía. Los movimientos conservan su número y las páginas su dirección, salvo que otra cuenta ya los tenga: entonces reciben otros, y lo que ya se envió o se pidió los sigue diciendo como fueron. La referencia y el TransactionCode no cambian. Los envíos pendientes a otras URL no se mandan, ni los correos. Un respaldo cuyos datos se contradicen o cuyo dinero no cuadra se rechaza completo; el mensaje dice la tabla y la columna.',
    en: 'Replaces everything in the sandbox account by what the JSON holds, in one database transaction, and the clock stands where it stood. Transactions keep their numbers and pages their addresses, unless another account has them: then they get new ones, and what was already sent or requested still says them as they were. References and TransactionCodes do not change. Pending deliveries to other URLs are not sent, nor are e-mails. A snapshot whose data contradicts itself or whose money does not add up is refused as a whole; the message names the table and the column.',
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

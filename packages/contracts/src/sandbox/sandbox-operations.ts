import { z } from 'zod';
import { day, hour, InstantSchema, minute } from '../dates/dates.ts';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';

export const ClockSchema = z
  .object({
    now: InstantSchema.meta({ description: "The account's clock." }),
    realNow: InstantSchema,
    carriedOut: z
      .int()
      .meta({ description: 'Pieces of work that fell due on the way and were carried out.' }),
    offsetSeconds: z.int().meta({ description: 'How far it stands ahead of real time.' }),
  })
  .meta({ id: 'Clock' });
export type Clock = z.output<typeof ClockSchema>;

/** A time span in this unit, at most as long as one call may move the clock. */
const spanUpTo = (unit: number) =>
  z
    .int()
    .min(0)
    .max((limits.clockMoveDays * day) / unit)
    .optional();

export const MoveClockSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  days: spanUpTo(day),
  hours: spanUpTo(hour),
  minutes: spanUpTo(minute),
  seconds: spanUpTo(1_000),
  to: InstantSchema.optional().meta({ description: 'The instant to move to; a span beside it is added.' }),
});
export type MoveClock = z.output<typeof MoveClockSchema>;

export const getClock = defineOperation({
  method: 'GET',
  path: '/sandbox/clock',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'viewTransactions', withKey: 'sandbox' },
  answer: ClockSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'El reloj de la cuenta', en: "The account's clock" },
  description: {
    es: 'La hora con la que trabaja la cuenta de pruebas.',
    en: 'The current time of the sandbox account.',
  },
  examples: [{ name: 'now', words: { es: 'Ahora', en: 'Now' } }],
});

export const moveClock = defineOperation({
  method: 'POST',
  path: '/sandbox/clock',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'moveClock', withKey: 'sandbox' },
  body: MoveClockSchema,
  answer: ClockSchema,
  answerKind: 'envelope',
  errors: ['clock_moves_forward', 'clock_too_far'],
  summary: { es: 'Adelantar el reloj', en: 'Move the clock forward' },
  description: {
    es: 'Adelanta el reloj de la cuenta de pruebas, por un lapso o hasta un instante, hasta 3,660 días. Nunca retrocede.',
    en: "Moves the sandbox account's clock forward, by a span or to an instant, up to 3,660 days. It never goes back.",
  },
  examples: [
    { name: 'day', words: { es: 'Un día', en: 'A day' }, body: { days: 1 } },
    { name: 'minutes', words: { es: 'Cinco minutos', en: 'Five minutes' }, body: { minutes: 5 } },
  ],
});

import { day } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { clockBegins } from '@pasarela/contracts/sandbox/clock-bounds';
import {
  BusinessNameSchema,
  ResultUrlSchema,
  SigningSecretSchema,
} from '@pasarela/contracts/sandbox/configuration';
import { problemsOf } from '@pasarela/contracts/sandbox/configuration-problems';
import type { Language } from '@pasarela/contracts/words/words';
import { z } from 'zod';

export type SandboxOptions = {
  /** Receives all webhooks of the account. */
  readonly webhooks?: string | undefined;
  /** The secret that signs them; a new one by default. */
  readonly webhookSecret?: string | undefined;
  /** Where the account's clock begins, in the past or in the future; now by default. It runs from there. */
  readonly clock?: string | Date | undefined;
  /** The name of the business. */
  readonly name?: string | undefined;
  /** The language of messages: Spanish by default. */
  readonly language?: Language | undefined;
  /** The port to listen on; a free one by default. */
  readonly port?: number | undefined;
  /** Serves the dashboard and the hosted pages too: for tests in a browser. The user is `admin`. */
  readonly pages?: boolean | undefined;
};

const furthest = (): number => Date.now() + limits.clockMoveDays * day;

const ClockSchema = z
  .union([z.date(), z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'It must be a Date or an instant such as 2026-11-20T18:30:00Z.',
  })
  .transform((given) => new Date(given))
  .refine((instant) => instant.getTime() >= clockBegins, {
    error: `It begins in the year ${limits.clockFirstYear} at the earliest.`,
  })
  .refine((instant) => instant.getTime() <= furthest(), {
    error: `It goes ${limits.clockMoveDays} days ahead at most.`,
  });

const OptionsSchema = z.strictObject({
  webhooks: ResultUrlSchema.min(1).optional(),
  webhookSecret: SigningSecretSchema.optional(),
  clock: ClockSchema.optional(),
  name: BusinessNameSchema.optional(),
  language: z.enum(['es', 'en']).optional(),
  port: z.int().min(0).max(65_535).optional(),
  pages: z.boolean().optional(),
}) satisfies z.ZodType<unknown, SandboxOptions>;

export type ReadOptions = z.output<typeof OptionsSchema>;

/** Reads the options of a sandbox. Throws one `TypeError` that names all mistakes. */
export const readOptions = (given: unknown): ReadOptions => {
  const { data, error } = OptionsSchema.safeParse(given);
  if (data) return data;
  const problems = problemsOf(error, given, 'the options');
  const known = error.issues.some(({ code }) => code === 'unrecognized_keys')
    ? [`The options are: ${Object.keys(OptionsSchema.shape).join(', ')}.`]
    : [];
  throw new TypeError(['The options of createSandbox are not valid.', ...problems, ...known].join('\n  '));
};

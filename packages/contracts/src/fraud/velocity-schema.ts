import { z } from 'zod';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { fieldWords } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';
import { fraudFieldIds } from './fraud-fields.ts';
import { timeRangeIds } from './time-ranges.ts';

export const FieldIdSchema = z.literal(fraudFieldIds).meta({
  ...fieldWords('1 correo electrónico, 2 IP, 3 tarjeta.', '1 e-mail, 2 IP, 3 card.'),
  example: 1,
});
const TimeRangeIdSchema = z.literal(timeRangeIds).meta({
  ...fieldWords(
    '1 la última hora, 2 las últimas 24 horas, 3 los últimos 7 días.',
    '1 the last hour, 2 the last 24 hours, 3 the last 7 days.',
  ),
  example: 2,
});
const ValueSchema = z
  .int()
  .min(limits.velocityValue.min)
  .max(limits.velocityValue.max)
  .meta({
    ...fieldWords(
      'Intentos que se aceptan en el rango; el siguiente pasa a revisión. Entero, mayor que 0 y menor que 30.',
      'Attempts accepted within the range; the next one goes to review. A whole number, more than 0 and less than 30.',
    ),
    example: 5,
  });

/** A choice of a selection list. */
export const TimeRangeItemSchema = z
  .object({ value: z.int(), label: z.string(), timeRangeId: z.int(), timeRangeName: z.string() })
  .meta({ id: 'TimeRangeItem' });

/** A velocity rule: how many attempts with the same e-mail, IP or card are taken within a time. */
export const VelocityRuleSchema = z
  .object({
    fieldRuleTypesId: FieldIdSchema,
    fieldRulesName: z.string().meta({ example: 'Correo electrónico' }),
    active: z.boolean(),
    value: ValueSchema,
    timeRangeId: TimeRangeIdSchema,
    timeRangeName: z.string().meta({ example: '24 horas' }),
  })
  .meta({ id: 'VelocityRule' });
export type VelocityRule = z.output<typeof VelocityRuleSchema>;

const ChangedRuleSchema = z.strictObject({
  fieldRuleTypesId: FieldIdSchema,
  fieldRulesName: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Accepted and ignored: the field identifies the rule.' }),
  active: z.boolean(),
  value: ValueSchema,
  timeRangeId: TimeRangeIdSchema,
  timeRangeName: z.string().max(100).optional().meta({ description: 'Accepted and ignored.' }),
});

const repeated = { code: 'repeated_value' satisfies FieldErrorCode };

/** The rules that are changed; those that are left out stay as they are. */
export const UpdateVelocityRulesSchema = z
  .strictObject({
    idCompany: RowIdSchema.optional(),
    rules: z.array(ChangedRuleSchema).min(1).max(fraudFieldIds.length),
  })
  .superRefine(({ rules }, context) => {
    for (const [index, { fieldRuleTypesId }] of rules.entries())
      if (rules.findIndex((other) => other.fieldRuleTypesId === fieldRuleTypesId) < index)
        context.addIssue({
          code: 'custom',
          path: ['rules', index, 'fieldRuleTypesId'],
          params: repeated,
        });
  });
export type UpdateVelocityRules = z.output<typeof UpdateVelocityRulesSchema>;

/** A rule that is not saved yet, to be tested against past payments. */
export const DryRunQuerySchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  fieldRuleTypesId: FieldIdSchema,
  value: ValueSchema,
  timeRangeId: TimeRangeIdSchema,
});
export type DryRunQuery = z.output<typeof DryRunQuerySchema>;

export const VelocityDryRunSchema = z
  .array(
    z.object({
      days: z.int().meta({ description: "The days that end now, by the account's clock.", example: 7 }),
      attempts: z.int().meta({ description: 'Payments that payers tried in them.', example: 240 }),
      review: z
        .int()
        .meta({ description: 'Of these, card payments that the rule would have sent to review.' }),
      declined: z
        .int()
        .meta({ description: 'Of these, cash and Aplazo payments that the rule would have declined.' }),
      complete: z.boolean().meta({
        description: `False where there were more than ${limits.dryRunAttempts} attempts: the newest were looked at.`,
      }),
    }),
  )
  .meta({ id: 'VelocityDryRun' });
export type VelocityDryRun = z.output<typeof VelocityDryRunSchema>;

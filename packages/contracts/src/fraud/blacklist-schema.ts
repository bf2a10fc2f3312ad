import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { pagedRowShape } from '../http/answers.ts';
import { fieldWords } from '../http/field-words.ts';
import { BusinessIdSchema, RowIdSchema } from '../http/identifiers.ts';
import { sortShape } from '../http/list-query.ts';
import { limits } from '../limits/limits.ts';
import { blacklistProblem } from './blacklist-rules.ts';
import { fraudFieldOf } from './fraud-fields.ts';
import { FieldIdSchema } from './velocity-schema.ts';

const business = {
  companyId: BusinessIdSchema.optional().meta({
    description: 'The business; the Company header names it too.',
  }),
  idCompany: RowIdSchema.optional(),
};

/** A choice of a selection list. */
export const FieldRuleItemSchema = z
  .object({ value: z.int(), label: z.string(), fieldRulesId: z.int(), fieldRulesValue: z.string() })
  .meta({ id: 'FieldRuleItem' });

/** A blacklist entry: an e-mail, an IP address or a card whose payments are declined. */
export const BlacklistEntrySchema = z
  .object({
    idBlackList: z.int().meta({ example: 12 }),
    fieldRulesId: FieldIdSchema,
    fieldRulesValue: z.string().meta({ description: 'What it is, in words.', example: 'Correo electrónico' }),
    value: z.string().meta({
      description: 'The e-mail or the address; of a card its brand and last four, for more is not kept.',
      example: 'fraude@example.com',
    }),
    active: z.boolean(),
    activeText: z.string().meta({ example: 'Activo' }),
    companyId: z.int(),
    date: InstantSchema.meta({ description: 'When it was added.' }),
    ...pagedRowShape,
  })
  .meta({ id: 'BlacklistEntry' });
export type BlacklistEntry = z.output<typeof BlacklistEntrySchema>;

export const blacklistSorts = ['date', 'type', 'value', 'active'] as const;
export type BlacklistSort = (typeof blacklistSorts)[number];

const filterShape = {
  ...business,
  fieldRulesId: FieldIdSchema.optional().meta(
    fieldWords('Solo las de este tipo.', 'Only those of this type.'),
  ),
  value: z
    .string()
    .max(limits.filterLength.email)
    .optional()
    .meta(
      fieldWords(
        'Las que contienen este texto; de una tarjeta, su marca o sus últimos cuatro dígitos.',
        'Those that contain this text; for a card, its brand or last four digits.',
      ),
    ),
};

export const ListBlacklistSchema = z.strictObject({
  ...filterShape,
  page: z.int().min(1).max(limits.maxPageNumber).default(1),
  rows: z.int().min(1).max(limits.maxRowsOfPage).default(limits.rowsOfPage),
  ...sortShape(blacklistSorts),
});
export type ListBlacklist = z.output<typeof ListBlacklistSchema>;

export const CountBlacklistSchema = z.strictObject(filterShape);
export type CountBlacklist = z.output<typeof CountBlacklistSchema>;

const ValueSchema = z
  .string()
  .max(limits.filterLength.email)
  .meta({
    ...fieldWords(
      'El correo, la dirección IPv4 o el número completo de la tarjeta, que no se guarda.',
      'The e-mail, the IPv4 address or the whole card number, which is not stored.',
    ),
    example: 'fraude@example.com',
    secret: true,
  });

/** Redundant fields of the specification's entry: accepted and ignored, since the others determine them. */
const echoed = {
  fieldRulesValue: z.string().max(100).optional().meta({ description: 'Accepted and ignored.' }),
  activeText: z.string().max(100).optional().meta({ description: 'Accepted and ignored.' }),
};

const issue = (field: string, code: FieldErrorCode, values?: Readonly<Record<string, string>>) => ({
  code: 'custom' as const,
  path: [field],
  params: { code, values },
});

export const SaveBlacklistSchema = z
  .strictObject({
    ...business,
    idBlackList: z.literal(0).optional().meta({ description: 'A new entry has none yet.' }),
    fieldRulesId: FieldIdSchema,
    value: ValueSchema.optional(),
    idTransaction: RowIdSchema.optional().meta({
      description: 'In place of the value: the e-mail, address or card of this transaction.',
    }),
    active: z.boolean().default(true),
    ...echoed,
  })
  .superRefine(({ fieldRulesId, value, idTransaction }, context) => {
    if (idTransaction !== undefined) {
      if (value !== undefined) context.addIssue(issue('value', 'not_together', { other: 'idTransaction' }));
      return;
    }
    const problem = blacklistProblem(fraudFieldOf(fieldRulesId), value ?? '');
    if (problem) context.addIssue(issue('value', problem));
  })
  .meta({ oneOf: [{ required: ['value'] }, { required: ['idTransaction'] }] });
export type SaveBlacklist = z.output<typeof SaveBlacklistSchema>;

export const EditBlacklistSchema = z.strictObject({
  ...business,
  idBlackList: RowIdSchema,
  fieldRulesId: FieldIdSchema.optional().meta({ description: 'It stays what it is.' }),
  value: ValueSchema.optional().meta({
    ...fieldWords(
      'El correo o la dirección. De una tarjeta solo se cambia si está activa: sin valor, o el que se muestra.',
      'The e-mail or the address. For a card, only whether it is active changes: no value, or the one shown.',
    ),
    secret: true,
  }),
  active: z.boolean(),
  ...echoed,
});
export type EditBlacklist = z.output<typeof EditBlacklistSchema>;

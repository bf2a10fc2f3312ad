import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import { errorCodeNames, fieldErrorCodeNames } from './error-codes.ts';

const ErrorCodeSchema = z.enum(errorCodeNames).meta({
  id: 'ErrorCode',
  description: 'A stable code of the catalogue.',
  example: 'invalid_fields',
});

const FieldErrorCodeSchema = z
  .enum(fieldErrorCodeNames)
  .meta({ id: 'FieldErrorCode', description: 'A stable code to test for.', example: 'too_small' });

/** One error of one field. */
export const FieldErrorSchema = z
  .object({
    field: z.string().meta({
      description: 'The field, as it is spelled in the contract; nested ones with dots.',
      example: 'Amount',
    }),
    code: FieldErrorCodeSchema,
    message: z
      .string()
      .meta({ description: 'What to do, in the language of the call.', example: 'Debe ser 1 o más.' }),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.output<typeof FieldErrorSchema>;

/** The number of wrong fields that the refusal does not name: a body can have hundreds of problems, and answers stay short. */
const MoreErrorsSchema = z
  .int()
  .positive()
  .optional()
  .meta({
    description: `How many more fields are wrong. \`errors\` names the first ${limits.namedErrors}; absent where it names all.`,
    example: 12,
  });

const ErrorsSchema = z.array(FieldErrorSchema).max(limits.namedErrors);

/** The payment API's answer to a refused call. */
export const PaymentErrorSchema = z
  .object({
    status: z.literal('Error'),
    code: ErrorCodeSchema,
    message: z.string().meta({ example: 'Revisa los campos indicados.' }),
    errors: ErrorsSchema,
    moreErrors: MoreErrorsSchema,
    requestId: z.string().meta({ description: 'Quote it when you ask for help.', example: 'req_2Jb1x' }),
    docUrl: z.string().meta({ example: '/docs/errors/invalid_fields' }),
  })
  .meta({ id: 'PaymentError' });
export type PaymentError = z.output<typeof PaymentErrorSchema>;

/** One error in an uploaded file of lines, with its place. */
export const LineProblemSchema = z
  .object({
    file: z.string().meta({ description: 'The name of the file.', example: 'ligas.csv' }),
    line: z.int().meta({ description: 'Its line, counted from 1, the headings included.', example: 7 }),
    column: z
      .string()
      .nullable()
      .meta({ description: 'The column; null where the whole line is meant.', example: 'amount' }),
    code: FieldErrorCodeSchema,
    message: z
      .string()
      .meta({ description: 'What to do, in the language of the call.', example: 'Debe ser 1 o más.' }),
  })
  .meta({ id: 'LineProblem' });
export type LineProblem = z.output<typeof LineProblemSchema>;

/** The dashboard API's answer to a refused call. */
export const DashboardErrorSchema = z
  .object({
    success: z.literal(false),
    data: z
      .array(LineProblemSchema)
      .nullable()
      .meta({ description: 'Null, but for a file of lines: everything that is wrong in it.' }),
    message: z.string(),
    code: ErrorCodeSchema,
    errors: ErrorsSchema,
    moreErrors: MoreErrorsSchema,
    requestId: z.string(),
  })
  .meta({ id: 'DashboardError' });
export type DashboardError = z.output<typeof DashboardErrorSchema>;

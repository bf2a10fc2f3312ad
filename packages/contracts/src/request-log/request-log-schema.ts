import { z } from 'zod';
import { InstantSchema, WireDaySchema } from '../dates/dates.ts';
import { pagedRowShape } from '../http/answers.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { limits } from '../limits/limits.ts';
import { sandboxScenarioNames } from '../sandbox/scenarios.ts';

/** The classes of HTTP status that a payment call is answered with. */
export const httpStatusClasses = ['2xx', '4xx', '5xx'] as const;
export type HttpStatusClass = (typeof httpStatusClasses)[number];

const loggedRequestShape = {
  idRequest: z.int().meta({ example: 310 }),
  requestId: z.string().meta({ description: 'What the answer named it.', example: 'req_2Jb1x' }),
  date: InstantSchema.meta({ description: 'When it arrived, by real time.' }),
  accountDate: InstantSchema.meta({ description: "The same moment by the account's clock." }),
  method: z.string().meta({ example: 'POST' }),
  operation: z.string().meta({ description: "The call's path in the contract.", example: '/pay/create' }),
  path: z.string().meta({
    description: 'The path as it was called; what is personal in it is left out.',
    example: '/api/pay/create',
  }),
  referenceNumber: z.string().nullable().meta({ example: 'PEDIDO-1042' }),
  idTransaction: z.int().nullable().meta({ description: 'The transaction that it was about.' }),
  httpStatus: z.int().meta({ example: 200 }),
  code: z.string().nullable().meta({
    description: "The payment API's response code, or the code of the error.",
    example: '002',
  }),
  replayed: z.boolean().meta({ description: 'The first answer to its Idempotency-Key, again.' }),
  scenario: z
    .enum(sandboxScenarioNames)
    .nullable()
    .meta({ description: 'Its Sandbox-Scenario; a replayed answer was not changed by it.' }),
  milliseconds: z.int().meta({ example: 12 }),
};

export const LoggedRequestRowSchema = z
  .object({ ...loggedRequestShape, ...pagedRowShape })
  .meta({ id: 'LoggedRequestRow' });
export type LoggedRequestRow = z.output<typeof LoggedRequestRowSchema>;

const LoggedJsonSchema = z
  .object({
    text: z.string().meta({ description: 'JSON, what is secret in it masked.' }),
    complete: z.boolean().meta({ description: 'False where only its beginning was kept.' }),
  })
  .nullable();

export const LoggedRequestSchema = z
  .object({
    ...loggedRequestShape,
    apiKey: z.string().meta({ description: "The key's identifier.", example: 'demo-sandbox-key' }),
    idempotencyKey: z.string().nullable(),
    request: LoggedJsonSchema.meta({ description: 'The body; null where there was none to be kept.' }),
    response: LoggedJsonSchema,
  })
  .meta({ id: 'LoggedRequest' });
export type LoggedRequest = z.output<typeof LoggedRequestSchema>;

/** The columns that order the request log: `date` always, the others only up to `limits.sortedRows` rows found. */
export const requestSorts = ['date', 'status', 'milliseconds'] as const;
export type RequestSort = (typeof requestSorts)[number];

export const ListRequestsSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  initDate: WireDaySchema.optional(),
  endDate: WireDaySchema.optional(),
  referenceNumber: z.string().max(limits.filterLength.referenceNumber).optional(),
  operation: z.string().max(100).optional().meta({ description: "The call's path in the contract." }),
  path: z.string().max(100).optional().meta({ description: 'How the path begins, as it was called.' }),
  code: z.string().max(60).optional(),
  httpStatus: z.enum(httpStatusClasses).optional(),
  idTransaction: RowIdSchema.optional(),
  ...sortShape(requestSorts),
  ...pageShape,
});
export type ListRequests = z.output<typeof ListRequestsSchema>;

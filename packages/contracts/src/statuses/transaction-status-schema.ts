import { z } from 'zod';
import { fieldWords } from '../http/field-words.ts';
import { transactionStatuses, transactionStatusIds } from './transaction-status.ts';

const statuses = transactionStatusIds.map((id) => transactionStatuses[id]);

/** The id of a transaction's status. */
export const StatusIdSchema = z.literal(transactionStatusIds).meta({
  id: 'TransactionStatusId',
  ...fieldWords('El id del estado en el catálogo.', 'The id of the status in the catalogue.'),
  example: 2,
});

/** The status that a list is filtered by. */
export const StatusFilterSchema = z
  .int()
  .refine((id) => id === 0 || (transactionStatusIds as number[]).includes(id))
  .optional()
  .meta({ description: '0 = all.' });

/** The name of a status on the wire. */
export const StatusNameSchema = z.enum(statuses.map(({ name }) => name)).meta({
  id: 'TransactionStatus',
  ...fieldWords('El nombre del estado en el catálogo.', 'The name of the status in the catalogue.'),
  example: 'Accepted',
});

/** The response code that the payment API gives for a status. */
export const ResponseCodeSchema = z.enum(statuses.map(({ responseCode }) => responseCode)).meta({
  id: 'ResponseCode',
  ...fieldWords('El código de respuesta del catálogo.', "The catalogue's response code."),
  example: '002',
});

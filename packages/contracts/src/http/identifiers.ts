import { z } from 'zod';

/** The largest number that a row can have. */
export const mostRowId = 2_147_483_647;

/** The number of a row, as it stands in a path or query. */
export const RowIdSchema = z.int().min(1).max(mostRowId).meta({ example: 1 });

/** A business of the caller. */
export const BusinessIdSchema = RowIdSchema.meta({ example: 1, description: 'idCompany' });

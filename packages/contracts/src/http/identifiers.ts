import { z } from 'zod';

/** The number of a row, as it stands in a path or query. */
export const RowIdSchema = z.int().min(1).max(2_147_483_647).meta({ example: 1 });

/** A business of the caller. */
export const BusinessIdSchema = RowIdSchema.meta({ example: 1, description: 'idCompany' });

import { z } from 'zod';

/** The largest number that a row can have. */
export const mostRowId = 2_147_483_647;

/** A number of the right form that no row has: what a sample acts on until it is told what to act on. */
export const absentNumber = '9999999999';

/**
 * A name that this system gave and that says nothing to its holder: the token of a page, the id of a file. A text without the form of
 * such a name is not malformed but unknown, so its form is not judged.
 */
export const OpaqueIdSchema = z.string();

/** The number of a row, as it stands in a path or query. */
export const RowIdSchema = z.int().min(1).max(mostRowId).meta({ example: 1 });

/** A business of the caller. */
export const BusinessIdSchema = RowIdSchema.meta({ example: 1, description: 'idCompany' });

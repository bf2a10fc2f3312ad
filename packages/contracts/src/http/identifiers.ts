import { z } from 'zod';

/** The digits of a row's number at most: fewer than a card's number has, so that the one is never taken for the other. */
export const rowIdDigits = 12;

/** The largest number that a row can have. */
export const maxRowId = 10 ** rowIdDigits - 1;

/** A number of the right form that no row has: what a sample acts on until it is told what to act on. */
export const absentNumber = '9999999999';

/**
 * A name that this system gave and that says nothing to its holder: the token of a page, the id of a file. A text without the form of
 * such a name is not malformed but unknown, so its form is not judged.
 */
export const OpaqueIdSchema = z.string();

/** The number of a row, as it stands in a path or query. */
export const RowIdSchema = z.int().min(1).max(maxRowId).meta({ example: 1 });

const rowNumberForm = new RegExp(`^\\d{1,${rowIdDigits}}$`);

/** The number of a row, as a text: the form that the payment API gives and takes. */
export const RowNumberSchema = z.string().regex(rowNumberForm);

/** Whether a text has the form of a row's number. */
export const isRowNumber = (text: string): boolean => rowNumberForm.test(text);

/** A business of the caller. */
export const BusinessIdSchema = RowIdSchema.meta({ example: 1, description: 'idCompany' });

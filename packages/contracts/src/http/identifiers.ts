import { z } from 'zod';

/** The most digits of a row id: fewer than a card number has, so that the two cannot be confused. */
export const rowIdDigits = 12;

/** The largest row id. */
export const maxRowId = 10 ** rowIdDigits - 1;

/** A valid row id that no row has: the placeholder of samples until the reader enters a real one. */
export const absentNumber = '9999999999';

/**
 * An opaque id that this system issued: the token of a page, the id of a file. Its form is not validated, because a text of another
 * form is simply an unknown id.
 */
export const OpaqueIdSchema = z.string();

/** A row id in a path or query. */
export const RowIdSchema = z.int().min(1).max(maxRowId).meta({ example: 1 });

const rowNumberForm = new RegExp(`^\\d{1,${rowIdDigits}}$`);

/** A row id as text, the form of the payment API. */
export const RowNumberSchema = z.string().regex(rowNumberForm);

/** Whether a text has the form of a row's number. */
export const isRowNumber = (text: string): boolean => rowNumberForm.test(text);

/** A business of the caller. */
export const BusinessIdSchema = RowIdSchema.meta({ example: 1, description: 'idCompany' });

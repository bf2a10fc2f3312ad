import { z } from 'zod';

/** `{success, data, message}`: every JSON answer of the dashboard's API. */
export const envelopeOf = <S extends z.ZodType>(data: S) =>
  z.object({ success: z.literal(true), data, message: z.string() });

export type Envelope<T> = { readonly success: true; readonly data: T; readonly message: string };

/** A file to download. */
export const FileAnswerSchema = z.unknown();

/** The total of a list stands in each of its rows. */
export const pagedRowShape = {
  maxRows: z.int().meta({ description: 'Rows that the filters find, exactly.' }),
  maxPages: z.int().meta({ description: 'Pages that they fill.' }),
};

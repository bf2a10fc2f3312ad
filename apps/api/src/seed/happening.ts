import type { Unit } from '#database/queries.ts';

/** Something that happens at its own moment; what it leads to is added to what is still to come. */
export type Happening = { readonly at: number; readonly run: (unit: Unit) => Promise<readonly Happening[]> };

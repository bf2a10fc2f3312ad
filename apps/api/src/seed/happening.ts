import type { Unit } from '#database/queries.ts';

/** A simulated event with its time in milliseconds; `run` returns the events that follow from it. */
export type Happening = { readonly at: number; readonly run: (unit: Unit) => Promise<readonly Happening[]> };

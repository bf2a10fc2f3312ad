import type { Unit } from '#database/queries.ts';

/** A simulated event with its time in milliseconds; `run` returns the events that follow from it. */
export type Happening = { readonly at: number; readonly run: (unit: Unit) => Promise<readonly Happening[]> };

/** Creates an event at a time, in milliseconds, with the events that follow from it. */
export const later = (
  at: number,
  run: (unit: Unit) => Promise<unknown>,
  next: (at: number) => readonly Happening[] = () => [],
): Happening => ({
  at,
  run: async (unit) => {
    await run(unit);
    return next(at);
  },
});

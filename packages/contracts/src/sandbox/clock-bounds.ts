import { limits } from '../limits/limits.ts';

/** The first moment at which the clock of a sandbox account can stand: instants are counted from it. */
export const clockBegins = Date.UTC(limits.clockFirstYear, 0, 1);

/** The first moment that the clock never reaches: years keep four digits, and there is room for dates calculated from it. */
export const clockEnds = Date.UTC(limits.clockLastYear + 1, 0, 1);

/** Whether the clock of a sandbox account can stand at a moment, in epoch milliseconds. */
export const isClockMoment = (moment: number): boolean => moment >= clockBegins && moment < clockEnds;

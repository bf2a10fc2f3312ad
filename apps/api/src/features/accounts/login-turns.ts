import { setTimeout as pause } from 'node:timers/promises';
import { createTurnsOfEach, TooManyWaiting } from '#concurrency/turns.ts';
import { addressBlock } from '#security/network-addresses.ts';

/** The most sign-ins of one address that may wait for their turn. Further ones are refused before any database access. */
const maxWaiting = 128;
/** A refused sign-in is answered within this time, in milliseconds. */
const refusedWithin = 1_000;

/**
 * However many sign in from one address, it has one hash at a time: those of another address are next. Whoever finds the line full
 * is refused within the next second, each at another moment: hundreds that come at once are not answered at once, and what
 * others send is read in between.
 */
export const createLoginTurns = () => {
  const turns = createTurnsOfEach(1, maxWaiting);
  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns(addressBlock(address), work);
    } catch (error) {
      if (error instanceof TooManyWaiting) await pause(Math.random() * refusedWithin);
      throw error;
    }
  };
};

export type LoginTurns = ReturnType<typeof createLoginTurns>;

import { setTimeout as timer } from 'node:timers/promises';
import { slowAnswer } from '@pasarela/contracts/sandbox/scenarios';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#errors/refusal.ts';

/** A signal aborted when the connection closes. The request's own signal does not fire after the body has been read. */
export const leavingOf = (reply: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return leaving.signal;
};

/** Waits this many milliseconds of real time, or until the signal is aborted. Tests pass their own. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const realPause: Pause = async (milliseconds, signal) => {
  try {
    await timer(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

/** The waits of calls, all of which end early if the server closes. */
export const createPauses = (app: FastifyInstance, pause: Pause) => {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return {
    /** Waits this many milliseconds before a call looks again. Refuses it once the server closes, because its time is not over. */
    beforeLook: async (milliseconds: number, leaving: AbortSignal): Promise<void> => {
      await pause(milliseconds, AbortSignal.any([closing.signal, leaving]));
      if (closing.signal.aborted) throw new Refusal('service_unavailable');
    },
    /** Holds the answer of a call back, until its caller leaves at the latest. */
    slowAnswer: (reply: FastifyReply): Promise<void> =>
      pause(slowAnswer, AbortSignal.any([closing.signal, leavingOf(reply)])),
  };
};

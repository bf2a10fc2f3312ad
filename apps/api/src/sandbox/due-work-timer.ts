import type { ClockService } from '#features/clock/clock-service.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { findBehind } from '#time/due-work-repository.ts';

/** How often it is looked for what real time has made due, in milliseconds. */
const every = 1_000;

/** Carries out in real time what falls due while nobody moves a clock, and walks moves that broke off to their end. */
export const createDueWorkTimer = (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  clocks: Pick<ClockService, 'walk'>,
) => {
  /** Answers how many pieces were carried out. */
  const runOnce = async (): Promise<number> => {
    let pieces = 0;
    for (const { id } of await findBehind(database.read, new Date(clock.now())))
      pieces += (await clocks.walk(id)).pieces;
    return pieces;
  };

  return {
    runOnce,
    /** Runs until it is stopped; answers how to stop it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) => {
      let stopped = false;
      let running: Promise<void> = Promise.resolve();
      const look = (): void => {
        running = runOnce()
          .catch(onError)
          .then(() => {
            if (!stopped) timer = setTimeout(look, every).unref();
          });
      };
      let timer = setTimeout(look, 0).unref();
      return async () => {
        stopped = true;
        clearTimeout(timer);
        await running;
      };
    },
  };
};

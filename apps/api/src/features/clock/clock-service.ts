import { day, hour, minute } from '@pasarela/contracts/dates';
import type { Clock, MoveClock } from '@pasarela/contracts/sandbox/sandbox-operations';
import type { CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';
import { findOffset, updateOffset } from './clock-repository.ts';

/** The last moment that a calendar of four-digit years can hold, with room for what is reckoned from it. */
const lastMoment = Date.UTC(9_000, 0, 1);

const spanOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: MoveClock): number =>
  days * day + hours * hour + minutes * minute + seconds * 1_000;

/** The clock of a sandbox account: it runs with real time and can be moved forward. */
export const createClockService = ({ database, clock }: Dependencies) => {
  const answer = (offset: number): Clock => {
    const real = clock.now();
    return {
      now: new Date(real + offset).toISOString(),
      realNow: new Date(real).toISOString(),
      offsetSeconds: Math.floor(offset / 1_000),
    };
  };
  const refuseProduction = ({ environment }: CallAccount): void => {
    if (environment !== 'Sandbox') throw new Refusal('production_only_sandbox');
  };
  return {
    read: async (account: CallAccount): Promise<Clock> => {
      refuseProduction(account);
      return answer(await findOffset(database.read, account.id));
    },
    move: async (account: CallAccount, request: MoveClock): Promise<Clock> => {
      refuseProduction(account);
      const moved = await database.unit(async (unit) => {
        const offset = await findOffset(unit, account.id);
        const now = clock.now() + offset;
        const target =
          request.to === undefined ? now + spanOf(request) : Date.parse(request.to) + spanOf(request);
        if (target <= now || target > lastMoment) throw new Refusal('clock_moves_forward');
        await updateOffset(unit, account.id, offset + target - now);
        return offset + target - now;
      });
      return answer(moved);
    },
  };
};

export type ClockService = ReturnType<typeof createClockService>;

import type { AccountClock } from '#core/due-work/account-clock.ts';
import type { HandlersOf } from '#http/call.ts';

export const clockRoutes = (clock: AccountClock): HandlersOf<'getClock' | 'moveClock'> => ({
  getClock: async ({ account }) => clock.read(account),
  moveClock: async ({ account, body }) => clock.move(account, body),
});

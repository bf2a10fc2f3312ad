import type { HandlersOf } from '#http/call.ts';
import type { ClockService } from './clock-service.ts';

export const clockRoutes = (clock: ClockService): HandlersOf<'getClock' | 'moveClock'> => ({
  getClock: async ({ account }) => clock.read(account),
  moveClock: async ({ account, body }) => clock.move(account, body),
});

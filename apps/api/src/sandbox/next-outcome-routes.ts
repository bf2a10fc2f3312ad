import type { HandlersOf } from '#http/call.ts';
import type { NextOutcomeService } from './next-outcome-service.ts';

export const nextOutcomeRoutes = (
  nextOutcome: NextOutcomeService,
): HandlersOf<'getNextOutcome' | 'setNextOutcome'> => ({
  getNextOutcome: async ({ account }) => nextOutcome.read(account),
  setNextOutcome: async ({ account, body }) => nextOutcome.choose(account, body.outcome),
});

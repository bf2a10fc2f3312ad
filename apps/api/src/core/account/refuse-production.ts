import { Refusal } from '#errors/refusal.ts';
import type { CallAccount } from './caller.ts';

/** Refuses a call in production: clock, simulators, inbox and reset exist only in the sandbox. */
export const refuseProduction = ({ environment }: Pick<CallAccount, 'environment'>): void => {
  if (environment !== 'Sandbox') throw new Refusal('production_only_sandbox');
};

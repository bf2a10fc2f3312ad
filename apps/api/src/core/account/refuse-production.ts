import { Refusal } from '#errors/refusal.ts';
import type { CallAccount } from './caller.ts';

/** Clock, simulators, inbox and reset exist in the sandbox alone. */
export const refuseProduction = ({ environment }: Pick<CallAccount, 'environment'>): void => {
  if (environment !== 'Sandbox') throw new Refusal('production_only_sandbox');
};

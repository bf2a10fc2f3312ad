import type { AccountClock } from '#core/due-work/account-clock.ts';
import type { HandlersOf } from '#http/call.ts';
import type { IsolatedAccounts } from './isolated-accounts-service.ts';
import type { NextOutcomeService } from './next-outcome-service.ts';
import type { SandboxResetService } from './sandbox-reset-service.ts';
import type { Snapshots } from './snapshot-service.ts';
import type { WaitService } from './wait-service.ts';

type Services = {
  readonly clocks: AccountClock;
  readonly nextOutcome: NextOutcomeService;
  readonly resets: SandboxResetService;
  readonly wait: WaitService;
  readonly snapshots: Snapshots;
  readonly isolated: IsolatedAccounts;
};

/** The calls that steer the sandbox. */
export const sandboxRoutes = ({
  clocks,
  nextOutcome,
  resets,
  wait,
  snapshots,
  isolated,
}: Services): HandlersOf<
  | 'getClock'
  | 'moveClock'
  | 'getNextOutcome'
  | 'setNextOutcome'
  | 'getSandboxContents'
  | 'resetSandbox'
  | 'waitFor'
  | 'exportSnapshot'
  | 'importSnapshot'
  | 'createIsolatedAccount'
  | 'listIsolatedAccounts'
  | 'deleteIsolatedAccount'
> => ({
  getClock: async ({ account }) => clocks.read(account),
  moveClock: async ({ account, body }) => clocks.move(account, body),
  getNextOutcome: async ({ account }) => nextOutcome.read(account),
  setNextOutcome: async ({ account, body }) => nextOutcome.choose(account, body.outcome),
  getSandboxContents: async ({ account }) => resets.contents(account),
  resetSandbox: async ({ account, actor, body }) => resets.reset(account, actor, body),
  waitFor: async ({ account, query, signal }) => wait(account, query, signal),
  exportSnapshot: async ({ account }) => snapshots.export(account),
  importSnapshot: async ({ account, rawBody }) => snapshots.import(account, rawBody),
  createIsolatedAccount: async ({ account, apiKey, body }) => isolated.create({ account, apiKey }, body),
  listIsolatedAccounts: async ({ account, apiKey }) => isolated.list({ account, apiKey }),
  deleteIsolatedAccount: async ({ account, apiKey, params }) =>
    isolated.delete({ account, apiKey }, params.idAccount),
});

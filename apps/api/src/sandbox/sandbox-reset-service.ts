import { setTimeout as pause } from 'node:timers/promises';
import type {
  ResetSandbox,
  SandboxContents,
  SandboxResetSchema,
} from '@pasarela/contracts/sandbox/sandbox-reset-operations';
import { z } from 'zod';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { AccountBehind } from '#core/due-work/due-work.ts';
import { scheduleSettlement } from '#core/ledger/settlements.ts';
import type { Unit } from '#database/queries.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { RequestRecorder } from '#http/recording/request-recorder.ts';
import {
  beginReset,
  countContents,
  emptySome,
  endReset,
  findBusiness,
  findReset,
  forgetFiles,
  type ResetBusiness,
  renewReset,
} from './sandbox-reset-repository.ts';

/** Runs work in one unit; other writes can run before the next one. */
export type InUnits = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;

/** Fills an account with the demo data of its business, up to now. */
export type DemoHistory = {
  /** Switches off notifications and fraud rules before the history is played; returns the JSON that `wake` needs. */
  readonly silence: (unit: Unit, accountId: number) => Promise<string>;
  /** Plays the history in as many units as it needs, each of about `milliseconds`. */
  readonly play: (
    inUnits: InUnits,
    account: CallAccount,
    business: ResetBusiness,
    { silenced, milliseconds }: { readonly silenced: string; readonly milliseconds: number },
  ) => Promise<void>;
  readonly wake: (unit: Unit, accountId: number, silenced: string) => Promise<void>;
};

type ResetDependencies = Pick<Dependencies, 'database' | 'clock'>;

type Parts = {
  readonly recorder: RequestRecorder;
  readonly history: DemoHistory;
};

/** The time, in milliseconds, that one unit empties or fills. The commit of an emptying unit takes as long again. */
const emptyFor = 3;
const fillFor = 4;
/** The time, in milliseconds, that a process holds a reset. Without a renewal another process takes the reset over. */
const heldFor = 10_000;
/** The interval, in milliseconds, at which another process's reset is checked for its end. */
const lookEvery = 50;

/** The stored data of a reset that is not finished. */
const KeptReset = z.object({ reseed: z.boolean(), silenced: z.string() });

/** Carries out resets that were started, one at a time for each account. */
const createResetRuns = ({ database, clock }: ResetDependencies, history: DemoHistory) => {
  const running = new Map<number, Promise<number>>();
  const holdUntil = (): Date => new Date(clock.now() + heldFor);

  /** Carries out a started reset; returns the number of transactions after it. `held`: the end of this process's hold. */
  const carryOut = async (accountId: number, kept: string, held: Date): Promise<number> => {
    let until = held;
    const inUnits: InUnits = (work) =>
      database.unit({ account: accountId }, async (unit) => {
        const next = holdUntil();
        if (!(await renewReset(unit, accountId, until, next))) throw new Refusal('service_unavailable');
        until = next;
        return work(unit);
      });
    const { reseed, silenced } = KeptReset.parse(JSON.parse(kept));
    while (!(await inUnits((unit) => emptySome(unit, accountId, emptyFor))));
    while (await inUnits((unit) => forgetFiles(unit, accountId)));
    const { account, business } = await inUnits(async (unit) => {
      await scheduleSettlement(unit, accountId, new Date(clock.now()));
      return findBusiness(unit, accountId);
    });
    if (reseed) await history.play(inUnits, account, business, { silenced, milliseconds: fillFor });
    return inUnits(async (unit) => {
      if (reseed) await history.wake(unit, accountId, silenced);
      const { transactions } = await countContents(unit, accountId);
      await endReset(unit, accountId);
      return transactions;
    });
  };

  return {
    holdUntil,
    runningOf: (accountId: number): Promise<number> | undefined => running.get(accountId),

    /** Carries out a started reset once; concurrent callers wait for the same run. */
    finish: (accountId: number, kept: string, held: Date): Promise<number> => {
      const own = carryOut(accountId, kept, held).finally(() => running.delete(accountId));
      running.set(accountId, own);
      return own;
    },
  };
};

/**
 * Empties a sandbox account and fills it again in many short units, so that other accounts can write in between. Calls of the
 * account wait until the reset has ended (`whenDone`), so that they never see incomplete data. If the process ends during a reset,
 * the next caller runs it again from the beginning.
 */
export const createSandboxResetService = (
  { database, clock }: ResetDependencies,
  { recorder, history }: Parts,
) => {
  const runs = createResetRuns({ database, clock }, history);

  return {
    contents: async (account: CallAccount): Promise<SandboxContents> => {
      refuseProduction(account);
      await recorder.flush();
      return countContents(database.read, account.id);
    },

    reset: async (
      account: CallAccount,
      actor: Actor,
      { confirm, reseed }: ResetSandbox,
    ): Promise<z.output<typeof SandboxResetSchema>> => {
      refuseProduction(account);
      const { business } = await findBusiness(database.read, account.id);
      if (confirm === undefined && actor.kind === 'user')
        throw invalidFields([{ field: 'confirm', code: 'required' }]);
      if (confirm !== undefined && confirm !== business.name.trim())
        throw invalidFields([{ field: 'confirm', code: 'not_the_name', values: { name: business.name } }]);
      // Pending log entries are written now; later they would end up in the emptied account.
      await recorder.flush();
      const held = runs.holdUntil();
      const { kept, contents } = await database.unit({ account: account.id }, async (unit) => {
        if (await findReset(unit, account.id)) throw new AccountBehind(account.id);
        const silenced = reseed ? await history.silence(unit, account.id) : '';
        const begun = JSON.stringify({ reseed, silenced });
        await beginReset(unit, account.id, begun, held);
        return { kept: begun, contents: await countContents(unit, account.id) };
      });
      return { emptied: contents, seeded: await runs.finish(account.id, kept, held) };
    },

    /** Waits until the account is not being reset. Takes over the reset of another process that has ended. */
    whenDone: async (accountId: number): Promise<void> => {
      for (;;) {
        const known = runs.runningOf(accountId);
        const found = known ? undefined : await findReset(database.read, accountId);
        if (known) await known.catch(() => undefined);
        else if (!found) return;
        else if (found.until.getTime() > clock.now()) await pause(lookEvery);
        else {
          const held = runs.holdUntil();
          const taken = await database.unit({ account: accountId }, (unit) =>
            renewReset(unit, accountId, found.until, held),
          );
          if (taken) await runs.finish(accountId, found.kept, held);
        }
      }
    },
  };
};

export type SandboxResetService = ReturnType<typeof createSandboxResetService>;

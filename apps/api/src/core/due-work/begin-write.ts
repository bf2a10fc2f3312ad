import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { findClock } from '#core/account/accounts-repository.ts';
import type { Actor } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Acquirer } from '#core/cards/acquirer.ts';
import type { Database } from '#database/database.ts';
import type { Unit } from '#database/queries.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { RealClock } from '#time/real-clock.ts';
import { AccountBehind, type DueWork } from './due-work.ts';
import { countDue } from './due-work-repository.ts';

/** The base URL of the deployment (final once the server listens), whether it sends e-mails, and the support address. */
type Site = { url: string; readonly sendsEmails: boolean; readonly supportEmail: string };

/** What a `WriteContext` needs besides the account and the caller. */
export type WriteDependencies = {
  readonly clock: RealClock;
  readonly identifiers: Identifiers;
  readonly site: Site;
  /** The acquirer of each environment. */
  readonly acquirers: Readonly<Record<EnvironmentName, Acquirer>>;
  readonly dueWork: DueWork;
};

/** What is needed to move an account's clock and to carry out the due work. */
export type ClockDependencies = Pick<WriteDependencies, 'clock' | 'dueWork'> & {
  readonly database: Database;
};

type Written = Pick<WriteContext, 'unit' | 'accountId' | 'actor' | 'now' | 'realNow' | 'nextOutcome'> & {
  readonly environment: EnvironmentName;
};

/** Builds the context of a change from the dependencies of the deployment and the data of this change. */
export const writeContextOf = (
  { identifiers, site, acquirers }: Pick<WriteDependencies, 'identifiers' | 'site' | 'acquirers'>,
  { environment, ...written }: Written,
): WriteContext => ({
  ...written,
  identifiers,
  site: site.url,
  sendsEmails: site.sendsEmails,
  acquirer: acquirers[environment],
});

/** The most pieces of due work that a call carries out in its own unit; they take a few milliseconds. */
const maxPiecesInCall = 10;

/**
 * Begins a change of an account. First carries out, in the same unit, the work that is due by now, so that changes happen in the
 * order of their times. Throws `AccountBehind` if the account is being reset or too much work is due, which would block the writer;
 * the call is then repeated after that work.
 */
export const beginWrite = async (
  unit: Unit,
  dependencies: WriteDependencies,
  accountId: number,
  actor: Actor,
): Promise<WriteContext> => {
  const { clock, dueWork } = dependencies;
  const { environment, offset, nextOutcome, nextDue, isResetting } = await findClock(unit, accountId);
  if (isResetting && !dueWork.playsHistory) throw new AccountBehind(accountId);
  const real = clock.now();
  const now = new Date(real + offset);
  if (nextDue !== null && nextDue <= now.getTime()) {
    if (dueWork.playsHistory) while (!(await dueWork.carryOut(unit, accountId, now)).arrived);
    else {
      const due = await countDue(unit, accountId, now, maxPiecesInCall + 1);
      if (due > maxPiecesInCall) throw new AccountBehind(accountId);
      // Few pieces can be much work: one that repeats, such as the daily settlement, schedules the next one, which can be due too.
      const { arrived } = await dueWork.carryOut(unit, accountId, now);
      if (!arrived) throw new AccountBehind(accountId);
    }
  }
  return writeContextOf(dependencies, {
    unit,
    accountId,
    actor,
    now,
    realNow: new Date(real),
    environment,
    nextOutcome,
  });
};

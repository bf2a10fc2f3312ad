import { day, hour } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { repeatWork } from '#concurrency/repeated-work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { deleteOverInAccount, deleteOverOfPeople, findAccounts } from './system-repository.ts';

const every = hour;

/** Deletes expired data every hour, by real time: logs, messages, previous signing secrets, idempotency keys, form sessions, sessions and sign-in data. */
export const createHousekeeping = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) => {
  const sweep = async (isStopped = () => false): Promise<void> => {
    const now = clock.now();
    const inAccount = {
      previousSecrets: new Date(now),
      requests: new Date(now - limits.requestLogLife),
      webhooks: new Date(now - limits.webhookLife),
      emails: new Date(now - limits.emailLife),
      idempotency: new Date(now - limits.idempotencyLife),
      // One day longer than a form session can be used for a payment.
      formSessions: new Date(now - limits.formSessionLife - day),
    };
    const ofPeople = {
      // One day longer than the lifetime of a session.
      sessions: new Date(now - limits.sessionLife - day),
      failures: new Date(now - limits.loginLock),
      knownAddresses: new Date(now - limits.knownAddressLife),
      // One day longer than they can be used.
      passwordLinks: new Date(now - day),
    };
    const sweepPeople = (): Promise<boolean> =>
      database.unit({ outside: 'people' }, (unit) => deleteOverOfPeople(unit, ofPeople));
    const sweepAccount = (accountId: number): Promise<boolean> =>
      database.unit({ account: accountId }, (unit) => deleteOverInAccount(unit, accountId, inAccount));
    while (!isStopped() && (await sweepPeople()));
    for (const accountId of await findAccounts(database.read))
      while (!isStopped() && (await sweepAccount(accountId)));
  };
  return {
    sweep: (): Promise<void> => sweep(),
    /** Deletes expired rows now and then every hour; returns the function that stops it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork(sweep, { every, onError }),
  };
};

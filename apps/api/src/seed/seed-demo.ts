import { setImmediate } from 'node:timers/promises';
import { addDays, day, hour, startOfDay, toWireDay } from '@pasarela/contracts/dates';
import type { Unit } from '#database/queries.ts';
import type { CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { ensureAccountWork } from '#sandbox/account-work.ts';
import { hashPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { ensureSettings } from '#webhooks/account-settings.ts';
import { updateNotified } from '#webhooks/account-settings-repository.ts';
import { createDependencies } from '../create-dependencies.ts';
import { seedDemoFraud } from './demo-fraud.ts';
import { createDemoPayments } from './demo-payments.ts';
import { demoBusinesses, demoPassword, demoUsers, type SeededShop } from './demo-people.ts';
import { planPayments } from './demo-plan.ts';
import { forgetResults, insertApiKey, insertBusiness, insertUser, isEmpty } from './demo-repository.ts';
import { demoNotified, seedDemoSettings } from './demo-settings.ts';
import type { Happening } from './happening.ts';
import { seededIdentifiers } from './seeded-identifiers.ts';
import { createRandom } from './seeded-random.ts';

/** E-mails go back so far. */
const emailSpan = 36 * hour;

/** Longer than the demo's payments go back. */
const demoSpan = 200 * day;

/** After so many, others are let in to read: an account is filled again while the rest of the system is at work. */
const playedAtOnce = 25;

const lastFirst = (one: Happening, other: Happening): number => other.at - one.at;

/** Lets everything happen in the order of time; what has not happened by now stays to come. */
const play = async (
  unit: Unit,
  planned: readonly Happening[],
  now: number,
  set: (at: number) => void,
): Promise<void> => {
  const waiting = planned.toSorted(lastFirst);
  for (let played = 1; waiting.length > 0; played += 1) {
    const next = waiting.pop();
    if (!next || next.at > now) return;
    set(next.at);
    const consequences = await next.run(unit);
    if (consequences.length > 0) {
      waiting.push(...consequences);
      waiting.sort(lastFirst);
    }
    if (played % playedAtOnce === 0) await setImmediate();
  }
};

/** Plays the payments of six months that end now in an account that has none. */
export const seedBusiness = async (
  unit: Unit,
  dependencies: Dependencies,
  business: SeededShop,
  account: CallAccount,
  now: number,
  { scale, notified }: { readonly scale: number; readonly notified: string },
): Promise<void> => {
  const random = createRandom(business.number * 7_919);
  const identifiers = seededIdentifiers(random);
  let moment = now;
  const seeded = createDependencies({
    ...dependencies,
    identifiers,
    clock: { now: () => moment },
    siteUrl: dependencies.site.url,
    // Weeks pass between two payments, and nobody waits.
    mostBesideCall: Number.POSITIVE_INFINITY,
  });
  const happeningOf = createDemoPayments({ business, account, random, dependencies: seeded });
  const plan = planPayments(random, now, Math.round(business.payments * scale)).map(({ at, fate }) =>
    happeningOf(at, fate),
  );
  // Of the last day and a half somebody was told.
  const tell: Happening = {
    at: now - emailSpan,
    run: async (unit) => {
      await ensureSettings(unit, dependencies.secrets, account.id);
      await updateNotified(unit, account.id, notified);
      return [];
    },
  };
  // From before the first payment on, so that every day of the demo is settled.
  await ensureAccountWork(unit, account.id, new Date(now - demoSpan));
  await play(unit, notified === '' ? plan : [...plan, tell], now, (at) => {
    moment = at;
  });
  // What has fallen due since the last that happened.
  await seeded.dueWork.carryOut(unit, account.id, new Date(now));
  // Nobody is told of months that never were.
  await forgetResults(unit, account.id);
};

/** Fills an empty database with the demo, once. Answers whether it did. `scale` makes it smaller, for tests. */
export const seedDemo = async (dependencies: Dependencies, { scale = 1 } = {}): Promise<boolean> => {
  const { database, clock, secrets } = dependencies;
  if (!(await isEmpty(database.read))) return false;
  const now = clock.now();
  const opened = new Date(startOfDay(addDays(toWireDay(now), -200)));
  const hashes = await Promise.all(demoUsers.map(() => hashPassword(demoPassword)));
  return database.unit(async (unit) => {
    // Asked again inside: another process may have filled it meanwhile.
    if (!(await isEmpty(unit))) return false;
    const ids = new Map<number, number>();
    for (const business of demoBusinesses) {
      const { name, businessActivity, paymentType, taxId, key } = business;
      const made = await insertBusiness(unit, { name, businessActivity, paymentType, taxId }, opened);
      ids.set(business.number, made.id);
      await insertApiKey(
        unit,
        made.sandbox,
        key.identifier,
        keyedHash(secrets.apiSecret, key.password),
        opened,
      );
      const account = {
        id: made.sandbox,
        businessId: made.id,
        environment: 'Sandbox',
        clockOffset: 0,
      } as const;
      const notified = business.number === 1 ? demoNotified : '';
      await seedBusiness(unit, dependencies, business, account, now, { scale, notified });
      if (business.number !== 1) continue;
      await seedDemoFraud(unit, dependencies, account, key.identifier, now);
      await seedDemoSettings(unit, dependencies, account.id);
    }
    for (const [index, { userName, displayName, email, roles }] of demoUsers.entries()) {
      const held = demoBusinesses.flatMap(({ number }) => {
        const role = roles[number];
        const businessId = ids.get(number);
        return role && businessId ? [{ businessId, role }] : [];
      });
      await insertUser(
        unit,
        { userName, displayName, email, passwordHash: hashes[index] ?? '' },
        held,
        opened,
      );
    }
    return true;
  });
};

import { setImmediate } from 'node:timers/promises';
import { addDays, day, hour, startOfDay, toWireDay } from '@pasarela/contracts/dates';
import type { Unit } from '#database/queries.ts';
import type { InUnits } from '#features/sandbox-reset/sandbox-reset-service.ts';
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

const lastFirst = (one: Happening, other: Happening): number => other.at - one.at;

/** How a history is played: all of it in one unit, or in many, each of about so many milliseconds. */
export type Playing = {
  readonly inUnits: InUnits;
  readonly milliseconds: number;
};

/** Nobody else is there yet. */
const atOnce = (unit: Unit): Playing => ({
  inUnits: (work) => work(unit),
  milliseconds: Number.POSITIVE_INFINITY,
});

/** Lets everything happen in the order of time; what has not happened by now stays to come. */
const play = async (
  { inUnits, milliseconds }: Playing,
  planned: readonly Happening[],
  now: number,
  set: (at: number) => void,
): Promise<void> => {
  const waiting = planned.toSorted(lastFirst);
  /** Answers whether there is more. */
  const playSome = async (unit: Unit): Promise<boolean> => {
    const begun = performance.now();
    do {
      const next = waiting.pop();
      if (!next || next.at > now) return false;
      set(next.at);
      const consequences = await next.run(unit);
      if (consequences.length > 0) {
        waiting.push(...consequences);
        waiting.sort(lastFirst);
      }
    } while (performance.now() - begun < milliseconds);
    return true;
  };
  while (await inUnits(playSome)) await setImmediate();
};

/** What is played. */
type History = {
  readonly business: SeededShop;
  readonly account: CallAccount;
  /** Whom e-mails of the last day and a half are for. */
  readonly notified: string;
};

/** Plays the payments of six months that end now in an account that has none. */
export const seedBusiness = async (
  playing: Playing,
  dependencies: Dependencies,
  { business, account, notified }: History,
  { now, scale }: { readonly now: number; readonly scale: number },
): Promise<void> => {
  const { inUnits, milliseconds } = playing;
  const random = createRandom(business.number * 7_919);
  const identifiers = seededIdentifiers(random);
  let moment = now;
  const seeded = createDependencies({
    ...dependencies,
    identifiers,
    clock: { now: () => moment },
    siteUrl: dependencies.site.url,
    playsHistory: true,
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
  await inUnits((unit) => ensureAccountWork(unit, account.id, new Date(now - demoSpan)));
  await play(playing, notified === '' ? plan : [...plan, tell], now, (at) => {
    moment = at;
  });
  // What has fallen due since the last that happened.
  const carryOutSome = (unit: Unit) => seeded.dueWork.carryOut(unit, account.id, new Date(now), milliseconds);
  while (!(await inUnits(carryOutSome)).arrived);
  // Nobody is told of months that never were.
  await inUnits((unit) => forgetResults(unit, account.id));
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
      await seedBusiness(atOnce(unit), dependencies, { business, account, notified }, { now, scale });
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

import { setImmediate } from 'node:timers/promises';
import { addDays, day, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { insertApiKey } from '#core/access/access-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { scheduleSettlement } from '#core/ledger/settlements.ts';
import type { Unit } from '#database/queries.ts';
import type { InUnits } from '#sandbox/sandbox-reset-service.ts';
import { hashPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { seedDemoFraud } from './demo-fraud.ts';
import { demoLogos } from './demo-logos.ts';
import { createDemoPayments } from './demo-payments.ts';
import { demoBusinesses, demoPassword, demoUsers, type SeededShop } from './demo-people.ts';
import { planPayments } from './demo-plan.ts';
import { insertBusiness, insertUser, isEmpty } from './demo-repository.ts';
import { deliverDemoResults } from './demo-results.ts';
import {
  type DemoAudience,
  demoAudience,
  nobody,
  seedDemoLogo,
  seedDemoSettings,
  tellAudience,
} from './demo-settings.ts';
import type { Happening } from './happening.ts';
import { seededIdentifiers } from './seeded-identifiers.ts';
import { createRandom } from './seeded-random.ts';

/** The time span, in milliseconds, that the request log, results and e-mails of the demo cover. */
const toldSpan = 3 * day;

/** A time span, in milliseconds, longer than the demo's payments cover. */
const demoSpan = 200 * day;

const lastFirst = (one: Happening, other: Happening): number => other.at - one.at;

/** How a history is played: in one unit, or in many of about this many milliseconds each. */
export type Playing = {
  readonly inUnits: InUnits;
  readonly milliseconds: number;
};

/** Plays everything in one unit, because no other writer exists yet. */
const atOnce = (unit: Unit): Playing => ({
  inUnits: (work) => work(unit),
  milliseconds: Number.POSITIVE_INFINITY,
});

/** Runs all events in order of time. Events later than `now` are dropped. */
const play = async (
  { inUnits, milliseconds }: Playing,
  planned: readonly Happening[],
  now: number,
  set: (at: number) => void,
): Promise<void> => {
  const waiting = planned.toSorted(lastFirst);
  /** Runs the next events; returns whether there are more. */
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

/** The history to play in an account. */
type History = {
  readonly business: SeededShop;
  readonly account: CallAccount;
  /** The receivers of the notifications of the last days. */
  readonly audience: DemoAudience;
  /** Further events that happen between the payments. */
  readonly besides?: readonly Happening[];
};

/** Plays the payments of the last six months in an account without payments. */
export const seedBusiness = async (
  playing: Playing,
  dependencies: Dependencies,
  { business, account, audience, besides = [] }: History,
  { now, scale }: { readonly now: number; readonly scale: number },
): Promise<void> => {
  const { inUnits, milliseconds } = playing;
  const random = createRandom(business.number * 7_919);
  const identifiers = seededIdentifiers(random);
  let playedAt = now;
  const seeded = createDependencies({
    ...dependencies,
    identifiers,
    clock: { now: () => playedAt },
    siteUrl: dependencies.site.url,
    playsHistory: true,
    stepFor: milliseconds,
  });
  const toldFrom = now - toldSpan;
  const happeningOf = createDemoPayments({
    business,
    account,
    random,
    dependencies: seeded,
    loggedFrom: toldFrom,
  });
  const plan = planPayments(random, now, Math.round(business.payments * scale)).map(({ at, fate }) =>
    happeningOf(at, fate),
  );
  const tell: Happening = {
    at: toldFrom,
    run: async (unit) => {
      await tellAudience(unit, dependencies, account.id, audience);
      return [];
    },
  };
  // Settlements start before the first payment, so that every day of the demo is settled.
  await inUnits((unit) => scheduleSettlement(unit, account.id, new Date(now - demoSpan)));
  const isTold = audience.notified !== '' || audience.usesInbox;
  await play(playing, [...plan, ...besides, ...(isTold ? [tell] : [])], now, (at) => {
    playedAt = at;
  });
  // Carries out the work that became due after the last event.
  const carryOutSome = (unit: Unit) => seeded.dueWork.carryOut(unit, account.id, new Date(now));
  while (!(await inUnits(carryOutSome)).arrived);
  await deliverDemoResults(inUnits, dependencies, { accountId: account.id, now });
};

type DemoOptions = {
  /** The share of the payments that are made; 1 is all of them. */
  readonly scale?: number;
  /** Writes what else belongs to the new database, in the same unit. */
  readonly besides?: (unit: Unit) => Promise<void>;
};

/** Fills an empty database with the demo; returns whether it was empty. */
export const seedDemo = async (
  dependencies: Dependencies,
  { scale = 1, besides }: DemoOptions = {},
): Promise<boolean> => {
  const { database, clock, secrets } = dependencies;
  if (!(await isEmpty(database.read))) return false;
  const now = clock.now();
  const opened = new Date(startOfDay(addDays(toWireDay(now), -200)));
  // One for all users, because their password is the same and published: each hash costs 45 ms of a core.
  const passwordHash = await hashPassword(demoPassword);
  return database.unit({ outside: 'first data' }, async (unit) => {
    // Checked again inside the unit, because another process may have filled the database in the meantime.
    if (!(await isEmpty(unit))) return false;
    const ids = new Map<number, number>();
    for (const business of demoBusinesses) {
      const { name, businessActivity, paymentType, taxId, key } = business;
      const made = await insertBusiness(unit, { name, businessActivity, paymentType, taxId }, opened);
      ids.set(business.number, made.id);
      await insertApiKey(unit, {
        accountId: made.sandbox,
        identifier: key.identifier,
        secretHash: keyedHash(secrets.apiSecret, key.password),
        createdAt: opened,
      });
      const account = {
        id: made.sandbox,
        businessId: made.id,
        environment: 'Sandbox',
        clockOffset: 0,
      } as const;
      const isFirst = business.number === 1;
      const calls = { key: key.identifier, now, loggedFrom: now - toldSpan };
      const history = {
        business,
        account,
        audience: isFirst ? demoAudience : nobody,
        besides: isFirst ? await seedDemoFraud(unit, dependencies, account, calls) : [],
      };
      await seedDemoLogo(unit, dependencies, account, demoLogos[business.number]);
      await seedBusiness(atOnce(unit), dependencies, history, { now, scale });
      if (isFirst) await seedDemoSettings(unit, account.id);
    }
    for (const { userName, displayName, email, roles } of demoUsers) {
      const held = demoBusinesses.flatMap(({ number }) => {
        const role = roles[number];
        const businessId = ids.get(number);
        return role && businessId ? [{ businessId, role }] : [];
      });
      await insertUser(unit, { userName, displayName, email, passwordHash, createdAt: opened }, held);
    }
    await besides?.(unit);
    return true;
  });
};

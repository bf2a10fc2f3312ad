import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import { limits } from '@pasarela/contracts/limits/limits';
import type {
  Configuration,
  ConfiguredBusiness,
  ConfiguredUser,
} from '@pasarela/contracts/sandbox/configuration';
import { joinEmails } from '@pasarela/contracts/settings/notification-emails';
import { insertApiKey } from '#core/access/access-repository.ts';
import { beginClock, updateNextOutcome } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import { updateScenarioRules } from '#core/account/scenario-rules-repository.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { ensureSettings, keepSigningSecret } from '#core/outbox/webhooks/account-settings.ts';
import { updateNotified, updateResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import type { Unit } from '#database/queries.ts';
import { CannotStart } from '#errors/cannot-start.ts';
import { createBlacklistService } from '#features/fraud/blacklist-service.ts';
import { createVelocityRulesService } from '#features/fraud/velocity-rules-service.ts';
import { hashPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { demoBusinesses, demoUsers } from './demo-people.ts';
import { insertBusiness, insertUser, isEmpty } from './demo-repository.ts';
import { seedDemo } from './seed-demo.ts';

const ownNames = {
  businesses: new Set(demoBusinesses.map(({ name }) => name)),
  keys: new Set(demoBusinesses.map(({ key }) => key.identifier)),
  users: new Set(demoUsers.flatMap(({ userName, email }) => [userName, email])),
};

/** The mistakes that only show beside the demo: names that it has too. */
const problemsBesideDemo = ({ businesses, users }: Configuration): readonly string[] => [
  ...businesses.flatMap(({ name, apiKey }, index) => [
    ...(ownNames.businesses.has(name) ? [`businesses[${index}].name: The demo has this business.`] : []),
    ...(ownNames.keys.has(apiKey?.identifier ?? '')
      ? [`businesses[${index}].apiKey.identifier: The demo has this API key.`]
      : []),
  ]),
  ...users.flatMap(({ userName, email = '' }, index) =>
    ownNames.users.has(userName.trim().toLowerCase()) || ownNames.users.has(email.trim().toLowerCase())
      ? [`users[${index}]: The demo has a user of this name or e-mail.`]
      : [],
  ),
];

/** How far the clock of a business stands ahead of real time at its start, in milliseconds; negative if it begins in the past. */
const offsetOf = ({ clock = {} }: ConfiguredBusiness, now: number): number => {
  const { days = 0, hours = 0, minutes = 0, seconds = 0, to } = clock;
  const from = to === undefined ? 0 : Date.parse(to) - now;
  return from + days * day + hours * hour + minutes * minute + seconds * 1_000;
};

const clockProblems = ({ businesses }: Configuration, now: number): readonly string[] =>
  businesses.flatMap((business, index) => {
    const offset = offsetOf(business, now);
    return offset > limits.clockMoveDays * day
      ? [`businesses[${index}].clock: It goes ${limits.clockMoveDays} days ahead at most.`]
      : [];
  });

const seedFraud = async (
  unit: Unit,
  dependencies: Dependencies,
  account: CallAccount,
  { velocityRules = [], blacklist = [] }: NonNullable<ConfiguredBusiness['fraud']>,
): Promise<void> => {
  const rules = velocityRules.map(({ field, attempts, within }) => ({
    fieldRuleTypesId: fraudFields[field].id,
    active: true,
    value: attempts,
    timeRangeId: timeRanges[within].id,
  }));
  await createVelocityRulesService(dependencies).update(unit, account, { rules }, 'es');
  const service = createBlacklistService(dependencies);
  for (const { field, value } of blacklist)
    await service.save(unit, account, { fieldRulesId: fraudFields[field].id, value, active: true });
};

const seedSettings = async (
  unit: Unit,
  { secrets }: Dependencies,
  account: CallAccount,
  { webhooks = {}, notificationEmails = [] }: ConfiguredBusiness,
): Promise<void> => {
  // The settings contain encrypted values, by which a later start can tell whether it has the same secret.
  await ensureSettings(unit, secrets, account.id);
  const { url = '', success = url, error = url, secret } = webhooks;
  await updateResultAddresses(unit, account.id, {
    urlResponseSuccess: success,
    urlResponseError: error,
    urlResponseDefault: webhooks.default ?? url,
  });
  await updateNotified(unit, account.id, joinEmails(notificationEmails));
  if (secret !== undefined) await keepSigningSecret(unit, secrets, account.id, secret);
};

/** Writes a business with everything that its sandbox begins with; returns its id. */
const seedBusiness = async (
  unit: Unit,
  dependencies: Dependencies,
  business: ConfiguredBusiness,
  now: number,
): Promise<number> => {
  const { name, taxId = '', businessActivity = '', apiKey, fraud, nextOutcome, scenarios } = business;
  const clockOffset = offsetOf(business, now);
  // By the clock of its account, so that nothing falls due between the real time and that clock's.
  const opened = new Date(now + clockOffset);
  const made = await insertBusiness(unit, { name, taxId, businessActivity, paymentType: '' }, opened);
  const account = { id: made.sandbox, businessId: made.id, environment: 'Sandbox', clockOffset } as const;
  await beginClock(unit, account.id, clockOffset);
  await seedSettings(unit, dependencies, account, business);
  if (apiKey)
    await insertApiKey(unit, {
      accountId: account.id,
      identifier: apiKey.identifier,
      secretHash: keyedHash(dependencies.secrets.apiSecret, apiKey.password),
      createdAt: opened,
    });
  if (fraud) await seedFraud(unit, dependencies, account, fraud);
  if (nextOutcome) await updateNextOutcome(unit, account.id, nextOutcome);
  if (scenarios) await updateScenarioRules(unit, account.id, scenarios);
  return made.id;
};

const seedUser = async (
  unit: Unit,
  { userName, displayName, email, roles }: ConfiguredUser,
  passwordHash: string,
  { ids, createdAt }: { readonly ids: ReadonlyMap<string, number>; readonly createdAt: Date },
): Promise<void> => {
  const name = userName.trim();
  const user = {
    userName: name.toLowerCase(),
    displayName: displayName ?? name,
    email: email?.trim().toLowerCase() ?? `${name.toLowerCase()}@localhost`,
    passwordHash,
    createdAt,
  };
  const held = Object.entries(roles).flatMap(([business, role]) => {
    const businessId = ids.get(business);
    return businessId === undefined ? [] : [{ businessId, role }];
  });
  await insertUser(unit, user, held);
};

/** Prepares what needs time before the unit, and returns what writes the configuration in it. */
const writerOf = async (dependencies: Dependencies, configuration: Configuration) => {
  const { businesses, users, demo } = configuration;
  const now = dependencies.clock.now();
  const problems = [...clockProblems(configuration, now), ...(demo ? problemsBesideDemo(configuration) : [])];
  if (problems.length > 0)
    throw new CannotStart(`The configuration cannot be applied.\n${problems.join('\n')}`);
  const hashes = await Promise.all(users.map(({ password }) => hashPassword(password)));
  return async (unit: Unit): Promise<void> => {
    const ids = new Map<string, number>();
    for (const business of businesses)
      ids.set(business.name, await seedBusiness(unit, dependencies, business, now));
    for (const [index, user] of users.entries())
      await seedUser(unit, user, hashes[index] ?? '', { ids, createdAt: new Date(now) });
  };
};

/**
 * Fills an empty database with a configuration, and with the demo where the configuration asks for it, all in one unit. Returns
 * whether the database was empty; one that holds data is left as it is.
 */
export const seedConfiguration = async (
  dependencies: Dependencies,
  configuration: Configuration,
  { demoScale = 1 } = {},
): Promise<boolean> => {
  const { database } = dependencies;
  if (!(await isEmpty(database.read))) return false;
  const write = await writerOf(dependencies, configuration);
  if (configuration.demo) return seedDemo(dependencies, { scale: demoScale, besides: write });
  return database.unit({ outside: 'first data' }, async (unit) => {
    // Checked again inside the unit, because another process may have filled the database in the meantime.
    if (!(await isEmpty(unit))) return false;
    await write(unit);
    return true;
  });
};

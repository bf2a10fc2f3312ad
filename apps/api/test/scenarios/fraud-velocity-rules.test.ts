import { day } from '@pasarela/contracts/dates/dates';
import { type FraudField, fraudFieldNames, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { timeRangeNames, timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { tryRule } from '#features/fraud/velocity-rules-repository.ts';
import { createRandom } from '#seed/seeded-random.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { createFraudWorld, type FraudWorld } from '../fraud-world.ts';
import { bearer } from '../operation-calls.ts';

let world: FraudWorld;
beforeAll(async () => {
  world = await createFraudWorld();
  // Nobody has tried to pay yet.
  await world.app.database.unit({ outside: 'installation' }, (unit) =>
    unit.run(sql`update transactions set attempted_at = null`),
  );
});
afterAll(() => world.app.close());
beforeEach(() => world.clear());

const defaults = [
  {
    fieldRuleTypesId: 1,
    fieldRulesName: 'Correo electrónico',
    active: false,
    value: 5,
    timeRangeId: 2,
    timeRangeName: '24 horas',
  },
  {
    fieldRuleTypesId: 2,
    fieldRulesName: 'IP',
    active: false,
    value: 10,
    timeRangeId: 1,
    timeRangeName: '1 hora',
  },
  {
    fieldRuleTypesId: 3,
    fieldRulesName: 'Tarjeta',
    active: false,
    value: 3,
    timeRangeId: 2,
    timeRangeName: '24 horas',
  },
];

const rules = async (headers = world.owner) =>
  (await world.app.calls.answered('listVelocityRules', { headers })).data;
const update = async (body: unknown) =>
  (await world.app.calls.answered('updateVelocityRules', { body, headers: world.owner })).data;
const refusal = async (body: unknown) => {
  const { status, code, errors } = await world.app.calls.refused('updateVelocityRules', {
    body,
    headers: world.owner,
  });
  return { status, code, errors: errors.map((error) => [error.field, error.code]) };
};

describe('the rules', () => {
  it('are three, not active while nobody has set them', { tags: ['CALL-46', 'FRAUD-3'] }, async () => {
    expect(await rules()).toEqual(defaults);
  });

  it('have names in the language of the call', async () => {
    const english = await rules({ ...world.owner, 'accept-language': 'en' });
    expect(english.map(({ fieldRulesName, timeRangeName }) => [fieldRulesName, timeRangeName])).toEqual([
      ['E-mail', '24 hours'],
      ['IP', '1 hour'],
      ['Card', '24 hours'],
    ]);
  });

  it('are changed by a list, alone or by its name, and in whatever case', { tags: ['CALL-47'] }, async () => {
    const [email, ip, card] = defaults;
    expect(await update([{ ...email, active: true, value: 29 }])).toEqual([
      { ...email, active: true, value: 29 },
      ip,
      card,
    ]);
    const body = { rules: [{ fieldRuleTypesId: 3, active: true, value: 1, timeRangeId: 3 }] };
    expect((await update(body))[2]).toEqual({
      ...card,
      active: true,
      value: 1,
      timeRangeId: 3,
      timeRangeName: '7 días',
    });
    const written = JSON.stringify(
      defaults.map(({ fieldRuleTypesId, active, value, timeRangeId }) => ({
        FIELDRULETYPESID: fieldRuleTypesId,
        Active: active,
        vaLue: value,
        TimeRangeId: timeRangeId,
      })),
    );
    await world.app.http
      .post('/API/VelocityRules/UPDATERULES')
      .set({ ...world.owner, 'content-type': 'application/json' })
      .send(written)
      .expect(200);
    expect(await rules()).toEqual(defaults);
  });

  it('stay as they are where anything of the list is wrong', { tags: ['FRAUD-5'] }, async () => {
    const good = { fieldRuleTypesId: 1, active: true, value: 2, timeRangeId: 1 };
    const wrong = (changes: object) => refusal([good, { ...good, fieldRuleTypesId: 3, ...changes }]);
    const invalid = (code: string, field = 'rules.1.value') => ({
      status: 422,
      code: 'invalid_fields',
      errors: [[field, code]],
    });
    expect(await wrong({ value: 0 })).toEqual(invalid('too_small'));
    expect(await wrong({ value: -1 })).toEqual(invalid('too_small'));
    expect(await wrong({ value: 30 })).toEqual(invalid('too_big'));
    expect(await wrong({ value: 1.5 })).toEqual(invalid('wrong_type'));
    expect(await wrong({ value: '5' })).toEqual(invalid('wrong_type'));
    expect(await wrong({ value: null })).toEqual(invalid('wrong_type'));
    expect(await wrong({ value: undefined })).toEqual(invalid('required'));
    expect(await wrong({ timeRangeId: null })).toEqual(invalid('not_a_choice', 'rules.1.timeRangeId'));
    expect(await wrong({ timeRangeId: undefined })).toEqual(invalid('required', 'rules.1.timeRangeId'));
    expect(await wrong({ timeRangeId: 4 })).toEqual(invalid('not_a_choice', 'rules.1.timeRangeId'));
    expect(await wrong({ fieldRuleTypesId: 4 })).toEqual(invalid('not_a_choice', 'rules.1.fieldRuleTypesId'));
    expect(await wrong({ fieldRuleTypesId: 1 })).toEqual(
      invalid('repeated_value', 'rules.1.fieldRuleTypesId'),
    );
    expect(await wrong({ active: 1 })).toEqual(invalid('wrong_type', 'rules.1.active'));
    expect(await wrong({ balance: 1 })).toEqual(invalid('unknown_property', 'rules.1.balance'));
    expect(await refusal([])).toEqual(invalid('too_few', 'rules'));
    expect(await refusal({})).toEqual(invalid('required', 'rules'));
    expect(await refusal([good, good, good, good])).toMatchObject({ status: 422 });
    expect(await rules()).toEqual(defaults);
  });

  it('are those of a business in one environment', async () => {
    await update([{ fieldRuleTypesId: 1, active: true, value: 2, timeRangeId: 1 }]);
    expect(await rules({ ...world.owner, company: '2' })).toEqual(defaults);
    const production = { ...bearer(await world.app.signIn('admin', 'Production')), company: '1' };
    expect(await rules(production)).toEqual(defaults);
  });

  it('have ranges from a catalogue', { tags: ['CALL-45'] }, async () => {
    const { data } = await world.app.calls.answered('listTimeRanges', { headers: world.owner });
    expect(data).toEqual([
      { value: 1, label: '1 hora', timeRangeId: 1, timeRangeName: '1 hora' },
      { value: 2, label: '24 horas', timeRangeId: 2, timeRangeName: '24 horas' },
      { value: 3, label: '7 días', timeRangeId: 3, timeRangeName: '7 días' },
    ]);
  });
});

type Attempt = {
  readonly at: number;
  readonly email: string;
  readonly byCard: boolean;
  readonly listed: boolean;
};

describe('the dry run', () => {
  const dryRun = async (field: FraudField, value: number, timeRangeId: number) =>
    (
      await world.app.calls.answered('dryRunVelocityRule', {
        query: { fieldRuleTypesId: fraudFields[field].id, value, timeRangeId },
        headers: world.owner,
      })
    ).data;

  it('refuses what no rule could be', async () => {
    const { errors } = await world.app.calls.refused('dryRunVelocityRule', {
      query: { fieldRuleTypesId: 0, value: 30, timeRangeId: 9 },
      headers: world.owner,
    });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['fieldRuleTypesId', 'not_a_choice'],
      ['value', 'too_big'],
      ['timeRangeId', 'not_a_choice'],
    ]);
  });

  it('finds nothing where nobody has paid', async () => {
    expect(await dryRun('card', 3, 2)).toEqual(
      limits.dryRunDays.map((days) => ({ days, attempts: 0, review: 0, declined: 0, complete: true })),
    );
  });

  it('agrees with counting by hand, for every rule over random payments, and changes nothing', async () => {
    const random = createRandom(2_026);
    const now = world.app.time.now;
    const attempts: Attempt[] = [];
    for (let index = 0; index < 400; index += 1) {
      // In bursts, so that the windows have something in them; some at the very same moment, or at an edge of a period.
      const back = random.pick([
        0,
        1,
        3_600_000,
        7 * day - 1,
        7 * day,
        30 * day - 1,
        30 * day,
        31 * day,
        36 * day,
      ]);
      const at =
        now -
        Math.max(0, back + random.pick([0, 0, 1, -1, random.whole(0, 2 * day), random.whole(0, 3_600_000)]));
      attempts.push({
        at,
        email: `cliente${random.whole(1, 6)}@example.com`,
        byCard: random.next() < 0.8,
        listed: random.next() < 0.1,
      });
    }
    for (const { at, email, byCard, listed } of attempts)
      await createTransaction(
        world.app,
        world.accountId,
        byCard ? 2 : 5,
        {
          customerEmail: email,
          paymentMethod: byCard ? 8 : 5,
          cardFingerprint: byCard ? `print of ${email}` : null,
          payerIp: email.length % 2 === 0 ? null : `203.0.113.${email.length}`,
          fraudRule: listed ? 'blacklist:email' : null,
          attemptedAt: new Date(at),
        },
        new Date(at),
      );
    // Another business's payments, one's that nobody tried to pay, and one's that a subscription made by itself are none of it.
    await createTransaction(world.app, world.accountId, 1, { customerEmail: 'cliente1@example.com' });
    await createTransaction(world.app, world.accountId, 2, {
      customerEmail: 'cliente1@example.com',
      attemptedAt: null,
    });

    const keyOf = (field: FraudField, { email, byCard }: Attempt): string | null => {
      if (field === 'email') return email;
      if (field === 'card') return byCard ? email : null;
      return email.length % 2 === 0 ? null : String(email.length);
    };
    const inOrder = attempts
      .map((attempt, index) => ({ ...attempt, index }))
      .toSorted((one, other) => one.at - other.at || one.index - other.index);
    for (const field of fraudFieldNames)
      for (const timeRange of timeRangeNames)
        for (const value of [1, 2, 5, 29]) {
          const { id, milliseconds } = timeRanges[timeRange];
          const exceeding = inOrder.filter((attempt, index) => {
            const key = keyOf(field, attempt);
            if (key === null || attempt.listed) return false;
            const earlier = inOrder
              .slice(0, index)
              .filter((other) => keyOf(field, other) === key && other.at > attempt.at - milliseconds);
            return earlier.length >= value;
          });
          const expected = limits.dryRunDays.map((days) => {
            const since = ({ at }: Attempt) => at > now - days * day;
            const struck = exceeding.filter(since);
            return {
              days,
              attempts: inOrder.filter(since).length,
              review: struck.filter(({ byCard }) => byCard).length,
              declined: struck.filter(({ byCard }) => !byCard).length,
              complete: true,
            };
          });
          expect([field, timeRange, value, await dryRun(field, value, id)]).toEqual([
            field,
            timeRange,
            value,
            expected,
          ]);
        }
    // Of very many the newest are looked at, and no more.
    const newest = inOrder.slice(-50);
    const max = await tryRule(world.app.database.read, world.accountId, {
      field: 'email',
      value: 1,
      range: timeRanges.week.milliseconds,
      shortFrom: now - 7 * day,
      longFrom: now - 30 * day,
      max: 50,
    });
    expect(max).toMatchObject({
      looked: 50,
      oldest: newest[0]?.at,
      longAttempts: newest.filter(({ at }) => at > now - 30 * day).length,
    });
    expect(await rules()).toEqual(defaults);
    const struck = await world.app.database.read.all(
      sql`select id from transactions where fraud_rule like 'velocity:%'`,
    );
    expect(struck).toEqual([]);
  });
});

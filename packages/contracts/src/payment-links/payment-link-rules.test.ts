import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { linkFieldPaths, type ReadLink } from './payment-link-fields.ts';
import { linkTypes } from './payment-link-kinds.ts';
import { linkProblems } from './payment-link-rules.ts';
import { CreatePaymentLinkSchema, readPayload } from './payment-link-schema.ts';
import { linkPayload, readTypedLink } from './read-typed-link.ts';

const today = '2026/11/20';
const nothing = {
  referenceNumber: '',
  email: '',
  phoneNumber: '',
  amount: '',
  currency: '',
  expirationDate: '',
  typeFrequency: '',
  frequency: '',
  numberOfPays: '',
  nextPaymentDate: '',
  offsetExpiration: '',
  returnUrl: '',
};

it.each([
  ['1500', 1_500],
  ['1,500.50', 1_500.5],
  ['$1,234,567.89', 1_234_567.89],
  ['$ 20', 20],
  ['0.1', 0.1],
  ['1500,50', 1_500.5],
  ['1,50', 1.5],
  ['1,23,456', '1,23,456'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['', undefined],
])('reads the amount %s', (amount, expected) => {
  expect(readTypedLink({ ...nothing, amount }).amount).toBe(expected);
});

it('reads days as people in Mexico write them', () => {
  const { expirationDate, nextPaymentDate } = readTypedLink({
    ...nothing,
    expirationDate: '31/12/2026',
    nextPaymentDate: ' 5-1-2027 ',
  });
  expect([expirationDate, nextPaymentDate]).toEqual(['2026/12/31', '2027/01/05']);
});

const mixed = <Value>(...values: readonly fc.Arbitrary<Value>[]) =>
  fc.option(fc.oneof(...values), { nil: undefined });
const day = fc.integer({ min: -3, max: 40 }).map((days) => addDays(today, days));
const links: fc.Arbitrary<ReadLink> = fc.record({
  referenceNumber: mixed<string>(
    fc.string({ minLength: 1, maxLength: 34 }).map((text) => text.trim() || 'A'),
    fc.constantFrom('4242424242424242', 'LIGA 1', 'ñandú\u0007'),
  ),
  email: mixed<string>(fc.emailAddress(), fc.constantFrom('ana@', 'a@b.co', 'ana..b@c.mx', ' a@b.co')),
  phoneNumber: mixed<string>(fc.constantFrom('5512345678', '551234567', '55123456789', 'abcdefghij')),
  amount: mixed<number | string>(
    fc.constantFrom(0, 0.99, 1, 1.005, 350.5, 1_000_000, 1_000_000.01, 'mucho'),
    fc.integer({ min: 1, max: 2_000_000 }),
  ),
  currency: mixed<string>(fc.constantFrom('MXN', 'USD', 'mxn')),
  expirationDate: mixed<string>(day, fc.constantFrom('2026/02/30', '31/12/2026', 'x')),
  typeFrequency: fc.constantFrom(...linkTypes),
  frequency: mixed<string>(fc.constantFrom(...frequencyNames, 'Weekly')),
  numberOfPays: mixed<number | string>(fc.constantFrom(1, 2, 2.5, 6, 1_000_000, 1_000_001, 'seis')),
  nextPaymentDate: mixed<string>(day, fc.constantFrom('2026/02/30', 'x')),
  offsetExpiration: mixed<number | string>(fc.constantFrom(0, 30, -1, 1.5, 'x')),
  returnUrl: mixed<string>(
    fc.constantFrom('https://tienda.example', 'http://localhost:4000', 'http://tienda.example', ''),
    fc.constantFrom('https://tienda.example/4242424242424242', `https://tienda.example/${'a'.repeat(2_048)}`),
  ),
});

it('refuses a type that is none, and judges no plan by it', () => {
  const link = { ...readTypedLink(nothing), typeFrequency: 'isWeekly', frequency: 'Monthly' };
  expect(linkProblems(link, today).filter(({ field }) => field === 'typeFrequency')).toEqual([
    {
      field: 'typeFrequency',
      code: 'not_a_choice',
      values: { choices: 'isNone, isRecurring, isInstallments' },
    },
  ]);
  expect(linkProblems(link, today).map(({ field }) => field)).not.toContain('frequency');
});

it('judges the same fields as the schema does, which knows no day', { tags: ['LINK-14'] }, () => {
  fc.assert(
    fc.property(links, (link) => {
      const payload = linkPayload(link);
      const issues = CreatePaymentLinkSchema.safeParse(payload).error?.issues ?? [];
      const refused = new Set(issues.map(({ path }) => path.join('.')));
      const judged = linkProblems(link, '').map(({ field }) => linkFieldPaths[field] as string);
      expect([...refused].sort()).toEqual([...judged].sort());
    }),
    { numRuns: 3_000 },
  );
});

it('tells at most one thing of a field, and finds nothing new in what the schema has taken', () => {
  fc.assert(
    fc.property(links, (link) => {
      const problems = linkProblems(link, today);
      expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
      const taken = CreatePaymentLinkSchema.safeParse(linkPayload(link));
      if (taken.success) expect(linkProblems(readPayload(taken.data), today)).toEqual(problems);
      // Only days may have problems that the schema does not find.
      if (taken.success)
        for (const { code } of problems) expect(['day_past', 'day_not_later']).toContain(code);
    }),
    { numRuns: 3_000 },
  );
});

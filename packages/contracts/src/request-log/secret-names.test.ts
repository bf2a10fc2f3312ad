import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineOperation, type Operation } from '../http/define-operation.ts';
import { operations } from '../operations.ts';
import { isLogged } from './logged-operations.ts';
import { secretNames } from './secret-names.ts';

it('finds what the contract calls secret', () => {
  const names = secretNames(operations);
  for (const name of ['cardnumber', 'cvv', 'cardexpirationmonth', 'cardexpirationyear', 'password', 'token'])
    expect(names).toContain(name);
  for (const name of ['amount', 'email', 'referencenumber', 'transactioncode', 'userid'])
    expect(names).not.toContain(name);
});

it('misses no field of a payment call whose name gives it away', () => {
  const namesIn = (schema: z.ZodType | undefined): string[] =>
    schema
      ? [...JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).matchAll(/"(\w+)":\{/g)].map(
          ([, name = '']) => name.toLowerCase(),
        )
      : [];
  const named = Object.values<Operation>(operations)
    .filter(isLogged)
    .flatMap(({ params, query, body, answer }) => [params, query, body, answer].flatMap(namesIn));
  const telling = [...new Set(named)].filter((name) =>
    /^(card|pan)number$|cvv|cvc|expiration|password|secret$|^data$/.test(name),
  );
  expect(telling).toContain('cvv');
  const names = secretNames(operations);
  for (const name of telling) expect(names).toContain(name);
});

it('finds it wherever it stands, and however it is wrapped', () => {
  const secret = z.string().meta({ secret: true });
  const operation = defineOperation({
    ...operations.authenticate,
    body: z.strictObject({
      optional: secret.optional(),
      List: z.array(z.object({ inList: secret.nullable() })).default([]),
      choice: z.union([z.object({ inChoice: secret }), z.string()]),
      whole: z.object({ part: z.string() }).meta({ secret: true }),
      plain: z.string(),
    }),
    answer: z.string(),
  });
  expect([...secretNames({ operation })].toSorted()).toEqual(['inchoice', 'inlist', 'optional', 'whole']);
});

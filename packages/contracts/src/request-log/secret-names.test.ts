import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { operations } from '../operations.ts';
import { secretNames } from './secret-names.ts';

it('finds what the contract calls secret', () => {
  const names = secretNames(operations);
  for (const name of ['cardnumber', 'cvv', 'cardexpirationmonth', 'cardexpirationyear', 'password', 'token'])
    expect(names).toContain(name);
  for (const name of ['amount', 'email', 'referencenumber', 'transactioncode', 'userid'])
    expect(names).not.toContain(name);
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

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../http/define-operation.ts';
import { operations } from '../operations.ts';
import { paymentMethodIds } from '../payment-methods/payment-methods.ts';
import { transactionStatuses } from '../statuses/transaction-status.ts';
import type { Words } from '../words/words.ts';
import { filledExample } from './integration-example.ts';
import type { IntegrationMethod } from './integration-method.ts';
import {
  integrationMethodNames,
  integrationPageNames,
  tokenizationNames,
} from './integration-method-names.ts';
import { integrationMethods } from './integration-methods.ts';
import { methodErrors } from './method-errors.ts';
import { requestVariant } from './request-variant.ts';
import { sampleAnswer } from './sample-answer.ts';

const all = integrationMethodNames.map((name) => [name, integrationMethods[name]] as const);
const operationOf = ({ operation }: IntegrationMethod): Operation => operations[operation];
const codes = Object.values(transactionStatuses).map(({ responseCode }): string => responseCode);

/** Every field of a schema, by path, and whether it is required. */
const fieldsOf = (schema: z.core.$ZodType, path = ''): readonly (readonly [string, boolean])[] => {
  const required = !(schema instanceof z.ZodOptional);
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const own = path ? [[path, required] as const] : [];
  if (!(inner instanceof z.ZodObject)) return own;
  return [
    ...own,
    ...Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, field]) =>
      fieldsOf(field, path ? `${path}.${name}` : name),
    ),
  ];
};

const without = (values: object, path: string): object => {
  const [head = '', ...rest] = path.split('.');
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name !== head ? [[name, value]] : rest.length === 0 ? [] : [[name, without(value, rest.join('.'))]],
    ),
  );
};

it('has a page for every name of the specification, and for the three of tokenization', () => {
  const pages = all.flatMap(([, { page }]) => page ?? []);
  expect(pages.toSorted()).toEqual(
    [
      ...integrationPageNames.map((name) => `/integration-methods/${name}`),
      ...tokenizationNames.map((name) => `/tokenization/${name.replace('tokenization-', '')}`),
    ].toSorted(),
  );
  expect(Object.keys(integrationMethods).toSorted()).toEqual([...integrationMethodNames].toSorted());
  expect(integrationPageNames).toHaveLength(30);
});

describe.each(all)('%s', (_, method) => {
  const operation = operationOf(method);

  it('is told in both languages', () => {
    for (const words of [method.title, method.description, ...method.samples.map((sample) => sample.words)])
      for (const text of [words.es, words.en]) expect(text.trim()).not.toBe('');
  });

  it('takes no field that its operation does not have, and asks for at least what that asks for', () => {
    expect(method.body !== undefined).toBe(operation.body !== undefined);
    if (!method.body || !operation.body) return;
    const whole = new Map(fieldsOf(operation.body));
    const variant = new Map(fieldsOf(method.body));
    for (const [path, required] of variant) {
      expect([path, whole.has(path)]).toEqual([path, true]);
      if (whole.get(path)) expect([path, required]).toEqual([path, true]);
    }
    for (const [path, required] of whole)
      if (required && !path.includes('.')) expect([path, variant.has(path)]).toEqual([path, true]);
    expect(method.body.safeParse({ balance: 1 }).error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['balance'] }),
    );
  });

  it('says of each field what its operation says', () => {
    const wordsOf = (schema: z.ZodObject) =>
      Object.fromEntries(
        Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [
          name,
          z.globalRegistry.get(field)?.words,
        ]),
      );
    if (!method.body || !operation.body) return;
    const { IdPaymentMethod: _, ...own } = wordsOf(method.body);
    expect(wordsOf(operation.body)).toMatchObject(own);
  });

  it('names the ways to pay that it takes, and no other', () => {
    const field = method.body?.shape.IdPaymentMethod;
    if (!(field instanceof z.ZodType)) return;
    const words = z.globalRegistry.get(field)?.words as Words;
    const taken = paymentMethodIds.filter((id) => field.safeParse(id).success);
    for (const text of [words.es, words.en])
      expect(
        [...text.matchAll(/\d+/g)].map(([id]) => Number(id)).toSorted((one, other) => one - other),
      ).toEqual(taken);
  });

  it.each(method.samples.map((sample) => [sample.name, sample] as const))(
    'has a sample that its schemas take: %s',
    (__, sample) => {
      const { params, query, body } = filledExample(sample, { reference: 'PEDIDO-7', today: '2026/11/20' });
      operation.params?.parse(sample.params);
      operation.query?.parse(query ?? {});
      expect(params !== undefined).toBe(operation.params !== undefined);
      expect(body !== undefined).toBe(method.body !== undefined);
      if (sample.body && method.body) {
        expect(method.body.safeParse(sample.body).error?.issues).toBeUndefined();
        expect(operation.body?.safeParse(sample.body).error?.issues).toBeUndefined();
        for (const [path, required] of fieldsOf(method.body))
          if (required && !path.includes('.'))
            expect([path, method.body.safeParse(without(sample.body, path)).success]).toEqual([path, false]);
      }
      for (const language of ['es', 'en'] as const) {
        const answer = sampleAnswer(operation.answer, sample, language);
        expect(operation.answer.safeParse(answer).error?.issues).toBeUndefined();
        expect(fieldsOf(operation.answer).map(([path]) => path)).toEqual(
          expect.arrayContaining(Object.keys(answer)),
        );
        expect(JSON.stringify(answer)).not.toContain('"message":""');
      }
      if (sample.responseCode) expect(codes).toContain(sample.responseCode);
      else expect(fieldsOf(operation.answer).map(([path]) => path)).not.toContain('responseCode');
    },
  );

  it('needs only what another answers, and never itself', () => {
    const needed = (one: IntegrationMethod, seen: readonly IntegrationMethod[]): void => {
      expect(seen).not.toContain(one);
      for (const { needs = [] } of one.samples)
        for (const need of needs) {
          const other = integrationMethods[need.method];
          const answered = fieldsOf(operationOf(other).answer).map(([path]) => path);
          for (const [path, field] of Object.entries(need.gives)) {
            expect([need.method, answered.includes(field)]).toEqual([need.method, true]);
            const taken = [operationOf(one).params, one.body].flatMap((schema) =>
              schema ? fieldsOf(schema) : [],
            );
            expect(taken.map(([name]) => name)).toContain(path);
          }
          needed(other, [...seen, one]);
        }
    };
    needed(method, []);
  });
});

describe('a variant', () => {
  const body = z.strictObject({
    one: z.string().optional().meta({ description: 'One.' }),
    two: z.strictObject({ inner: z.int().optional(), other: z.int().optional() }).optional(),
    three: z.string(),
  });

  it('keeps the order and the words of its operation', () => {
    const variant = requestVariant(body, { required: ['three', 'two.inner', 'one'] });
    expect(Object.keys(variant.shape)).toEqual(['one', 'two', 'three']);
    expect(variant.safeParse({ one: 'x', three: 'y', two: { inner: 1 } }).success).toBe(true);
    for (const wrong of [
      { one: 'x', three: 'y' },
      { one: 'x', three: 'y', two: {} },
    ])
      expect(variant.safeParse(wrong).success).toBe(false);
    expect(variant.safeParse({ one: 'x', three: 'y', two: { inner: 1, other: 2 } }).success).toBe(false);
    expect(z.globalRegistry.get(variant.shape.one as z.ZodType)?.description).toBe('One.');
  });

  it('can fix what a field says, and leave an object out', () => {
    const variant = requestVariant(body, {
      required: ['three'],
      optional: ['two.inner'],
      fixed: { three: ['a', 'b'] },
    });
    expect(variant.safeParse({ three: 'b' }).success).toBe(true);
    expect(variant.safeParse({ three: 'c' }).success).toBe(false);
  });

  it('refuses a field that the operation does not have', () => {
    expect(() => requestVariant(body, { required: ['four'] })).toThrow('the body has no four');
  });
});

it('is refused only for what it sends', () => {
  const named = (code: 'card_token_not_found' | 'form_session_not_usable') =>
    integrationMethodNames.filter((name) => methodErrors(integrationMethods[name]).includes(code));
  expect(named('card_token_not_found')).toEqual([
    'api',
    'inmediate-capture-token',
    'delayed-capture-token',
    'suscription-token',
    'suscription-token-initial-date',
    'tokenization-delete',
  ]);
  expect(named('form_session_not_usable')).toEqual(['api', 'inmediate-capture-session']);
});

it('fills in what is different each time', () => {
  const filling = {
    reference: 'PEDIDO-7',
    today: '2026/11/20',
    answers: { 'tokenization-create': { customerCardIdentifier: 'tok_1' } },
  };
  const [sample] = integrationMethods['suscription-token-initial-date'].samples;
  expect(filledExample(sample, filling).body).toMatchObject({
    ReferenceNumber: 'PEDIDO-7',
    Amount: 350.5,
    customerCardIdentifier: { Id: 'tok_1' },
    PaymentProcess: { Subscription: { Frequency: 'Monthly', FirstPaymentDate: '2026/11/27' } },
  });
  const [report] = integrationMethods.report.samples;
  expect(filledExample(report, filling)).toEqual({ params: { transactionDate: '2026-11-20' } });
  expect(sample.body?.ReferenceNumber).toBe('PEDIDO-1042');
});

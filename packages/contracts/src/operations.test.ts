import { describe, expect, it } from 'vitest';
import { errorCodes, fieldErrorCodes } from './errors/error-codes.ts';
import { errorsOf } from './http/common-errors.ts';
import type { Operation } from './http/define-operation.ts';
import { operations } from './operations.ts';
import { permissions } from './roles/permissions.ts';
import { transactionStatuses } from './statuses/transaction-status.ts';

const all = Object.entries<Operation>(operations);
const names = (schema: Operation['query']): readonly string[] => Object.keys(schema?.shape ?? {});

describe.each(all)('%s', (_, operation) => {
  it('is told in both languages', () => {
    const { summary, description, examples } = operation;
    for (const words of [summary, description, ...examples.map((example) => example.words)]) {
      expect(words.es.trim()).not.toBe('');
      expect(words.en.trim()).not.toBe('');
    }
  });

  it('has examples, each of which its schemas take', () => {
    expect(operation.examples.length).toBeGreaterThan(0);
    const examples = operation.examples.map(({ name }) => name);
    expect(new Set(examples).size).toBe(examples.length);
    for (const { params, query, body } of operation.examples) {
      expect(params !== undefined).toBe(operation.params !== undefined);
      operation.params?.parse(params);
      operation.query?.parse(query ?? {});
      expect(body !== undefined).toBe(operation.body !== undefined);
      operation.body?.parse(body);
      if (!operation.query) expect(query).toBeUndefined();
    }
  });

  it('names in its path exactly its parameters', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath).toEqual(names(operation.params));
  });

  it('refuses a property that it does not know, wherever it stands', () => {
    for (const schema of [operation.params, operation.query, operation.body]) {
      const issues = schema?.safeParse({ balance: 1 }).error?.issues ?? [];
      if (schema)
        expect(issues).toContainEqual(
          expect.objectContaining({ code: 'unrecognized_keys', keys: ['balance'] }),
        );
    }
  });

  it('declares its own errors once, and not those that every call has', () => {
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
    const all = errorsOf(operation);
    expect(new Set(all).size).toBe(all.length);
    for (const code of all) expect(errorCodes[code]).toBeDefined();
    expect(all).toContain('internal_error');
    expect(all).toContain('invalid_fields');
  });

  it('can be called only by whom the contract knows', () => {
    const { access } = operation;
    const permission = 'permission' in access ? access.permission : undefined;
    if (access.kind === 'role') expect(permission).toBeDefined();
    if (permission) expect(Object.keys(permissions)).toContain(permission);
    // Hosted pages need no credentials besides their address.
    const open = access.kind === 'public' || access.kind === 'payer';
    expect(errorsOf(operation).includes('credentials_missing')).toBe(!open);
    expect(errorsOf(operation).includes('role_not_allowed')).toBe(permission !== undefined);
  });
});

describe('the operations', () => {
  it('have each a method and a path of its own, whatever the case', () => {
    const routes = all.map(([, { method, path }]) =>
      `${method} ${path.replace(/\{\w+\}/g, '{}')}`.toLowerCase(),
    );
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('answer response codes of the catalogue', () => {
    const codes = Object.values(transactionStatuses).map(({ responseCode }) => responseCode as string);
    const used = all.flatMap(([, { examples }]) =>
      examples.flatMap(({ responseCode }) => responseCode ?? []),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const code of used) expect(codes).toContain(code);
  });
});

describe('the messages', () => {
  it('exist in both languages, with the same values to fill in', () => {
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
    const messages = [
      ...Object.values(errorCodes).map(({ message }) => message),
      ...Object.values(fieldErrorCodes),
    ];
    for (const { es, en } of messages) {
      expect(es.trim()).not.toBe('');
      expect(en.trim()).not.toBe('');
      expect(values(es)).toEqual(values(en));
    }
  });

  it('belong to the statuses that the decisions allow', () => {
    const statuses = new Set<number>(Object.values(errorCodes).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]);
  });
});

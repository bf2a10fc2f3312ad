import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeMethod } from '../plugins/request-builder/lib/describe-method.ts';
import type { FieldDescription } from '../plugins/request-builder/lib/field-description.ts';
import { documentedMethods } from './documented-methods.ts';
import { type Locale, locales } from './locales.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const root = path.resolve(import.meta.dirname, '../..');
const folders: Readonly<Record<Locale, string>> = {
  es: 'docs',
  en: 'i18n/en/docusaurus-plugin-content-docs/current',
};

/** The path of every property of a schema, however deep: `OrderInformation.LineItems.Quantity`. */
const pathsOf = (schema: Schema, whole: Schema = schema, parent = ''): string[] => {
  const name = schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? schema : whole.$defs?.[name];
  if (typeof target !== 'object') return [];
  const parts = [target.items, ...(target.anyOf ?? [])].filter(
    (part): part is Schema => typeof part === 'object' && !Array.isArray(part),
  );
  return [
    ...Object.entries(target.properties ?? {}).flatMap(([property, inner]) => [
      `${parent}${property}`,
      ...(typeof inner === 'object' ? pathsOf(inner, whole, `${parent}${property}.`) : []),
    ]),
    ...parts.flatMap((part) => pathsOf(part, whole, parent)),
  ];
};

const contractPaths = (schema: z.ZodType | undefined, io: 'input' | 'output'): string[] =>
  schema ? [...new Set(pathsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' })))].toSorted() : [];

const documentedPaths = (fields: readonly FieldDescription[] | null, parent = ''): string[] =>
  (fields ?? []).flatMap(({ name, children }) => [
    `${parent}${name}`,
    ...documentedPaths(children, `${parent}${name}.`),
  ]);

describe.each(locales)('the pages of the methods in %s', (locale) => {
  it.each(documentedMethods.map((method) => [method.name, method] as const))(
    '%s: documents what its contract has, and nothing else',
    (_, method) => {
      const operation: Operation = operations[method.operation];
      const page = describeMethod(method, locale);
      expect(documentedPaths(page.params).toSorted()).toEqual(contractPaths(operation.params, 'input'));
      expect(documentedPaths(page.query).toSorted()).toEqual(contractPaths(operation.query, 'input'));
      expect(documentedPaths(page.body).toSorted()).toEqual(contractPaths(method.body, 'input'));
      expect(documentedPaths(page.answer).toSorted()).toEqual(contractPaths(operation.answer, 'output'));
    },
  );

  it.each(documentedMethods.map(({ name, page }) => [name, page] as const))(
    '%s: its page shows this method',
    (name, page) => {
      const text = readFileSync(path.join(root, folders[locale], `${page}.mdx`), 'utf8');
      expect(text).toContain(`import operation from '@generated/request-builder/default/${name}.json';`);
      expect(text).toContain('<EndpointReference operation={operation} />');
    },
  );

  // The page of Authenticate is about a way to sign calls, of which it is the first step.
  const named = documentedMethods.filter(({ name }) => name !== 'authenticate');
  it.each(named.map(({ title, page }) => [title[locale], page] as const))(
    '%s: its page has the name that the method has everywhere',
    (title, page) => {
      const text = readFileSync(path.join(root, folders[locale], `${page}.mdx`), 'utf8');
      expect(/^title: "?(.+?)"?$/m.exec(text)?.[1]).toBe(title);
    },
  );
});

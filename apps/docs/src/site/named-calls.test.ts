import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'];

/** Matches a call whose path is written with its parameters or with values of theirs. */
const patternOf = ({ method, path: template }: Operation): RegExp =>
  new RegExp(`^${method} /api${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const known = Object.values<Operation>(operations).map(patternOf);

it.each(folders)('every call that a page of %s names in its text exists', (folder) => {
  const pages = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const named = pages.flatMap((page) => {
    const text = readFileSync(path.join(root, folder, page), 'utf8');
    return [...text.matchAll(/`((?:GET|POST|PUT|DELETE) \/api\/[^`?\s]+)/g)].map(([, call = '']) => ({
      page,
      call,
    }));
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ call }) => !known.some((pattern) => pattern.test(call)))).toEqual([]);
});

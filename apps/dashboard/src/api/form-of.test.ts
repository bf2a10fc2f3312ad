import { expect, test } from 'vitest';
import { formOf } from './form-of.ts';

test('a form carries the properties as texts and the files under one name', () => {
  const logo = new File(['x'], 'logo.png');
  const form = formOf({ group: 'images', idCompany: 1, left: undefined }, 'file', [logo]);
  expect([...form.keys()]).toEqual(['group', 'idCompany', 'file']);
  expect(form.get('group')).toBe('images');
  expect(form.get('idCompany')).toBe('1');
  expect(form.get('file')).toHaveProperty('name', 'logo.png');
});

test('a call without properties is a form of its files', () => {
  expect([...formOf(undefined, 'file', [new File([], 'a')]).keys()]).toEqual(['file']);
});

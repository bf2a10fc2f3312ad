import { expect, test } from 'vitest';
import { invitable, offeredTo } from './invitation.ts';

const businesses = [
  { id: 1, name: 'Librería Jacaranda' },
  { id: 2, name: 'Taller Ollin' },
  { id: 3, name: 'Café' },
];
const entry = (idCompany: number, roleName: 'Admin' | 'General' | null, edit: boolean) => ({
  idCompany,
  roleId: roleName === 'General' ? (2 as const) : null,
  roleName,
  edit,
});

test('a business where the entry is not editable is hidden, one that is held is told', {
  tags: ['USER-10'],
}, () => {
  const person = { companies: [entry(1, 'Admin', false), entry(2, 'General', true), entry(3, null, true)] };
  expect(offeredTo(person, businesses)).toEqual([
    { id: 2, name: 'Taller Ollin', held: 'General' },
    { id: 3, name: 'Café', held: null },
  ]);
});

test('who has everything already is not invited', () => {
  const all = { companies: [entry(1, 'General', true), entry(2, 'Admin', true)] };
  const some = { companies: [entry(1, 'General', true), entry(2, null, true)] };
  const none = { companies: [entry(1, 'Admin', false), entry(2, null, false)] };
  expect(invitable([all, some, none])).toEqual([some]);
});

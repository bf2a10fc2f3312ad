import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import { expect, test } from 'vitest';
import {
  bodyOf,
  emptyUser as empty,
  errorsOf,
  fieldOf,
  invitable,
  offeredTo,
  suggestedPassword,
  type UserDraft,
  userDraft,
} from './user-form.ts';

const words = { required: 'required', businessRequired: 'business' };
const full: UserDraft = {
  id: undefined,
  userName: ' caja ',
  email: ' caja@tienda.example ',
  password: 'cuatro-nubes-y-un-faro',
  roles: { 1: 2, 2: 4 },
};

test('a new user needs everything, and a role in each business', {
  tags: ['USER-12', 'USER-13', 'USER-15'],
}, () => {
  expect(errorsOf('add', empty, words, 'en')).toEqual({
    userName: 'required',
    email: 'required',
    password: 'required',
    companies: 'business',
  });
  expect(errorsOf('add', full, words, 'en')).toEqual({});
  expect(errorsOf('add', { ...full, roles: { 7: null } }, words, 'en')).toEqual({
    'roles.7': 'required',
  });
  const wrong = { ...full, userName: 'á', email: 'x', password: 'corta' };
  expect(errorsOf('add', wrong, words, 'es')).toEqual({
    userName: 'Usa de 3 a 50 letras sin acento, números, puntos o guiones, y empieza con letra o número.',
    email: 'No es un correo válido.',
    password: 'Debe tener al menos 12 caracteres.',
  });
});

test('who is edited needs an e-mail, who is invited has to be chosen', {
  tags: ['USER-14', 'USER-17'],
}, () => {
  expect(errorsOf('edit', { ...empty, id: 3, roles: { 1: null } }, words, 'en')).toEqual({
    email: 'required',
  });
  expect(errorsOf('invite', empty, words, 'en')).toEqual({ id: 'required', companies: 'business' });
  expect(errorsOf('invite', { ...empty, id: 3, roles: { 1: null } }, words, 'en')).toEqual({
    'roles.1': 'required',
  });
});

test('each form sends its own part', () => {
  const companies = [
    { idCompany: 1, roleId: 2 },
    { idCompany: 2, roleId: 4 },
  ];
  const { password } = full;
  expect(bodyOf('add', full)).toEqual({
    userName: 'caja',
    email: 'caja@tienda.example',
    password,
    companies,
  });
  expect(bodyOf('edit', { ...full, id: 3 })).toEqual({ id: 3, email: 'caja@tienda.example', companies });
  expect(bodyOf('invite', { ...full, id: 3 })).toEqual({ id: 3, companies });
});

test("the server's words stand at the fields that it names", () => {
  const named = ['userName', 'email', 'companies.1.roleId', 'companies', 'id'];
  expect(named.map((field) => fieldOf(field, full))).toEqual([
    'userName',
    'email',
    'roles.2',
    'companies',
    undefined,
  ]);
});

const draft: UserDraft = { ...full, userName: 'caja-3', roles: { 1: 2, 2: null } };

test('a user is read again without the password, which is not written down', () => {
  const written = JSON.stringify(userDraft.keep(draft));
  expect(written).not.toContain(draft.password);
  expect(userDraft.revive(JSON.parse(written))).toEqual({ ...draft, password: '' });
});

test('what is no draft is none, and a role that is none is not given', () => {
  expect(userDraft.revive('x')).toBeUndefined();
  expect(userDraft.revive({ id: 7, roles: { 1: 9 } })).toEqual({ ...empty, id: 7, roles: { 1: null } });
});

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

test('a password that is suggested can be read out, is taken, and is never the same', () => {
  const suggested = Array.from({ length: 500 }, suggestedPassword);
  for (const password of suggested) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
    expect([password, passwordProblem(password, { userName: 'caja', email: 'caja@tienda.example' })]).toEqual(
      [password, undefined],
    );
  }
  expect(new Set(suggested).size).toBe(suggested.length);
});

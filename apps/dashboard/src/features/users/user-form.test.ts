import { expect, test } from 'vitest';
import { bodyOf, errorsOf, isSameDraft, refusedFields, type UserDraft } from './user-form.ts';

const words = { required: 'required', businessRequired: 'business' };
const empty: UserDraft = { id: undefined, userName: '', email: '', password: '', roles: new Map() };
const full: UserDraft = {
  id: undefined,
  userName: ' caja ',
  email: ' caja@tienda.example ',
  password: 'cuatro-nubes-y-un-faro',
  roles: new Map([
    [1, 2],
    [2, 4],
  ]),
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
  expect(errorsOf('add', { ...full, roles: new Map([[7, null]]) }, words, 'en')).toEqual({
    'role-7': 'required',
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
  expect(errorsOf('edit', { ...empty, id: 3, roles: new Map([[1, null]]) }, words, 'en')).toEqual({
    email: 'required',
  });
  expect(errorsOf('invite', empty, words, 'en')).toEqual({ person: 'required', companies: 'business' });
  expect(errorsOf('invite', { ...empty, id: 3, roles: new Map([[1, null]]) }, words, 'en')).toEqual({
    'role-1': 'required',
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
  const named = (field: string) => ({ field, code: 'required' as const, message: field });
  expect(
    refusedFields(full, ['userName', 'email', 'companies.1.roleId', 'companies', 'id'].map(named)),
  ).toEqual({ userName: 'userName', email: 'email', 'role-2': 'companies.1.roleId', companies: 'companies' });
});

test('a draft is the same once everything in it is as it was', () => {
  const roles = (...entries: readonly (readonly [number, 2 | 4 | null])[]) => ({
    ...full,
    roles: new Map(entries),
  });
  expect(isSameDraft(full, roles([2, 4], [1, 2]))).toBe(true);
  for (const other of [
    { ...full, id: 3 },
    { ...full, userName: 'caja' },
    { ...full, email: '' },
    { ...full, password: '' },
    roles([1, 2]),
    roles([1, 2], [3, 4]),
    roles([1, 2], [2, null]),
  ])
    expect(isSameDraft(full, other)).toBe(false);
  expect(isSameDraft(roles([1, null], [2, 4]), roles([2, 4], [3, null]))).toBe(false);
});

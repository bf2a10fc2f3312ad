import { expect, test } from 'vitest';
import { bodyOf, emptyUser as empty, errorsOf, fieldOf, type UserDraft, userDraft } from './user-form.ts';

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

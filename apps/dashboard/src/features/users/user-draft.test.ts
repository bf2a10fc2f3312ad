import { expect, test } from 'vitest';
import { userDraft } from './user-draft.ts';
import type { UserDraft } from './user-form.ts';

const draft: UserDraft = {
  id: undefined,
  userName: 'caja-3',
  email: 'caja@tienda.example',
  password: 'cuatro-nubes-y-un-faro',
  roles: new Map([
    [1, 2],
    [2, null],
  ]),
};

test('a user is read again without the password, which is not written down', () => {
  const written = JSON.stringify(userDraft.keep(draft));
  expect(written).not.toContain(draft.password);
  expect(userDraft.revive(JSON.parse(written))).toEqual({ ...draft, password: '' });
});

test('what is no draft is none, and a role that is none is not given', () => {
  expect(userDraft.revive('x')).toBeUndefined();
  expect(userDraft.revive({ id: 7, roles: [[1, 9], 'x', ['2', 1]] })).toEqual({
    id: 7,
    userName: '',
    email: '',
    password: '',
    roles: new Map([[1, null]]),
  });
});

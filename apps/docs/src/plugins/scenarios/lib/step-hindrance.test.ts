import { expect, it } from 'vitest';
import { hindranceOf } from './step-hindrance.ts';

const means = {
  credentials: { apiKey: 'key', password: 'password' },
  signIn: { userName: 'ana', password: 'password', company: '1' },
};
const nobody = {
  credentials: { apiKey: ' ', password: '' },
  signIn: { userName: '', password: '', company: '' },
};
const payment = { api: 'payment', body: { amount: 1 } } as const;
const dashboard = { api: 'dashboard', body: null } as const;
const step = { params: { id: '7' }, text: '{"amount":1}' };

it.each([
  ['a payment without credentials', payment, step, nobody, 'missingCredentials'],
  ['a call of the dashboard without a sign-in', dashboard, step, nobody, 'missingSignIn'],
  ['an empty parameter', payment, { ...step, params: { id: ' ' } }, means, 'missingParameters'],
  ['a step up the path', dashboard, { ...step, params: { id: '..' } }, means, 'unusableParameters'],
  ['a text that is no JSON', payment, { ...step, text: '{' }, means, 'malformedJson'],
  ['a text that is not sent', dashboard, { ...step, text: '{' }, means, null],
  ['nothing', payment, step, means, null],
  ['nothing that is for the other API', payment, step, { ...means, signIn: nobody.signIn }, null],
] as const)('is hindered by %s', (_, call, state, given, hindrance) => {
  expect(hindranceOf(call, state, given)).toBe(hindrance);
});

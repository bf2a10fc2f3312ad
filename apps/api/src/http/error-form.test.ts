import { expect, it } from 'vitest';
import { errorFormOfRequest } from './error-form.ts';

it.each([
  ['/api/pay/create', 'payment'],
  ['/api/pay/nothing', 'payment'],
  ['/API/Pay/nothing?a=1', 'payment'],
  ['/api/auth', 'payment'],
  ['/api/health', 'payment'],
  ['/api/transaction/response/1/2', 'payment'],
  ['/api/transaction/nothing', 'dashboard'],
  ['/api/transaction', 'dashboard'],
  ['/api/payments', 'dashboard'],
  ['/api', 'dashboard'],
  ['/', 'dashboard'],
] as const)('refuses an address without a call, %s, as the calls beside it are refused', (url, form) => {
  expect(errorFormOfRequest({ url, routeOptions: { config: {} } })).toBe(form);
});

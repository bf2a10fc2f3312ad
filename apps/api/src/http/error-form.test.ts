import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { errorFormOfRequest } from './error-form.ts';

const unrouted = (url: string) => ({ url, routeOptions: { config: {} } }) as unknown as FastifyRequest;

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
  expect(errorFormOfRequest(unrouted(url))).toBe(form);
});

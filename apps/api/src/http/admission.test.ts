import { setImmediate } from 'node:timers/promises';
import { login } from '@pasarela/contracts/accounts/account-operations';
import { createPayment } from '@pasarela/contracts/payments/payment-operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { AccessService } from '#core/access/access-service.ts';
import { Refusal } from '#errors/refusal.ts';
import { createAdmission } from './admission.ts';

const reply = {} as FastifyReply;
const requestFrom = (ip: string): FastifyRequest =>
  ({ ip, headers: { authorization: 'Basic key' } }) as FastifyRequest;

/** An API key that the test can revoke, with a list of the calls that were counted. */
const keyOfOne = () => {
  const counted: string[] = [];
  const state = { withdrawn: false };
  const account = { id: 4, businessId: 2, environment: 'Sandbox', clockOffset: 0 } as const;
  const access = {
    apiKey: async () => {
      if (state.withdrawn) throw new Refusal('credentials_invalid');
      return { apiKey: { id: 7, identifier: 'key' }, account };
    },
  } as Partial<AccessService> as AccessService;
  const limit = async (_request: FastifyRequest, _reply: FastifyReply, caller: string) =>
    void counted.push(caller);
  return { counted, state, access, limit };
};

afterEach(() => void vi.restoreAllMocks());

it('counts a key that is known, and the address of who is not', async () => {
  const { counted, state, ...mounting } = keyOfOne();
  const { admit } = createAdmission(createPayment, mounting);
  await admit(requestFrom('203.0.113.7'), reply);
  state.withdrawn = true;
  await expect(admit(requestFrom('2001:db8:1:2::5'), reply)).rejects.toThrow('credentials_invalid');
  expect(counted).toEqual(['key 7', 'address 2001:db8:1:2::/64']);
});

it('counts who signs in by address, of IPv6 by network', async () => {
  const { counted, state: _, ...mounting } = keyOfOne();
  const { admit } = createAdmission(login, mounting);
  for (const ip of ['203.0.113.7', '2001:db8:1:2::5', '2001:db8:1:2:9::1'])
    await admit(requestFrom(ip), reply);
  expect(counted).toEqual(['address 203.0.113.7', 'address 2001:db8:1:2::/64', 'address 2001:db8:1:2::/64']);
});

it('takes strangers in a few at a time, so that whoever is known is read in between', async () => {
  const { counted, state: _, ...mounting } = keyOfOne();
  const [strangers, known] = [createAdmission(login, mounting), createAdmission(createPayment, mounting)];
  await setImmediate();
  const all = Array.from({ length: 20 }, (_, index) =>
    strangers.admit(requestFrom(`10.0.0.${index}`), reply),
  );
  await known.admit(requestFrom('203.0.113.7'), reply);
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  expect(counted).toHaveLength(9);
  expect(counted).toContain('key 7');
  await Promise.all(all);
  expect(counted).toHaveLength(21);
});

it('looks a caller up again whose body came long after its head, and counts the call once', async () => {
  const { counted, state, ...mounting } = keyOfOne();
  const { admit, admissionOf } = createAdmission(createPayment, mounting);
  const [quick, slow] = [requestFrom('203.0.113.7'), requestFrom('203.0.113.7')];
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await Promise.all([admit(quick, reply), admit(slow, reply)]);
  state.withdrawn = true;
  now.mockReturnValue(999);
  expect(await admissionOf(quick)).toMatchObject({ kind: 'apiKey', holder: 'business 2' });
  now.mockReturnValue(1_000);
  await expect(admissionOf(slow)).rejects.toThrow('credentials_invalid');
  expect(counted).toEqual(['key 7', 'key 7']);
});

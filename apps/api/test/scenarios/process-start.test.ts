import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEntryPath } from '@pasarela/contracts/accounts/demo-entry';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { bearer, createOperationCalls } from '../operation-calls.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-start-'));
const running: RunningServer[] = [];
afterAll(async () => {
  for (const server of running) server.signal('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const admin = {
  PASARELA_DEMO: 'off',
  PASARELA_ADMIN_USER: 'Duena',
  PASARELA_ADMIN_PASSWORD: 'Una-clave-larga-1',
  PASARELA_BUSINESS: 'Panadería Ocaso',
};

it('does not start with a configuration that is wrong, and names all of it', async () => {
  await expect(startServer(folder, { LOG_LEVEL: 'loud', PASARELA_DEMO: 'maybe' })).rejects.toThrow(
    /ended with 1:\nPasarela cannot start\. The configuration is not valid\.\nLOG_LEVEL: .+\nPASARELA_DEMO: .+\n$/,
  );
});

it('does not start empty without a first Admin, and says what is missing', async () => {
  await expect(startServer(folder, { PASARELA_DEMO: 'off' })).rejects.toThrow(
    /ended with 1[\s\S]*PASARELA_ADMIN_USER, PASARELA_ADMIN_PASSWORD/,
  );
});

it('starts without the demo with one business and its owner, and announces no demo', async () => {
  const server = await startServer(folder, admin);
  running.push(server);
  const calls = createOperationCalls(supertest(server.url));
  const body = { UserName: 'duena', Password: admin.PASARELA_ADMIN_PASSWORD, Environment: 'Sandbox' };
  const { data } = await calls.answered('login', { body });
  const headers = { ...bearer(data.token), company: '1' };
  const companies = await calls.answered('listCompanies', { params: { param: '0' }, headers });
  expect(companies.data).toMatchObject([{ id: 1, name: 'Panadería Ocaso', usersCount: 1 }]);
  expect((await calls.answered('getRole', { params: { companyId: 1 }, headers })).data).toBe('Admin');
  expect((await calls.answered('listTransactions', { headers })).data).toEqual([]);
  const demo = { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' };
  expect((await calls.refused('authenticate', { body: demo })).code).toBe('credentials_invalid');
  expect(server.output()).not.toContain('demo');
  expect(await (await fetch(`${server.url}${demoEntryPath}`)).json()).toBeNull();
  expect(server.output()).not.toContain(admin.PASARELA_ADMIN_PASSWORD);
});

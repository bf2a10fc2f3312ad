import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { bearer } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  headers = { ...bearer(await app.signIn('reportes')), company: '1' };
});
afterAll(() => app.close());

const labels = async (language: string) =>
  (
    await app.calls.answered('listStatuses', { headers: { ...headers, 'accept-language': language } })
  ).data.map(({ value, label }) => [value, label]);

it('answers the statuses of a transaction in the language of the call', { tags: ['CALL-22'] }, async () => {
  const english = await labels('en');
  expect(english).toHaveLength(18);
  expect(english.slice(0, 5)).toEqual([
    [1, 'Created'],
    [2, 'Paid'],
    [3, 'Rejected'],
    [4, 'Canceled by client'],
    [5, 'Pending payment'],
  ]);
  const spanish = await labels('es');
  expect(spanish[1]).toEqual([2, 'Pagada']);
  expect(spanish.at(-1)).toEqual([18, 'Contracargo perdido']);
});

it('answers the statuses of a chargeback, by the path in its own case', {
  tags: ['CALL-23', 'CHARGEBACK-2'],
}, async () => {
  const { data } = await app.calls.answered('listChargebackStatuses', { headers });
  expect(data).toEqual([
    {
      value: 2,
      label: 'Ganado',
      idStatusChargeBack: 2,
      name: 'Won',
      description: 'El banco te dio la razón y el monto se queda contigo.',
    },
    {
      value: 17,
      label: 'En proceso',
      idStatusChargeBack: 17,
      name: 'In Process',
      description: 'El banco espera tus pruebas o está decidiendo.',
    },
    {
      value: 18,
      label: 'Perdido',
      idStatusChargeBack: 18,
      name: 'Lost',
      description: 'El banco le dio la razón al tarjetahabiente.',
    },
  ]);
});

it("answers the site's settings, of the business and environment that are chosen", {
  tags: ['CALL-19', 'PORTAL-46', 'SETTING-3'],
}, async () => {
  const settings = async (more: Record<string, string>) =>
    (await app.calls.answered('getSiteSettings', { headers: { ...headers, ...more } })).data;
  expect(await settings({})).toEqual({
    cultureCode: 'es-MX',
    isoCurrency: 'MXN',
    companyName: 'Librería Jacaranda',
    environment: 'Sandbox',
    supportEmail: 'soporte@pasarela.example',
  });
  const production = bearer(await app.signIn('reportes', 'Production'));
  expect(await settings({ ...production, company: '2' })).toEqual({
    cultureCode: 'es-MX',
    isoCurrency: 'MXN',
    companyName: 'Taller Ollin',
    environment: 'Production',
    supportEmail: 'soporte@pasarela.example',
  });
});

it('says how it is', async () => {
  app.time.now += 90_500;
  const { data } = await app.calls.answered('getHealth');
  expect(data).toMatchObject({ status: 'ok', uptimeSeconds: 90 });
  expect((await app.calls.answered('getReadiness')).data).toEqual({ status: 'ready' });
});

it('says that the demo’s credentials work here for as long as they do', async () => {
  const isDemo = async () => (await app.calls.answered('getHealth')).data.demo;
  expect(await isDemo()).toBe(true);
  const admin = { ...bearer(await app.signIn('admin')), company: '1' };
  await app.calls.answered('rollApiKey', { headers: admin });
  expect(await isDemo()).toBe(false);
});

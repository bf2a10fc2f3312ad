import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from './locales.ts';

/** The routes of the specification, letter for letter, each with its line. */
const routes = [
  ['DOCS-7', '/docs'],
  ['DOCS-8', '/docs/integration-credentials'],
  ['DOCS-9', '/docs/payment-types/capture1'],
  ['DOCS-10', '/docs/payment-types/delayedCapture'],
  ['DOCS-11', '/docs/payment-types/delayedCaptureCancellation'],
  ['DOCS-12', '/docs/payment-types/subs'],
  ['DOCS-13', '/docs/payment-types/subsCancellation'],
  ['DOCS-14', '/docs/antifraud-validations'],
  ['DOCS-15', '/docs/authentication-types/auth'],
  ['DOCS-16', '/docs/authentication-types/json'],
  ['DOCS-17', '/docs/catalogs/response'],
  ['DOCS-18', '/docs/catalogs/frecuency'],
  ['DOCS-19', '/docs/tokenization/create'],
  ['DOCS-20', '/docs/tokenization/delete'],
  ['DOCS-21', '/docs/tokenization/list'],
  ['METHOD-1', '/docs/integration-methods/integrationWeb'],
  ['METHOD-2', '/docs/integration-methods/wci'],
  ['METHOD-3', '/docs/integration-methods/wcda'],
  ['METHOD-4', '/docs/integration-methods/wcdc'],
  ['METHOD-5', '/docs/integration-methods/wcdx'],
  ['METHOD-6', '/docs/integration-methods/wsc'],
  ['METHOD-7', '/docs/integration-methods/wsx'],
  ['METHOD-8', '/docs/integration-methods/api'],
  ['METHOD-9', '/docs/integration-methods/deferment'],
  ['METHOD-10', '/docs/integration-methods/cash-payments'],
  ['METHOD-11', '/docs/integration-methods/inmediate-capture-card'],
  ['METHOD-12', '/docs/integration-methods/inmediate-capture-session'],
  ['METHOD-13', '/docs/integration-methods/inmediate-capture-token-creation'],
  ['METHOD-14', '/docs/integration-methods/inmediate-capture-token'],
  ['METHOD-15', '/docs/integration-methods/delayed-capture-auth'],
  ['METHOD-16', '/docs/integration-methods/delayed-capture-token'],
  ['METHOD-17', '/docs/integration-methods/delayed-capture-auth-token'],
  ['METHOD-18', '/docs/integration-methods/delayed-capture-msi'],
  ['METHOD-19', '/docs/integration-methods/delayed-capture-cancel'],
  ['METHOD-20', '/docs/integration-methods/capture'],
  ['METHOD-21', '/docs/integration-methods/suscription-token'],
  ['METHOD-22', '/docs/integration-methods/suscription-token-initial-date'],
  ['METHOD-23', '/docs/integration-methods/suscription-card'],
  ['METHOD-24', '/docs/integration-methods/suscription-card-initial-date'],
  ['METHOD-25', '/docs/integration-methods/suscription-cancelation'],
  ['METHOD-26', '/docs/integration-methods/refund'],
  ['METHOD-27', '/docs/integration-methods/transaction-status'],
  ['METHOD-28', '/docs/integration-methods/by-reference'],
  ['METHOD-29', '/docs/integration-methods/report'],
  ['METHOD-30', '/docs/integration-methods/device-fingerprint'],
  ['DOCS-22', '/docs/integration-tests/simulation'],
  ['DOCS-23', '/docs/integration-tests/visa'],
  ['DOCS-24', '/docs/integration-tests/americanExpress'],
  ['DOCS-25', '/docs/production-validation-session'],
  ['DOCS-26', '/docs/test-builder'],
] as const;

const site = path.resolve(import.meta.dirname, '../..');
const folders = { es: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current' } as const;

for (const [line, route] of routes)
  it(`${route} is a page in both languages`, { tags: [line] }, () => {
    const file = route === '/docs' ? 'guide.mdx' : `${route.slice('/docs/'.length)}.mdx`;
    for (const locale of locales)
      expect([locale, existsSync(path.join(site, folders[locale], file))]).toEqual([locale, true]);
  });

it('stands in the navigation, every one of them', () => {
  const sidebar = readFileSync(path.join(site, 'sidebars.ts'), 'utf8');
  for (const [, route] of routes.slice(1))
    expect(sidebar).toMatch(new RegExp(`'${route.slice('/docs/'.length)}'`));
});

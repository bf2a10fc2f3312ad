import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from './locales.ts';

/** Section 2 of the documentation's specification, letter for letter. */
const routes = [
  '/docs',
  '/docs/integration-credentials',
  ...['capture1', 'delayedCapture', 'delayedCaptureCancellation', 'subs', 'subsCancellation'].map(
    (name) => `/docs/payment-types/${name}`,
  ),
  '/docs/antifraud-validations',
  '/docs/authentication-types/auth',
  '/docs/authentication-types/json',
  '/docs/catalogs/response',
  '/docs/catalogs/frecuency',
  '/docs/tokenization/create',
  '/docs/tokenization/delete',
  '/docs/tokenization/list',
  ...[
    'integrationWeb',
    'wci',
    'wcda',
    'wcdc',
    'wcdx',
    'wsc',
    'wsx',
    'api',
    'deferment',
    'cash-payments',
    'inmediate-capture-card',
    'inmediate-capture-session',
    'inmediate-capture-token-creation',
    'inmediate-capture-token',
    'delayed-capture-auth',
    'delayed-capture-token',
    'delayed-capture-auth-token',
    'delayed-capture-msi',
    'delayed-capture-cancel',
    'capture',
    'suscription-token',
    'suscription-token-initial-date',
    'suscription-card',
    'suscription-card-initial-date',
    'suscription-cancelation',
    'refund',
    'transaction-status',
    'by-reference',
    'report',
    'device-fingerprint',
  ].map((name) => `/docs/integration-methods/${name}`),
  '/docs/integration-tests/simulation',
  '/docs/integration-tests/visa',
  '/docs/integration-tests/americanExpress',
  '/docs/production-validation-session',
  '/docs/test-builder',
];

const site = path.resolve(import.meta.dirname, '../..');
const folders = { es: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current' } as const;

it.each(routes)('%s is a page in both languages', (route) => {
  const file = route === '/docs' ? 'guide.mdx' : `${route.slice('/docs/'.length)}.mdx`;
  for (const locale of locales)
    expect([locale, existsSync(path.join(site, folders[locale], file))]).toEqual([locale, true]);
});

it('stands in the navigation, every one of them', () => {
  const sidebar = readFileSync(path.join(site, 'sidebars.ts'), 'utf8');
  for (const route of routes.slice(1))
    expect(sidebar).toMatch(new RegExp(`'${route.slice('/docs/'.length)}'`));
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationSchema, configurationJsonSchema } from '@pasarela/contracts/sandbox/configuration';
import { readConfiguration } from '@pasarela/contracts/sandbox/configuration-problems';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { helpText } from '#entry/command-line.ts';
import { readConfig } from '#entry/config.ts';
import { startServer } from '#entry/start-server.ts';
import { seedConfiguration } from '#seed/seed-configuration.ts';
import { codeOf, pageLanguages, readPage } from '../documentation-pages.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { basic, createOperationCalls } from '../operation-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-printed-configuration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { element: business } = ConfigurationSchema.shape.businesses;
const { element: user } = ConfigurationSchema.shape.users.unwrap();

/** The title of the block that shows what a broken file is answered with. */
const mistakes = { es: 'Dos errores', en: 'Two errors' } as const;

describe.each(pageLanguages)('the page on the local sandbox in %s', (language) => {
  const page = readPage(language, 'automated-tests/local-sandbox');
  const text = codeOf(page, 'pasarela.config.json');

  it('shows a configuration that uses everything, and that the published schema takes', () => {
    const ajv = new Ajv({ allErrors: true });
    addFormats.default(ajv);
    expect(ajv.validate(configurationJsonSchema(), JSON.parse(text)), ajv.errorsText()).toBe(true);
    const written = JSON.parse(text);
    expect(Object.keys(written).toSorted()).toEqual(Object.keys(ConfigurationSchema.shape).toSorted());
    expect(Object.keys(written.businesses[0]).toSorted()).toEqual(Object.keys(business.shape).toSorted());
    expect(Object.keys(written.users[0]).toSorted()).toEqual(Object.keys(user.shape).toSorted());
  });

  it('shows what a sandbox begins with', async () => {
    const { configuration } = readConfiguration(text);
    if (!configuration) throw new Error('the configuration is not valid');
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: `file:${join(folder, `${language}.db`)}`,
      LOG_LEVEL: 'silent',
      PASARELA_DEMO: 'off',
    });
    const server = await startServer(
      { ...config, pages: undefined },
      { fill: (dependencies) => seedConfiguration(dependencies, configuration), runsTimers: false },
    );
    try {
      const calls = createOperationCalls(supertest(`http://127.0.0.1:${server.port}`));
      const [first, second] = configuration.businesses.map(({ apiKey }) =>
        basic(apiKey?.identifier ?? '', apiKey?.password ?? ''),
      );
      const { data: clock } = await calls.answered('getClock', { headers: first });
      expect(clock.now.slice(0, 16)).toBe(`${configuration.businesses[0]?.clock?.to}`.slice(0, 16));
      const { data: declined } = await calls.answered('createPayment', {
        body: paymentOf(),
        headers: first,
      });
      expect(declined.declineReason).toBe(configuration.businesses[0]?.nextOutcome);
      const { data: later } = await calls.answered('getClock', { headers: second });
      expect(later.offsetSeconds).toBe(31 * 86_400);
    } finally {
      await server.stop();
    }
  });

  it('shows what is said of mistakes', () => {
    const broken = text
      .replace(/whsec_[^"]+/, 'whsec_corto')
      .replace(/"Mi tienda": "Admin"/, '"Mi tieda": "Admin"');
    const { problems = [] } = readConfiguration(broken);
    expect(codeOf(page, mistakes[language]).split('\n')).toEqual([
      'Pasarela cannot start. pasarela.config.json is not valid.',
      ...problems,
    ]);
  });

  it('lists the options of the command, and no other', () => {
    const named = page.matchAll(/^\| `--.*$/gm);
    const shown = [...named].flatMap(([line]) => [...line.matchAll(/`(--[a-z-]+)/g)].map(([, name]) => name));
    const known = [...helpText.matchAll(/--[a-z-]+/g)].map(([name]) => name);
    expect(new Set(shown)).toEqual(new Set(known));
  });
});

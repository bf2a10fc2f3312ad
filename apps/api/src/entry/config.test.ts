import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('is the demo on port 3000 where nothing is set, or is set to nothing', () => {
    for (const environment of [{}, { PORT: '', DATABASE_URL: '', PASARELA_DEMO: '', PASARELA_SECRET: '' }])
      expect(readConfig(environment)).toMatchObject({
        port: 3_000,
        host: '127.0.0.1',
        databaseUrl: expect.stringMatching(/^file:.+\/\.data\/pasarela\.db$/),
        logLevel: 'info',
        publicUrl: undefined,
        demo: true,
        privateWebhooks: true,
        openDemo: false,
        secret: undefined,
        newSecret: false,
        supportEmail: 'soporte@pasarela.example',
        firstAdmin: undefined,
      });
  });

  it.each([
    [{}, true, false],
    [{ PASARELA_PRIVATE_WEBHOOKS: 'off' }, false, false],
    [{ HOST: 'localhost' }, true, false],
    [{ HOST: '127.1.2.3' }, true, false],
    [{ HOST: '::1' }, true, false],
    [{ HOST: '0.0.0.0' }, false, true],
    [{ HOST: '::' }, false, true],
    [{ HOST: '192.168.1.20' }, false, true],
    [{ HOST: '127.example' }, false, true],
    [{ HOST: '0.0.0.0', PASARELA_PRIVATE_WEBHOOKS: 'on' }, true, true],
    [{ PASARELA_DEMO: 'off' }, false, false],
    [{ PASARELA_DEMO: 'off', HOST: '0.0.0.0' }, false, false],
    [{ PASARELA_DEMO: 'off', PASARELA_PRIVATE_WEBHOOKS: 'on' }, true, false],
  ])('%j: private webhooks %s, a demo that others reach %s', (environment, privateWebhooks, openDemo) => {
    expect(readConfig(environment)).toMatchObject({ privateWebhooks, openDemo });
  });

  it('is read from the environment', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '127.0.0.1',
        DATABASE_URL: 'file:/tmp/x.db',
        LOG_LEVEL: 'debug',
        PUBLIC_URL: 'https://pagos.example/',
        SUPPORT_EMAIL: 'ayuda@pagos.example',
        PASARELA_DEMO: 'off',
        PASARELA_SECRET: 's'.repeat(32),
        PASARELA_ADMIN_USER: 'duena',
        PASARELA_ADMIN_PASSWORD: 'doce-caracteres',
        PASARELA_BUSINESS: 'Mi negocio',
      }),
    ).toMatchObject({
      port: 8_080,
      host: '127.0.0.1',
      databaseUrl: 'file:/tmp/x.db',
      logLevel: 'debug',
      publicUrl: 'https://pagos.example',
      demo: false,
      privateWebhooks: false,
      supportEmail: 'ayuda@pagos.example',
      secret: 's'.repeat(32),
      firstAdmin: { userName: 'duena', password: 'doce-caracteres', business: 'Mi negocio' },
    });
  });

  it('names everything that is wrong with it at once, and shows no secret', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://user:pass@host/db',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'pagos',
      PASARELA_DEMO: 'yes',
      PASARELA_SECRET: 'short-secret',
      SMTP_URL: 'https://user:mail-pass@mail.example',
      PASARELA_ADMIN_USER: 'ab',
      PASARELA_ADMIN_PASSWORD: 'short-pass',
      PASARELA_BUSINESS: 'x'.repeat(101),
    };
    let message = '';
    try {
      readConfig(wrong);
    } catch (error) {
      message = String(error);
    }
    for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: `);
    expect(message).not.toMatch(/short-secret|short-pass|user:pass|mail-pass/);
  });

  it('takes PostgreSQL with a secret alone: no file beside a server could hold one', () => {
    const DATABASE_URL = 'postgres://user:pass@host/db';
    expect(() => readConfig({ DATABASE_URL })).toThrow('PASARELA_SECRET: is required with PostgreSQL');
    expect(readConfig({ DATABASE_URL, PASARELA_SECRET: 's'.repeat(32) }).databaseUrl).toBe(DATABASE_URL);
  });

  it('sends e-mails where a server and a sender are named, and only where both are', () => {
    expect(readConfig({}).mail).toBeUndefined();
    expect(
      readConfig({ SMTP_URL: 'smtp://ana:clave@mail.example:2525', SMTP_FROM: 'avisos@pagos.example' }).mail,
    ).toEqual({
      server: {
        host: 'mail.example',
        port: 2_525,
        implicitTls: false,
        credentials: { user: 'ana', password: 'clave' },
      },
      from: 'avisos@pagos.example',
    });
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow('SMTP_FROM: ');
    expect(() => readConfig({ SMTP_FROM: 'avisos@pagos.example' })).toThrow('SMTP_FROM: ');
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'avisos' })).toThrow('SMTP_FROM: ');
  });

  it.each(['-1', '1.5', 'http', '65536', 'NaN'])('has no port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT: ');
  });
});

import { expect, it } from 'vitest';
import { announcement, listenProblem, openDemoWarning } from './start-words.ts';

it('the demo announces its sign-ins and its key, a deployment neither', () => {
  const demo = announcement('http://localhost:3000', 'demo-sandbox-key / demo-sandbox-password');
  expect(demo).toMatch(/^Pasarela is ready at http:\/\/localhost:3000\n/);
  expect(demo).toContain('password Pasarela-2026');
  expect(demo).toContain('payment API     demo-sandbox-key / demo-sandbox-password\n');
  expect(announcement('https://pagos.example', undefined)).not.toMatch(/demo|password|undefined/);
});

it.each([
  [false, 'Webhooks to private networks are refused; PASARELA_PRIVATE_WEBHOOKS=on allows them.'],
  [true, 'they also read, through webhooks, what services of this machine and its network answer.'],
])('a demo that others reach says what they can do (private webhooks %s)', (privateWebhooks, said) => {
  const warning = openDemoWarning({ host: '0.0.0.0', port: 3_000, privateWebhooks });
  expect(warning).toContain(
    'WARNING: this is the demo, and it listens on 0.0.0.0:3000, not on this machine alone.',
  );
  expect(warning).toContain(said);
});

it.each([
  ['EADDRINUSE', 'Port 3000 of 127.0.0.1 is taken. PORT or --port chooses another.'],
  ['EACCES', 'This user may not listen on port 3000. PORT or --port chooses another, from 1024 on.'],
  ['EADDRNOTAVAIL', '127.0.0.1 is no address of this machine. HOST or --host chooses another.'],
])('%s is said as a sentence', (code, said) => {
  const problem = listenProblem(Object.assign(new Error(code), { code }), { host: '127.0.0.1', port: 3_000 });
  expect(problem).toMatchObject({ name: 'CannotStart', message: said });
});

it('any other error stays what it is', () => {
  const error = new Error('else');
  expect(listenProblem(error, { host: '127.0.0.1', port: 3_000 })).toBe(error);
});

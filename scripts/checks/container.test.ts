import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servicesOf, sharedPartOf } from '../container/compose.ts';
import { ignores, stagesOf } from '../container/dockerfile.ts';
import { root } from './check-steps.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the image knows the manifest of every workspace before it installs', () => {
  const [manifests] = stagesOf(read('Dockerfile'));
  const copied = manifests?.steps.filter(({ keyword }) => keyword === 'COPY').map(({ text }) => text);
  const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root }).sort();
  expect(workspaces).toHaveLength(4);
  for (const manifest of workspaces)
    expect(copied).toContain(`${manifest} ${manifest.replace('package.json', '')}`);
});

test('the last stage runs without the privileges of root', () => {
  const last = stagesOf(read('Dockerfile')).at(-1);
  expect(last?.steps).toContainEqual({ keyword: 'USER', text: 'node' });
});

test('nothing that is built, installed or kept locally is sent to the image', () => {
  const isIgnored = ignores(read('.dockerignore'));
  for (const path of ['node_modules', 'apps/api/node_modules', '.data', 'apps/docs/build', 'a/b.log', '.git'])
    expect(isIgnored(path), path).toBe(true);
  for (const path of ['apps/api/src/entry/server.ts', 'prisma/schema.prisma', 'pnpm-lock.yaml'])
    expect(isIgnored(path), path).toBe(false);
});

test('the image carries the migrations of both engines', () => {
  const copied = stagesOf(read('Dockerfile'))
    .at(-1)
    ?.steps.map(({ text }) => text);
  const folders = globSync('prisma/migrations*', { cwd: root });
  expect(folders).toHaveLength(2);
  for (const folder of folders) expect(copied).toContain(`--from=build /app/${folder} ${folder}`);
});

const compose = read('docker-compose.yml');
const services = servicesOf(compose);
const shared = sharedPartOf(compose, 'process');
const linesOf = (name: string): readonly string[] => services.get(name) ?? [];
const portsOf = (name: string): readonly string[] =>
  linesOf(name).flatMap((line) => /^- "(.*:\d+)"$/.exec(line)?.[1] ?? []);
const namedProcesses = [...services.keys()].filter((name) => name.startsWith('process-'));

test('the image listens to its port, and the shipped compose file publishes it to the own machine alone', () => {
  const last = stagesOf(read('Dockerfile')).at(-1);
  expect(last?.steps).toContainEqual({ keyword: 'ENV', text: 'HOST=0.0.0.0' });
  expect(portsOf('pasarela')).toEqual(['127.0.0.1:3000:3000']);
  expect(linesOf('pasarela')).toContain('PASARELA_PRIVATE_WEBHOOKS: "on"');
});

test('without a profile only the demo is started, and it is published to no port of the profile', () => {
  const inNoProfile = [...services.keys()].filter(
    (name) => !/^(\*process|profiles: \[scale\])$/.test(linesOf(name)[0] ?? ''),
  );
  expect(inNoProfile).toEqual(['pasarela']);
  expect(shared).toContain('profiles: [scale]');
  expect(portsOf('proxy')).toEqual(['127.0.0.1:3080:3080']);
  expect(shared).toContain('PUBLIC_URL: http://localhost:3080');
  const published = [...services.keys()].filter((name) => linesOf(name).includes('ports:'));
  expect(published).toEqual(['pasarela', 'proxy']);
});

test('the processes of the profile differ by nothing but their names, and share no volume', () => {
  expect(namedProcesses).toEqual(['process-1', 'process-2', 'process-3']);
  for (const name of namedProcesses) expect(linesOf(name)).toEqual(['*process']);
  expect(shared).not.toContain('volumes:');
  expect(shared).not.toContain('ports:');
  // What the file demands of who starts it, it demands of who starts the demo alone.
  expect(compose).not.toMatch(/\$\{\w+:?\?/);
});

test('a process of the profile waits for the database to answer, and for nothing else', () => {
  const begun = shared.indexOf('depends_on:');
  expect(shared.slice(begun + 1, begun + 3)).toEqual(['postgres:', 'condition: service_healthy']);
  expect(shared[begun + 3]).toBe('cap_drop:');
  expect(linesOf('postgres')).toContain('POSTGRES_INITDB_ARGS: --encoding=UTF8 --locale=C.UTF-8');
});

test('the proxy knows every process, and sends what may change something to one of them alone', () => {
  const proxy = read('deploy/haproxy.cfg');
  const [, ready = '', unready = ''] = proxy.split(/^backend .+\n/m);
  const servers = namedProcesses.map((name) => [name, `${name}:3000`]);
  for (const backend of [ready, unready])
    expect([...backend.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, name, at]) => [name, at])).toEqual(
      servers,
    );
  expect(proxy).toContain('\n  http-request disable-l7-retry unless METH_GET\n');
  expect(proxy).toContain('\n  bind :3080\n');
  // The account is a claim of the payment API's tokens (`apps/api/src/security/tokens.ts`).
  expect(ready).toContain("balance hash http_auth_bearer,jwt_payload_query('$.account','int')");
  // A process that is told to stop answers what it has in hand.
  expect(ready).toContain('\n  http-check expect status 200 error-status L7OKC\n');
  expect(proxy).not.toContain('on-marked-down');
});

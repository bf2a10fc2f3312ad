import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('the image listens to its port, and the shipped compose file publishes it to the own machine alone', () => {
  const last = stagesOf(read('Dockerfile')).at(-1);
  expect(last?.steps).toContainEqual({ keyword: 'ENV', text: 'HOST=0.0.0.0' });
  const compose = read('docker-compose.yml');
  expect([...compose.matchAll(/^ +- "(.*:\d+)"$/gm)].map(([, port]) => port)).toEqual([
    '127.0.0.1:3000:3000',
  ]);
  expect(compose).toContain('PASARELA_PRIVATE_WEBHOOKS: "on"');
});

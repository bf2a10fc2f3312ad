// Carries out the Dockerfile's steps in a clean folder, where no container engine is at hand: each stage in a folder of its
// own, then the last one's command, its health check and its end. What only an engine can do is named and left out.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './checks/check-steps.ts';
import { ignores, stagesOf } from './container/dockerfile.ts';
import { pathOfImage, type Rehearsed, rehearseStage } from './container/rehearse-stage.ts';

const port = '3987';
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const buildImage = (folder: string): Rehearsed => {
  const stages = new Map<string, Rehearsed>();
  const isIgnored = ignores(readFileSync(join(root, '.dockerignore'), 'utf8'));
  let last: Rehearsed | undefined;
  for (const stage of stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    last = rehearseStage(stage, join(folder, stage.name), { root, isIgnored, stages, say });
    stages.set(stage.name, last);
  }
  if (!last) throw new Error('the Dockerfile has no stage');
  return last;
};

const expectAnswer = async (path: string, status: number): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  say(`GET ${path} → ${answer.status} ${answer.headers.get('content-type') ?? ''}`);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status} instead of ${status}`);
};

/** Starts the image's command on an empty volume, waits for its health check and ends it as an engine does. */
const runImage = async (image: Rehearsed, volume: string): Promise<void> => {
  mkdirSync(volume, { recursive: true });
  const environment = {
    ...image.environment,
    PATH: pathOfImage(),
    PORT: port,
    DATABASE_URL: image.environment.DATABASE_URL?.replace('/data', volume),
  };
  const [program = '', ...given] = image.commands.CMD;
  const running = spawn(program, given, { cwd: image.workingFolder, env: environment, stdio: 'inherit' });
  const ended = once(running, 'exit');
  try {
    const [check = '', ...checked] = image.commands.HEALTHCHECK;
    let healthy = false;
    for (let attempt = 0; attempt < 120 && !healthy && running.exitCode === null; attempt += 1) {
      healthy = spawnSync(check, checked, { env: environment }).status === 0;
      if (!healthy) await setTimeout(500);
    }
    if (!healthy) throw new Error('the health check never passed');
    say('healthy');
    await expectAnswer('/', 200);
    await expectAnswer('/docs', 200);
    await expectAnswer('/docs/en', 200);
    await expectAnswer('/api/openapi.json', 200);
    await expectAnswer('/api/nothing', 404);
  } finally {
    running.kill('SIGTERM');
  }
  const [code] = await ended;
  say(`ended with ${code} after SIGTERM`);
  if (code !== 0) throw new Error('the container did not end by itself');
};

const folder = mkdtempSync(join(tmpdir(), 'pasarela-container-'));
try {
  const image = buildImage(folder);
  await runImage(image, join(folder, 'volume'));
  say('started again on the same volume:');
  await runImage(image, join(folder, 'volume'));
  say('The container was rehearsed.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

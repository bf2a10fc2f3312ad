import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { codeOf, type PageLanguage, pageLanguages, readPage } from '../test/documentation-pages.ts';
import { freePort } from '../test/free-port.ts';
import { createProjectFolder } from './installed-package.ts';

// The recipes of the documentation that need no container engine, run as they are printed with the packed package. The others are run
// by `pnpm rehearse:recipes`.
const archive = fileURLToPath(new URL('../../../dist/pasarela.tgz', import.meta.url));

const fileNames = {
  es: { test: 'cobro.test.mjs', script: 'probar.sh', workflow: '.github/workflows/pruebas.yml' },
  en: { test: 'payment.test.mjs', script: 'run-tests.sh', workflow: '.github/workflows/tests.yml' },
} as const satisfies Record<PageLanguage, object>;

/** The port that the recipes name. */
const printedPort = '3100';

const pages = {
  es: readPage('es', 'automated-tests/recipes'),
  en: readPage('en', 'automated-tests/recipes'),
};

type Place = { readonly path: string; readonly env: NodeJS.ProcessEnv };

/** The files that all recipes begin with, on a port that is free. */
const writeProject = (language: PageLanguage, { path }: Place, port: string): void => {
  const { test } = fileNames[language];
  for (const name of ['pasarela.config.json', test])
    writeFileSync(join(path, name), codeOf(pages[language], name).replaceAll(printedPort, port));
};

type Ended = { readonly code: number; readonly output: string; stop(): void };

/** Runs a script with bash, and waits for its end; what it started in the background goes on until `stop`. */
const runScript = async (
  script: string,
  { path, env }: Place,
  flags: readonly string[] = [],
): Promise<Ended> => {
  writeFileSync(join(path, 'step.sh'), script);
  const child = spawn('bash', [...flags, 'step.sh'], {
    cwd: path,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  const stop = (): void => {
    try {
      process.kill(-Number(child.pid), 'SIGINT');
    } catch {
      // Everything of the group has ended.
    }
  };
  return { code: Number(code), output, stop };
};

const isAnswering = async (port: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

describe.each(pageLanguages)('the recipe with npx in %s', (language) => {
  const project = createProjectFolder();
  afterAll(() => project.remove());
  const script = codeOf(pages[language], fileNames[language].script);

  it('tests against a sandbox of its own, and stops it', async () => {
    const port = String(await freePort());
    writeProject(language, project, port);
    const { code, output } = await runScript(script.replaceAll(printedPort, port), project);
    expect(code, output).toBe(0);
    expect(output).toMatch(/^. pass 1$/m);
    expect(readFileSync(join(project.path, 'pasarela.log'), 'utf8')).toContain('tienda-key');
    await expect.poll(() => isAnswering(port), { timeout: 10_000 }).toBe(false);
    expect(existsSync(join(project.path, '.pasarela'))).toBe(false);
  });

  it('fails where a test fails, and stops the sandbox all the same', async () => {
    const port = String(await freePort());
    writeProject(language, project, port);
    const { test } = fileNames[language];
    const broken = readFileSync(join(project.path, test), 'utf8').replace("'002'", "'003'");
    writeFileSync(join(project.path, test), broken);
    const { code } = await runScript(script.replaceAll(printedPort, port), project);
    expect(code).toBe(1);
    await expect.poll(() => isAnswering(port), { timeout: 10_000 }).toBe(false);
  });
});

const Workflow = z.strictObject({
  name: z.string(),
  on: z.array(z.string()),
  jobs: z.record(
    z.string(),
    z.strictObject({
      'runs-on': z.literal('ubuntu-latest'),
      strategy: z.strictObject({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
      steps: z.array(
        z.strictObject({
          name: z.string().optional(),
          if: z.enum(['failure()', 'always()']).optional(),
          uses: z
            .string()
            .regex(/^actions\/[a-z-]+@v\d+$/)
            .optional(),
          with: z.record(z.string(), z.unknown()).optional(),
          run: z.string().optional(),
        }),
      ),
    }),
  ),
});

/** The steps of the only job of a workflow. */
const stepsOf = (text: string) => {
  const { jobs } = Workflow.parse(parse(text));
  const [job, ...others] = Object.values(jobs);
  expect(others).toEqual([]);
  return job?.steps ?? [];
};

const commandsOf = (language: PageLanguage): readonly string[] =>
  stepsOf(codeOf(pages[language], fileNames[language].workflow)).flatMap(({ run }) => run ?? []);

describe('the recipe for GitHub Actions', () => {
  const path = mkdtempSync(join(tmpdir(), 'pasarela-workflow-'));
  const { env, remove } = createProjectFolder();
  const place = { path, env: { ...env, CI: 'true', npm_config_prefer_offline: 'true' } };
  afterAll(() => {
    rmSync(path, { recursive: true, force: true });
    remove();
  });

  it('is the same in both languages, but for its names', () => {
    const inSpanish = commandsOf('en').map((text) => text.replaceAll(fileNames.en.test, fileNames.es.test));
    expect(inSpanish).toEqual(commandsOf('es'));
  });

  it('runs, step by step, in a project that has the package', async () => {
    const port = String(await freePort());
    writeProject('es', place, port);
    cpSync(archive, join(path, 'pasarela.tgz'));
    const manifest = { private: true, devDependencies: { pasarela: 'file:pasarela.tgz' } };
    writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
    const locked = await runScript('npm install --package-lock-only --no-audit --no-fund', place);
    expect(locked.code, locked.output).toBe(0);
    const ended: Ended[] = [];
    try {
      for (const command of commandsOf('es')) {
        // The shell of a step, as GitHub starts it.
        const flags = ['--noprofile', '--norc', '-eo', 'pipefail'];
        const step = await runScript(command.replaceAll(printedPort, port), place, flags);
        ended.push(step);
        expect(step.code, `${command}\n${step.output}`).toBe(0);
      }
      expect(ended[2]?.output).toMatch(/^. pass 1$/m);
      const snapshot = JSON.parse(readFileSync(join(path, 'pasarela-snapshot.json'), 'utf8'));
      expect(snapshot.tables.transactions).toHaveLength(1);
    } finally {
      for (const { stop } of ended) stop();
    }
  });
});

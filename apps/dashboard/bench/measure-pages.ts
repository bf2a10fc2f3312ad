// The first load of pages, measured by Lighthouse as a phone: medians, each load with an empty cache, the signed-in pages with a
// session in their tab. Lighthouse comes from npm when it is first used. Nothing else should run beside it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransaction } from '@pasarela/contracts/payments/payment-operations';
import { browserArguments, browserExecutable } from '../e2e/setup/browser-executable.ts';

const lighthouseVersion = '12.8.2';
const port = 3_480;
const url = `http://127.0.0.1:${port}`;
const rounds = Number(process.argv[2] ?? 3);
const only = process.argv[3];

type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  readonly signedIn?: true;
  /** The performance to reach. */
  readonly least: number;
};

type Session = Readonly<Record<string, string>>;
type Report = {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    /** How fast the machine was meanwhile: figures of two runs compare where these do. */
    readonly environment: { readonly benchmarkIndex: number };
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
};
type BrowserPage = {
  evaluateOnNewDocument(work: (session: Session) => void, session: Session): Promise<unknown>;
};
type Browser = {
  createBrowserContext(): Promise<{ newPage(): Promise<BrowserPage>; close(): Promise<void> }>;
  close(): Promise<void>;
};
type Lighthouse = (address: string, flags: object, config: undefined, page: BrowserPage) => Promise<Report>;

/** Lighthouse and the library by which it drives the browser, installed beside the project. */
const loadLighthouse = async () => {
  const folder = join(import.meta.dirname, '../../../.cache/lighthouse');
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${lighthouseVersion}`], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load = async (name: string): Promise<{ readonly default: unknown }> =>
    import(pathToFileURL(resolve(name)).href);
  const { launch } = (await load('puppeteer-core')).default as {
    launch(options: object): Promise<Browser>;
  };
  return { lighthouse: (await load('lighthouse')).default as Lighthouse, launch };
};

const post = async <Answer>(path: string, body: object, headers = {}): Promise<Answer> => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json() as Promise<Answer>;
};

/** Starts the built server with the demo; returns a function that ends it. */
const startServer = async (folder: string) => {
  const server = spawn(process.execPath, ['../api/dist/server/server.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${join(folder, 'pages.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of server.stdout) {
    text += String(chunk);
    if (text.includes('Pasarela is ready')) break;
  }
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
};

/** What the sign-in leaves in the storage of a tab. */
const openSession = async (): Promise<Session> => {
  const { data } = await post<{ data: { token: string } }>('/account/login', {
    UserName: 'admin',
    Password: 'Pasarela-2026',
    Environment: 'Sandbox',
  });
  return {
    token: data.token,
    userName: 'admin',
    environment: 'Sandbox',
    signedInAt: String(Date.now()),
    company: '1',
    companyName: 'Librería Jacaranda',
  };
};

/** The path of a page on which a customer pays. */
const openCheckout = async (): Promise<string> => {
  const { token } = await post<{ token: string }>('/auth/Authenticate', {
    UserId: 'demo-sandbox-key',
    Password: 'demo-sandbox-password',
  });
  const answer = await post('/pay/createtransaction', createTransaction.examples[0].body, {
    authorization: `Bearer ${token}`,
  });
  const [address] = /https?:[^"\\]+/.exec(JSON.stringify(answer)) ?? [];
  if (!address) throw new Error('no address of a hosted page');
  return new URL(address).pathname;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'pasarela-pages-'));
const { lighthouse, launch } = await loadLighthouse();
const stop = await startServer(folder);
const browser = await launch({ executablePath: await browserExecutable(), args: [...browserArguments] });
try {
  const session = await openSession();
  const pages: readonly MeasuredPage[] = [
    { name: 'sign-in', path: '/login', least: 99 },
    { name: 'list', path: '/transactions?dates=any', signedIn: true, least: 96 },
    { name: 'resume', path: '/home', signedIn: true, least: 96 },
    { name: 'checkout', path: await openCheckout(), least: 99 },
    { name: 'guide', path: '/docs/', least: 98 },
    { name: 'endpoint', path: '/docs/integration-methods/inmediate-capture-card', least: 98 },
    { name: 'builder', path: '/docs/test-builder?method=inmediate-capture-card', least: 96 },
  ];
  const line = (cells: readonly (string | number)[]): void => {
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  };
  line([
    'page',
    'performance',
    'to reach',
    'each',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'KB',
    'accessibility',
    'best practice',
    'SEO',
    'machine',
  ]);
  line(Array.from({ length: 12 }, () => '---'));
  for (const { name, path, signedIn, least } of pages) {
    if (only !== undefined && !only.split(',').includes(name)) continue;
    const reports: Report['lhr'][] = [];
    for (let round = 0; round < rounds; round += 1) {
      // A context of its own has an empty cache.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (signedIn)
        await page.evaluateOnNewDocument((given) => {
          for (const [key, value] of Object.entries(given)) sessionStorage.setItem(key, value);
        }, session);
      const flags = {
        formFactor: 'mobile',
        disableStorageReset: true,
        onlyCategories: categories,
        logLevel: 'error',
      };
      reports.push((await lighthouse(`${url}${path}`, flags, undefined, page)).lhr);
      await context.close();
    }
    const score = (category: string, { categories: given }: Report['lhr']): number =>
      Math.round((given[category]?.score ?? 0) * 100);
    const scores = (category: string): number[] => reports.map((report) => score(category, report));
    const value = (audit: string): number =>
      Math.round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)));
    line([
      name,
      median(scores('performance')),
      least,
      scores('performance').join(' '),
      ...metrics.map(value),
      Math.round(value('total-byte-weight') / 1_024),
      ...categories.slice(1).map((category) => median(scores(category))),
      Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
    ]);
  }
} finally {
  await browser.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

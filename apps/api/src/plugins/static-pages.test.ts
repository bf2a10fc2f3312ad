import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { localHost } from '@pasarela/contracts/accounts/hosts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { addSecurityHeaders, documentHeaders } from './security-headers.ts';
import { servePages } from './static-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-pages-'));
const write = (file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const script = 'document.title = 1';

const site = { url: localHost };
let app: FastifyInstance;
beforeAll(async () => {
  write('secret.txt', 'secret');
  write('dashboard/index.html', 'dashboard');
  write('dashboard/checkout.html', 'checkout');
  write('dashboard/assets/app-Ab12Cd34.js', 'script');
  const chunksOf = (...names: string[]) => names.map((name) => `assets/${name}-Ab12Cd34.js`);
  const chunks = {
    '/login': chunksOf('sign-in'),
    '/transactions': chunksOf('portal', 'transactions'),
    '*': chunksOf('portal'),
  };
  write('dashboard/route-chunks.json', JSON.stringify(chunks));
  write('docs/index.html', 'guide');
  write('docs/refund.html', 'refund');
  write(
    'docs/theme.html',
    `<script>${script}</script><script src="/a.js"></script><script>${script}</script>`,
  );
  write('docs/refund.md', `# Refund\n\n${localHost}/api/pay/refund`);
  write('docs/guide.html', `<head><link href="${localHost}/docs/guide"></head><code>${localHost}/api</code>`);
  write('docs/sitemap.xml', `<loc>${localHost}/docs/refund</loc>`);
  write('dashboard/robots.txt', `Sitemap: ${localHost}/docs/sitemap.xml`);
  write('docs/en/index.html', 'english guide');
  write('docs/404.html', 'nothing here');
  write('docs/en/404.html', 'nothing here');
  app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
  await addSecurityHeaders(app);
  handleErrors(app);
  app.post('/api/pay/create', async () => 'paid');
  await servePages(app, { dashboard: join(folder, 'dashboard'), docs: join(folder, 'docs') }, site);
});
beforeEach(() => {
  site.url = localHost;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['/', 'dashboard'],
  ['/login', 'dashboard'],
  ['/transactions?page=2', 'dashboard'],
  ['/assets/app-Ab12Cd34.js', 'script'],
  ['/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn', 'checkout'],
  ['/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn/', 'checkout'],
  ['/checkout/not-a-token?x=1', 'checkout'],
  ['/checkout', 'dashboard'],
  ['/docs', 'guide'],
  ['/docs/', 'guide'],
  ['/docs/refund', 'refund'],
  ['/docs/refund/', 'refund'],
  ['/docs/en', 'english guide'],
  ['/..%2fsecret.txt', 'dashboard'],
])('%s is a page', async (url, text) => {
  const { statusCode, body } = await app.inject({ url });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: text });
});

it.each([
  ['/transactions?page=2', ['portal', 'transactions'], '; fetchpriority=low'],
  ['/transactions/', ['portal', 'transactions'], '; fetchpriority=low'],
  ['/no-such-page', ['portal'], '; fetchpriority=low'],
  ['/login', ['sign-in'], ''],
  ['/', ['sign-in'], ''],
  ['/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn', undefined, ''],
  ['/docs/refund', undefined, ''],
])('%s names the code of its page, behind its frame', async (url, names, priority) => {
  const { link } = (await app.inject({ url })).headers;
  expect(link).toBe(
    names?.map((name) => `</assets/${name}-Ab12Cd34.js>; rel=modulepreload${priority}`).join(', '),
  );
});

it('says that Markdown is Markdown', async () => {
  const { headers, body } = await app.inject({ url: '/docs/refund.md' });
  expect([headers['content-type'], body]).toEqual([
    'text/markdown; charset=utf-8',
    `# Refund\n\n${localHost}/api/pay/refund`,
  ]);
});

it.each([
  ['/robots.txt', 'text/plain', 'Sitemap: https://pagos.example/docs/sitemap.xml'],
  ['/docs/sitemap.xml', 'application/xml', '<loc>https://pagos.example/docs/refund</loc>'],
  ['/docs/refund.md', 'text/markdown', '# Refund\n\nhttps://pagos.example/api/pay/refund'],
  // Only the head is changed: the browser compares the rest with what it renders, so it must be as built.
  [
    '/docs/guide',
    'text/html',
    `<head><link href="https://pagos.example/docs/guide"></head><code>${localHost}/api</code>`,
  ],
])('%s names the address of this site', async (url, type, text) => {
  site.url = 'https://pagos.example';
  const plain = await app.inject({ url });
  expect([plain.headers['content-type'], plain.body]).toEqual([`${type}; charset=utf-8`, text]);
  expect([plain.headers['cache-control'], plain.headers.vary]).toEqual(['no-cache', 'accept-encoding']);
  const packed = async (encoding: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload;
  expect(brotliDecompressSync(await packed('gzip, deflate, br')).toString()).toBe(text);
  expect(gunzipSync(await packed('gzip')).toString()).toBe(text);
  const again = await app.inject({ url, headers: { 'if-none-match': `W/${plain.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('says where the list for assistants is', async () => {
  const { statusCode, headers } = await app.inject({ url: '/llms.txt' });
  expect([statusCode, headers.location]).toEqual([302, '/docs/llms.txt']);
});

it.each([
  '/docs/nothing',
  '/docs/..%2fsecret.txt',
  '/docs/%00',
  '/docs/refund.html',
  '/docs/404',
  '/docs/en/404.html',
])('%s leads to the login', { tags: ['DOCS-5'] }, async (url) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers.location]).toEqual([302, '/login']);
});

it.each([
  '/api',
  '/api/nothing',
  '/API',
  '/Api/nothing',
  '/api%2Fhealth',
  '/assets/app-Zz98Yy76.js',
  '/docs/assets/gone.js',
  '/docs/en/assets/gone.js',
])('%s does not exist, and is no page', async (url) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

it('is no page either where a call has another method', async () => {
  const { statusCode, headers } = await app.inject({ url: '/api/pay/create' });
  expect([statusCode, headers.allow, headers['x-content-type-options']]).toEqual([405, 'POST', 'nosniff']);
});

it('keeps a file with its content in its name, and asks again for a page', async () => {
  const cached = async (url: string) => (await app.inject({ url })).headers['cache-control'];
  expect(await cached('/assets/app-Ab12Cd34.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/')).toBe('no-cache');
  expect(await cached('/docs/refund')).toBe('no-cache');
});

it('answers the whole of a file, whatever part is asked for', async () => {
  const { statusCode, body } = await app.inject({
    url: '/docs/refund',
    headers: { range: 'bytes=999999999-' },
  });
  expect([statusCode, body]).toEqual([200, 'refund']);
});

it('keeps the dashboard out of reach of pages that may open it in a window', async () => {
  const policyOf = async (url: string) => (await app.inject({ url })).headers['cross-origin-opener-policy'];
  for (const url of ['/', '/login', '/transactions'])
    expect([url, await policyOf(url)]).toEqual([url, 'same-origin']);
  for (const url of [
    '/docs',
    '/docs/refund',
    '/docs/en',
    '/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn',
    '/checkout.html',
  ])
    expect([url, await policyOf(url)]).toEqual([url, 'same-origin-allow-popups']);
});

it('spares the parts of a page what only a page obeys', async () => {
  const named = async (url: string) => Object.keys((await app.inject({ url })).headers);
  expect(await named('/')).toEqual(expect.arrayContaining(documentHeaders));
  const ofPart = await named('/assets/app-Ab12Cd34.js');
  expect(documentHeaders.filter((name) => ofPart.includes(name))).toEqual([]);
  expect(ofPart).toEqual(expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']));
});

it.each([localHost, 'https://pagos.example'])(
  'lets only the inline scripts of the page itself run, at %s',
  async (url) => {
    site.url = url;
    const scriptsOf = async (page: string) => {
      const policy = String((await app.inject({ url: page })).headers['content-security-policy']);
      return policy.split(';').find((directive) => directive.startsWith('script-src'));
    };
    const hash = createHash('sha256').update(script).digest('base64');
    expect(await scriptsOf('/docs/theme')).toBe(`script-src 'self' 'sha256-${hash}'`);
    for (const page of ['/docs/refund', '/login', '/api/nothing'])
      expect([page, await scriptsOf(page)]).toEqual([page, "script-src 'self'"]);
  },
);

it('serves the documentation without the dashboard, too', async () => {
  const alone = Fastify();
  handleErrors(alone);
  await servePages(alone, { docs: join(folder, 'docs') }, site);
  const { body } = await alone.inject({ url: '/docs/refund' });
  expect([body, (await alone.inject({ url: '/transactions' })).statusCode]).toEqual(['refund', 404]);
  await alone.close();
});

it('names the picture of a shared payment link by the address of this deployment', async () => {
  site.url = 'https://pagos.example';
  write('dashboard/checkout.html', `<head><meta content="${localHost}/preview.png"></head>`);
  const { body } = await app.inject({ url: '/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn' });
  write('dashboard/checkout.html', 'checkout');
  expect(body).toBe('<head><meta content="https://pagos.example/preview.png"></head>');
});

it('shows pictures of other servers on the hosted pages alone, for the logos of merchants', async () => {
  const imagesOf = async (url: string) => {
    const policy = String((await app.inject({ url })).headers['content-security-policy']);
    return policy.split(';').find((directive) => directive.startsWith('img-src'));
  };
  expect(await imagesOf('/checkout/chk_3fV9rT0pQm5sXw2LkD8yZn')).toBe("img-src 'self' data: https:");
  expect(await imagesOf('/login')).toBe("img-src 'self' data:");
});

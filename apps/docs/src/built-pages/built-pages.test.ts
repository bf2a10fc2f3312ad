import { describe, expect, it } from 'vitest';
import { brokenLinks } from './broken-links.ts';
import { type BuiltPage, readBuiltPage } from './built-page.ts';
import { inReadingOrder, llmsText } from './llms-text.ts';
import { kindOfPage } from './page-kinds.ts';
import { pageMarkdown } from './page-markdown.ts';
import { searchDocuments } from './search-documents.ts';

const htmlOf = (article: string, head = '', foot = ''): string =>
  `<!doctype html><head>${head}</head><body><nav><ul class="breadcrumbs">
  <li class="breadcrumbs__item"><a href="/docs/">casa</a></li><li class="breadcrumbs__item">Consultas</li>
  <li class="breadcrumbs__item">Reembolso</li></ul></nav>
  <div class="theme-doc-markdown">${article}</div>${foot}</body>`;

const pageOf = (name: string, article: string, head = '', foot = ''): BuiltPage => {
  const page = readBuiltPage(name, htmlOf(article, head, foot));
  if (!page) throw new Error('no page');
  return page;
};

const description = '<meta name="description" content="Devuelve un pago.">';
const refund = pageOf(
  'integration-methods/refund',
  `<header><h1>Reembolso</h1></header>
   <p data-reading="skip"><a href="#builder">Probar</a></p>
   <dl><div><dt>Sandbox</dt><dd><code><span>POST</span> http://localhost:3000/api/pay/refund</code><button>Copiar</button></dd></div></dl>
   <h2 id="cuándo">Cuándo se puede<a class="hash-link" href="#cuándo">​</a></h2>
   <p>Lee los <a href="/docs/catalogs/response#code-002">códigos</a>; hay más en el <a href="/login">panel</a>.</p>
   <ul><li id="body-amount"><p><code>amount</code><span>número</span><span>obligatorio</span></p><p>Cuánto.</p><p>desde 1</p>
     <ul><li><p><code>inner</code><span>texto</span></p><p>Dentro.</p></li></ul></li></ul>
   <table><thead><tr><th>Código</th><th>Qué es</th></tr></thead><tbody><tr><th><code>002</code></th><td>Pagado</td></tr></tbody></table>
   <div><div><span>json</span><button>Copiar</button></div><pre tabindex="0"><code><span>{ "a": </span><span>1</span><span> }</span></code></pre></div>
   <section><h2 data-reading="skip">Request Builder</h2><div data-reading-title="curl"><div><div><fieldset><legend>Lenguaje</legend></fieldset></div><pre><code><span>curl </span><span>'http://x' </span><span>\\</span>
  --user 'a:b'</code></pre></div></div><noscript><p>Sin JavaScript</p></noscript></section>`,
  description,
  '<a class="pagination-nav__link pagination-nav__link--next" href="/docs/catalogs/response">Sigue</a>',
);
const response = pageOf('catalogs/response', '<h1>Códigos</h1><p id="code-002">Dos.</p>');
const home = pageOf(
  'index',
  '<h1>Guía</h1><p>Hola.</p>',
  '',
  '<a class="pagination-nav__link--next" href="/docs/integration-methods/refund">Sigue</a>',
);
const error = pageOf('errors/reference_taken', '<h1><code>reference_taken</code></h1><p>Ya se usó.</p>');
const addresses = new Set([refund, response, home, error].map(({ address }) => address));

describe('a built page', () => {
  it('knows its place', () => {
    expect(refund).toMatchObject({
      locale: 'es',
      address: '/docs/integration-methods/refund',
      title: 'Reembolso',
      description: 'Devuelve un pago.',
      chapter: 'Consultas',
      next: '/docs/catalogs/response',
    });
    expect(pageOf('en/index', '<h1>Guide</h1>')).toMatchObject({ locale: 'en', address: '/docs/en' });
    expect(readBuiltPage('404', '<h1>Nada</h1>')).toBeNull();
  });
});

describe('Markdown', () => {
  it('holds all that is read, and nothing that is only used', () => {
    expect(pageMarkdown(refund, addresses)).toBe(
      [
        '# Reembolso',
        '',
        '> Devuelve un pago.',
        '',
        '- Sandbox: `POST http://localhost:3000/api/pay/refund`',
        '',
        '## Cuándo se puede',
        '',
        'Lee los [códigos](/docs/catalogs/response.md); hay más en el [panel](/login).',
        '',
        '- `amount` · número · obligatorio — Cuánto. — desde 1',
        '  - `inner` · texto — Dentro.',
        '',
        '| Código | Qué es |',
        '| - | - |',
        '| `002` | Pagado |',
        '',
        '```json',
        '{ "a": 1 }',
        '```',
        '',
        '## curl',
        '',
        '```bash',
        "curl 'http://x' \\",
        "  --user 'a:b'",
        '```',
        '',
      ].join('\n'),
    );
  });
});

describe('llms.txt', () => {
  it('lists every page in the order of the navigation, by chapter', () => {
    const pages = [error, response, refund, home];
    expect(inReadingOrder(pages, 'es')).toEqual([home, refund, response, error]);
    const text = llmsText(pages, 'es');
    expect(text).toContain(
      '## Consultas\n\n- [Guía](/docs/index.md): \n- [Reembolso](/docs/integration-methods/refund.md): Devuelve un pago.',
    );
    expect(text).toContain('## Códigos de error\n\n- [reference_taken](/docs/errors/reference_taken.md)');
    expect(text).toContain('(/docs/en/llms.txt)');
  });
});

describe('what search reads', () => {
  const told = new Set<string>();
  const documents = searchDocuments(refund, told);

  it('is each section, with its address', () => {
    expect(documents.map(({ address, title, heading }) => [address, title, heading])).toEqual([
      ['/docs/integration-methods/refund', 'Reembolso', ''],
      ['/docs/integration-methods/refund#cuándo', '', 'Cuándo se puede'],
      ['/docs/integration-methods/refund', '', 'curl'],
    ]);
    expect(documents[0]).toMatchObject({
      kind: 'call',
      summary: 'Devuelve un pago.',
      text: 'Sandbox: POST http://localhost:3000/api/pay/refund',
    });
    expect(documents[1]?.summary).toBe('');
  });

  it.each([
    ['/docs', 'guide'],
    ['/docs/en/webhooks', 'guide'],
    ['/docs/en/tokenization/create', 'call'],
    ['/docs/catalogs/response', 'catalogue'],
    ['/docs/errors', 'guide'],
    ['/docs/errors/reference_taken', 'error'],
    ['/docs/en/errors/too_small', 'error'],
    ['/docs/en/errors/user_not_found', 'dashboardError'],
  ])('%s is a %s', (address, kind) => {
    expect(kindOfPage(address)).toBe(kind);
  });

  it('tells of a field once, and names it afterwards', () => {
    expect(documents[1]?.text).toContain(
      'amount · número · obligatorio — Cuánto. — desde 1. inner · texto — Dentro. Código · Qué es. 002 · Pagado',
    );
    expect(searchDocuments(refund, told)[1]?.text).toBe(
      'Lee los códigos; hay más en el panel. amount · inner. Código · Qué es. 002',
    );
  });
});

describe('links', () => {
  const linking = (...links: string[]) =>
    pageOf('index', `<h1>Guía</h1>${links.map((href) => `<a href="${href}">x</a>`).join('')}`);
  const files = new Set(['/docs/llms.txt']);
  const brokenIn = (...links: string[]) =>
    brokenLinks([linking(...links), response], files, 'http://localhost:3000').map(({ to }) => to);

  it('lead to a page, a place of one, a file or another part of the host', () => {
    expect(
      brokenIn(
        '/docs/catalogs/response#code-002',
        '/docs/',
        '/docs/llms.txt',
        '/login',
        'https://example.com/x',
        '#',
      ),
    ).toEqual([]);
  });

  it('are named where they do not', () => {
    const broken = [
      '/docs/nothing',
      '/docs/catalogs/response#code-999',
      '#nowhere',
      '/docs/api/openapi.json',
    ];
    expect(brokenIn(...broken)).toEqual(broken);
  });
});

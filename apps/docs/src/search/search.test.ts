import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { excerptOf, markedText } from './excerpt.ts';
import { findSections, loadIndex } from './find-sections.ts';
import { folded } from './folded.ts';
import { pageWeight } from './page-kind.ts';
import { indexOptions, type SearchDocument } from './search-index.ts';
import { meaningfulWords } from './search-query.ts';
import { stopWords, synonyms } from './synonyms.ts';

type Written = Pick<SearchDocument, 'address' | 'page' | 'text'> & Partial<SearchDocument>;
const written: Written[] = [
  {
    address: '/docs/auth',
    page: 'Autenticación Basic',
    title: 'Autenticación Basic',
    text: 'Envía la API key.',
  },
  { address: '/docs#1', page: 'Guía', heading: 'Comprueba tu autenticación', text: 'Un token.' },
  {
    address: '/docs/calls#2',
    page: 'Llamadas',
    heading: 'Paga',
    text: 'Con autenticación Basic. ReferenceNumber identifica el pedido.',
  },
  {
    address: '/docs/errors/reference_taken',
    kind: 'error',
    page: 'reference_taken',
    title: 'reference_taken',
    text: 'Ya se usó la referencia.',
  },
  {
    address: '/docs/errors/subscription_ended',
    kind: 'dashboardError',
    page: 'subscription_ended',
    title: 'subscription_ended',
    text: 'La suscripción terminó.',
  },
  {
    address: '/docs/subs',
    page: 'Suscripciones',
    title: 'Suscripciones',
    summary: 'Una serie que se cobra sola.',
    text: 'El primer pago.',
  },
  { address: '/docs/subs#1', page: 'Suscripciones', heading: 'Con Web Checkout', text: 'Cada suscripción.' },
];
const made = new MiniSearch(indexOptions);
made.addAll(
  written.map((one, id) => ({ id, kind: 'guide' as const, title: '', heading: '', summary: '', ...one })),
);
const index = loadIndex(JSON.stringify(made));
const found = (query: string) => findSections(index, query, 'es').map(({ id }) => id);

describe('search', () => {
  it('takes no heed of accents and capitals, and ranks title over heading over text', () => {
    for (const query of ['autenticacion', 'AUTENTICACIÓN', 'autentic'])
      expect(found(query)).toEqual([0, 1, 2]);
  });

  it('finds codes, and fields by their parts', () => {
    expect(found('reference_taken')).toEqual([3]);
    expect(found('referencenumber')).toEqual([2]);
    expect(found('number')).toEqual([2]);
  });

  it('wants every word that says something, in a section or in the title of its page', () => {
    expect(found('autenticacion token')).toEqual([1]);
    expect(found('la autenticacion con un token')).toEqual([1]);
    expect(found('suscripciones checkout')).toEqual([6]);
    expect(found('token zanahoria')).toEqual([]);
  });

  it('knows plurals, other forms and synonyms, in both languages', () => {
    for (const query of ['suscripción', 'suscripciones', 'recurring', 'subscriptions', 'domiciliada'])
      expect(found(query).at(0)).toBe(5);
    expect(found('tokens')).toEqual([1]);
    expect(found('identificar pedidos')).toEqual([2]);
  });

  it('has one result for each page, and errors last', () => {
    expect(found('suscripcion')).toEqual([5, 4]);
    expect(found('subscription_ended')).toEqual([4]);
  });

  it('tells what it found, in the words of the page', () => {
    const [first] = findSections(index, 'recurring', 'es');
    expect(first?.text).toBe('Una serie que se cobra sola. El primer pago.');
    expect(first?.marks).toEqual(['recurring', 'suscripciones']);
  });

  it('forgives a slip where nothing else is found', () => {
    expect(found('autenticasion')).toEqual([0, 1, 2]);
    // Of a short word every other one is a slip.
    expect(found('kay')).toEqual([]);
  });

  it('reads no more than anybody types', () => {
    expect(found('token '.repeat(20_000))).toEqual(found('token'));
  });

  it('finds nothing of nothing', () => {
    for (const query of ['', '  ', '¿?', 'zanahoria']) expect(found(query)).toEqual([]);
  });
});

it.each([
  ['guide', 'refund', 'Refund', 1],
  ['error', 'refund', 'refund_too_early', 0.1],
  ['dashboardError', 'file', 'file_size', 0.03],
  ['error', 'required', 'required', 1],
  ['error', 'refund_too', 'refund_too_early', 1],
  ['catalogue', '007', 'Response codes', 2],
  ['guide', '007', 'Webhooks', 0.5],
] as const)('a page that is a %s counts for “%s” as %s: %d', (kind, text, page, weight) => {
  expect(pageWeight(text, { kind, page })).toBe(weight);
});

describe('synonyms', () => {
  const phrases = synonyms.flatMap(({ typed, es, en }) => [...typed, ...es, ...en]);

  it('are written as a query is read', () => {
    for (const phrase of phrases) expect(folded(phrase)).toBe(phrase);
  });

  it('stand in one line of the table only, where they are typed', () => {
    const typed = synonyms.flatMap((one) => one.typed.map((phrase) => meaningfulWords(phrase).join(' ')));
    expect(typed.filter((phrase, place) => typed.indexOf(phrase) !== place)).toEqual([]);
    expect(typed.filter((phrase) => stopWords.has(phrase))).toEqual([]);
  });
});

const shown = (parts: readonly { text: string; marked: boolean }[]): string =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('excerpts', () => {
  it('mark what was looked for, as it is written', () => {
    expect(shown(markedText('Autenticación y autentico', ['AUTENTICACION']))).toBe(
      '[Autenticación] y autentico',
    );
    expect(shown(markedText('El ReferenceNumber', ['number']))).toBe('El [ReferenceNumber]');
    expect(shown(markedText('Código 002.', ['codigo', '00']))).toBe('[Código] [002].');
    expect(shown(markedText('Con la misma Idempotency-Key.', ['idempotency']))).toBe(
      'Con la misma [Idempotency-Key].',
    );
    expect(shown(markedText('reference_taken', ['taken']))).toBe('[reference_taken]');
    expect(shown(markedText('nada', []))).toBe('nada');
  });

  it('stand round the first place, cut at words', () => {
    const text = `${'uno dos tres '.repeat(20)}reembolso ${'cuatro cinco '.repeat(20)}`;
    const line = shown(excerptOf(text, ['reembolso']));
    expect(line).toMatch(/^… (uno|dos|tres) .*\[reembolso\] .* (cuatro|cinco) …$/);
    expect(line.length).toBeLessThan(170);
    expect(shown(excerptOf('Corto.', ['largo']))).toBe('Corto.');
  });

  it('begin with the sentence of what was found, where that is near', () => {
    const earlier = 'Lo que se dijo antes, y que no hace falta para entenderlo, ocupa su lugar.';
    expect(shown(excerptOf(`${earlier} Un pago se devuelve con un reembolso.`, ['reembolso']))).toBe(
      '… Un pago se devuelve con un [reembolso].',
    );
  });
});

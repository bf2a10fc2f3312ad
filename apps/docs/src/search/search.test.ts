import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { excerptOf, markedText } from './excerpt.ts';
import { findSections, loadIndex } from './find-sections.ts';
import { indexOptions, type SearchDocument } from './search-index.ts';

const documents: SearchDocument[] = [
  {
    id: 0,
    address: '/docs/auth',
    page: 'Autenticación Basic',
    title: 'Autenticación Basic',
    heading: '',
    text: 'Envía la API key.',
  },
  {
    id: 1,
    address: '/docs#1',
    page: 'Guía',
    title: '',
    heading: 'Comprueba tu autenticación',
    text: 'Un token.',
  },
  {
    id: 2,
    address: '/docs#2',
    page: 'Guía',
    title: '',
    heading: 'Paga',
    text: 'Con autenticación Basic. ReferenceNumber identifica el pedido.',
  },
  {
    id: 3,
    address: '/docs/errors/reference_taken',
    page: 'reference_taken',
    title: 'reference_taken',
    heading: '',
    text: 'Ya se usó la referencia.',
  },
];
const made = new MiniSearch(indexOptions);
made.addAll(documents);
const index = loadIndex(JSON.stringify(made));
const found = (query: string) => findSections(index, query).map(({ id }) => id);

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

  it('wants every word', () => {
    expect(found('autenticacion token')).toEqual([1]);
    expect(found('token zanahoria')).toEqual([]);
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

const shown = (parts: readonly { text: string; marked: boolean }[]): string =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('excerpts', () => {
  it('mark what was looked for, as it is written', () => {
    expect(shown(markedText('Autenticación y autentico', 'AUTENTICACION'))).toBe(
      '[Autenticación] y autentico',
    );
    expect(shown(markedText('El ReferenceNumber', 'number'))).toBe('El Reference[Number]');
    expect(shown(markedText('Código 002.', 'codigo 00'))).toBe('[Código] [00]2.');
    expect(shown(markedText('nada', ''))).toBe('nada');
  });

  it('stand round the first place, cut at words', () => {
    const text = `${'uno dos tres '.repeat(20)}reembolso ${'cuatro cinco '.repeat(20)}`;
    const line = shown(excerptOf(text, 'reembolso'));
    expect(line).toMatch(/^… (uno|dos|tres) .*\[reembolso\] .* (cuatro|cinco) …$/);
    expect(line.length).toBeLessThan(170);
    expect(shown(excerptOf('Corto.', 'largo'))).toBe('Corto.');
  });
});

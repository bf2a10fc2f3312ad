import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  piecesOf,
  type Searched,
  type SearchWord,
  searchPhrase,
  searchWords,
  termsOf,
} from './transaction-terms.ts';

const payment: Searched = {
  id: 3129,
  referenceNumber: 'PEDIDO-1042',
  customerName: 'María Núñez López',
  customerEmail: 'maria.nunez@example.com',
  cardLastFour: '4242',
  authorizationCode: 'A48291',
  cashReference: null,
  amount: 120_050,
  settlementId: 77,
};

/** Whether a stored term of the payment lies in a range of the word, in the order of both databases: that of the bytes. */
const isStoredFor = (row: Searched, word: SearchWord): boolean => {
  const isUpTo = (one: string, other: string): boolean =>
    Buffer.compare(Buffer.from(one), Buffer.from(other)) <= 0;
  return termsOf(row).some((term) =>
    word.ranges.some(({ from, to }) => isUpTo(from, term) && isUpTo(term, to)),
  );
};

const finds = (text: string, row = payment): boolean => searchWords(text).every((word) => word.matches(row));

describe('the pieces of a text', () => {
  it.each([
    ['María Núñez', ['maria', 'nunez']],
    ['PEDIDO-1042/b', ['pedido', '1042', 'b']],
    [" Ñandú's  café ", ['nandu', 's', 'cafe']],
    ['José d`Angelo^2', ['jose', 'd', 'angelo', '2']],
    ['Jose d`Angelo^2', ['jose', 'd', 'angelo', '2']],
    ['--', []],
  ])('%j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it('hold no separator, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const piece of piecesOf(text)) expect(piecesOf(piece)).toEqual([piece]);
      }),
    );
  });
});

it('looks for few words one after another, in any order', () => {
  for (const text of ['María Núñez', 'nunez maria', 'lopez maria nunez', 'pedido-1042'])
    expect([text, isStoredFor(payment, searchPhrase(text))]).toEqual([text, true]);
  expect(searchPhrase('a b c').ranges).toHaveLength(6);
  expect(searchPhrase('a b c d').ranges).toHaveLength(1);
  expect(isStoredFor(payment, searchPhrase('lopez maria'))).toBe(false);
  expect(isStoredFor(payment, searchPhrase('lopez nunez'))).toBe(true);
});

it('stores a payment under few terms, none of which begins another', () => {
  expect(termsOf(payment)).toEqual([
    '1042',
    '4242',
    'a48291',
    'lopez',
    'maria nunez example com',
    'maria nunez lopez',
    'nunez example com',
    'nunez lopez',
    'pedido 1042',
    '$000120050',
    '#77',
  ]);
});

describe('a payment', () => {
  it.each([
    'maría',
    'NUNEZ',
    'núñ lóp',
    'lopez maria',
    'maria.nunez@example.com',
    'nunez@',
    'pedido-1042',
    'PEDIDO-10',
    '1042',
    '10',
    '4242',
    'a482',
    '1200.50',
    '$1,200.50',
    '1200.5',
    '1200-1300',
    '$1,300 - $1,200',
    '1,000 – 2,000',
    '77',
    '#77',
    '3129',
    'maria 1200.50',
    'maria -- núñez',
    '& maria',
    '  ',
  ])('is found by %j', (text) => {
    expect(finds(text)).toBe(true);
  });

  it.each([
    'ria',
    'edido',
    'maria garcia',
    'example',
    'pedido 1043',
    '$1042',
    '1200',
    '1201-1300',
    '7',
    '#4242',
    '--',
  ])('is not found by %j', (text) => {
    expect(finds(text)).toBe(false);
  });

  it('is found by what follows from one of the first six pieces of a text, and of an address from those before its @', () => {
    const row = { ...payment, customerName: 'a b c d e f g h', customerEmail: 'x.y@shop.example.com' };
    for (const text of ['a b', 'f g h', 'f  G', 'y shop example', 'x.y@shop'])
      expect([text, searchPhrase(text).matches(row)]).toEqual([text, true]);
    for (const text of ['g', 'g h', 'b a c d', 'shop', 'shop example'])
      expect([text, searchPhrase(text).matches(row)]).toEqual([text, false]);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.stringMatching(/^[A-Za-zÁñ0-9 .@_-]{0,40}$/),
  );
  const payments = fc.record({
    id: fc.integer({ min: 1 }),
    referenceNumber: texts,
    customerName: texts,
    customerEmail: texts,
    cardLastFour: fc.option(fc.stringMatching(/^\d{4}$/)),
    authorizationCode: fc.option(fc.stringMatching(/^\d{6}$/)),
    cashReference: fc.option(fc.stringMatching(/^\d{14}$/)),
    amount: fc.integer({ min: 0, max: 100_000_000 }),
    settlementId: fc.option(fc.integer({ min: 1, max: 1_000 })),
  });

  it('has a term wherever a word matches it, so that no search misses it', () => {
    fc.assert(
      fc.property(payments, texts, (row, text) => {
        const own = [
          ...piecesOf(row.customerName),
          ...piecesOf(row.referenceNumber),
          String(row.amount / 100),
          text,
          `${row.id}_`,
        ];
        // The number of a payment is found without a term.
        for (const typed of own)
          for (const word of [...searchWords(typed), searchPhrase(typed)])
            if (word.matches(row) && word.id !== row.id && Number(piecesOf(typed).join(' ')) !== row.id)
              expect([typed, isStoredFor(row, word)]).toEqual([typed, true]);
      }),
      // A letter that stands behind all others in the order of UTF-16.
      { examples: [[{ ...payment, customerName: 'e', referenceNumber: 'Ẹﬀ' }, 'e']] },
    );
  });

  it('matches whatever it has an exact term for', () => {
    const signs = fc.constantFrom('', '$', '#', '-- ', '300-', '0'.repeat(40));
    fc.assert(
      fc.property(payments, signs, texts, (row, sign, text) => {
        const own = [row.customerName, row.referenceNumber, row.customerEmail, `${sign}${text}`];
        for (const typed of [...own, ...own.map((name) => [...name].slice(0, 9).join(''))])
          for (const word of [...searchWords(typed), searchPhrase(typed)])
            if (word.isExact && isStoredFor(row, word))
              expect([typed, word.matches(row)]).toEqual([typed, true]);
      }),
    );
  });

  /** As the statement of a search compares it. */
  const mayMatch = (row: Searched, { plain, id }: SearchWord): boolean => {
    if (!plain) return true;
    const { figures, span } = plain;
    const { referenceNumber, customerName, customerEmail, cardLastFour, authorizationCode, cashReference } =
      row;
    const all = [
      referenceNumber,
      customerName,
      customerEmail,
      cardLastFour,
      authorizationCode,
      cashReference,
    ];
    return (
      (figures !== undefined && all.some((text) => text?.includes(figures))) ||
      (span !== undefined && row.amount >= span.least && row.amount <= span.most) ||
      (id !== undefined && (row.settlementId === id || row.id === id))
    );
  };

  it('matches no word that a database finds nothing of in it', () => {
    const figures = fc.stringMatching(/^[#$]?\d{1,8}([ .-]\d{1,8}){0,2}$/);
    fc.assert(
      fc.property(payments, figures, (row, typed) => {
        const own = [row.cardLastFour, row.cashReference, String(row.amount / 100), String(row.settlementId)];
        for (const text of [typed, `${row.referenceNumber} ${typed}`, ...own])
          for (const word of searchWords(text ?? ''))
            for (const other of [row, { ...row, referenceNumber: `REF ${typed}-${row.id}` }])
              if (word.matches(other)) expect([text, mayMatch(other, word)]).toEqual([text, true]);
      }),
    );
  });

  it.each([
    ['4242', { figures: '4242', span: { least: 424_200, most: 424_200 } }],
    ['12-3456', { figures: '3456', span: { least: 1_200, most: 345_600 } }],
    ['$300-$900', { figures: undefined, span: { least: 30_000, most: 90_000 } }],
    ['#77', { figures: undefined, span: undefined }],
    ['REF-77', undefined],
    ['maría', undefined],
  ])('%s can be compared by a database so far', (typed, plain) => {
    expect(searchWords(typed).map((word) => word.plain)).toEqual([plain]);
  });

  it('is found by the beginning of each of its first pieces', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 12 }), (row, length) => {
        for (const text of [row.customerName, row.referenceNumber])
          for (const piece of piecesOf(text).slice(0, 6))
            expect([piece, finds([...piece].slice(0, length).join(''), row)]).toEqual([piece, true]);
      }),
    );
  });

  it('is found by any span that holds its amount, and by no other', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(amounts, amounts, amounts, (amount, least, most) => {
        const row = { ...payment, amount, settlementId: null, id: 1 };
        const [word] = searchWords(`$${(least / 100).toFixed(2)}-$${(most / 100).toFixed(2)}`);
        const isIn = amount >= Math.min(least, most) && amount <= Math.max(least, most);
        expect([word?.matches(row), word && isStoredFor(row, word)]).toEqual([isIn, isIn]);
      }),
    );
  });
});

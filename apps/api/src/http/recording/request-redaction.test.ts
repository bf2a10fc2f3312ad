import { describe, expect, it } from 'vitest';
import { createRedaction, redacted, withoutLikelyCards } from './request-redaction.ts';

const card = '4929570203841061';

describe('a text', () => {
  it.each([
    [card, redacted],
    [`paid with ${card}, thank you`, `paid with ${redacted}, thank you`],
    ['4929 5702 0384 1061', redacted],
    ['4929-5702-0384-1061', redacted],
    [`12 4929 5702 0384 1061`, redacted],
    ['378282246310005', redacted],
    ['4929.5702.0384.1061', redacted],
    ['4929\u00a05702\u00a00384\u00a01061', redacted],
    ['٤٩٢٩٥٧٠٢٠٣٨٤١٠٦١', redacted],
    // Too long for a card number, but it may contain one.
    [`1${card}999`, redacted],
    [card.repeat(3), redacted],
  ])('%s is kept as %s', (text, kept) => {
    expect(withoutLikelyCards(text)).toBe(kept);
  });

  it.each([
    'PEDIDO-1042',
    '4929570203841062',
    '55 1234 5678',
    // A timestamp and a date that happen to pass the check digit test.
    '1763661234563',
    '202611200007',
    '412-1763661234566',
    'Av. Álvaro Obregón 121, 06700',
    // Phone numbers and identifiers whose digits happen to pass it.
    '+52 55 1234 5675',
    '+521 55 1234 5678',
    '525512345675',
    'ses_b6644d71aac7092545681777a198f005',
    'a6011476-7738-4039-8c0e-d6fee0dedcd2',
  ])('%s is kept', (text) => {
    expect(withoutLikelyCards(text)).toBe(text);
  });
});

describe('a value', () => {
  const redact = createRedaction(new Set(['cardnumber', 'cvv', 'data']));

  it('loses what has a secret name, whatever its case, depth and kind', () => {
    expect(
      redact({
        CardNumber: card,
        CVV: 123,
        Amount: 350.5,
        Data: { anything: 'at all' },
        List: [{ deep: [{ cvv: ['1', '2'] }] }, 'kept'],
      }),
    ).toEqual({
      CardNumber: redacted,
      CVV: redacted,
      Amount: 350.5,
      Data: redacted,
      List: [{ deep: [{ cvv: redacted }] }, 'kept'],
    });
  });

  it('loses card numbers wherever they stand', () => {
    expect(redact({ Description: `x ${card}`, n: Number(card), [card]: 1, a: [card] })).toEqual({
      Description: `x ${redacted}`,
      n: redacted,
      [redacted]: redacted,
      a: [redacted],
    });
    expect(redact(card)).toBe(redacted);
  });

  it.each([
    'cvc',
    'Cvv2',
    'card_cvc',
    'security-code',
    'cardSecurityCode',
    'Código de seguridad',
    'CSC',
    'PIN',
    'new_password',
    'contraseña',
    'clientSecret',
  ])('loses what %s says, which the contract does not know', (name) => {
    expect(Object.values(redact({ [name]: '987' }) as object)).toEqual([redacted]);
  });

  it.each(['Description', 'companyId', 'shipping', 'pinCodeArea', 'panel', 'Code', 'special', 'cita'])(
    'keeps what %s says',
    (name) => {
      expect(redact({ [name]: '987' })).toEqual({ [name]: '987' });
    },
  );

  it('keeps a name such as __proto__ a name', () => {
    expect(JSON.stringify(redact(JSON.parse('{"__proto__": {"cvv": "123", "x": 1}}')))).toBe(
      `{"__proto__":{"cvv":"${redacted}","x":1}}`,
    );
  });

  it('ends at what nobody sends', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}1${']'.repeat(5_000)}`);
    expect(JSON.stringify(redact(deep)).length).toBeLessThan(100);
    const wide = Array.from({ length: 100_000 }, (_, index) => index);
    expect(JSON.stringify(redact({ wide, [card]: card }))).not.toContain(card);
    expect(JSON.stringify(redact(wide)).length).toBeLessThan(15_000);
    expect(redact({ ['ﷺ'.repeat(201)]: 1, cita: 2 })).toEqual({ [redacted]: redacted, cita: 2 });
  });

  it('searches no more than a call can have, and keeps nothing that it has not searched', () => {
    const text = '0 '.repeat(5_000);
    expect(redact([text, text, text, 'x', 1])).toEqual([text, text, redacted, redacted, 1]);
  });
});

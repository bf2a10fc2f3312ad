import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit } from './card-brands.ts';
import { groupsMake, groupsOf, holdsCardNumber, withoutCardNumbers } from './card-numbers-in-text.ts';

it.each([
  '4929570203841061',
  'PEDIDO-4929570203841061',
  'paga con 4929 5702 0384 1061, gracias',
  '4929-5702-0384-1061',
  '12 4929 5702 0384 1061 7',
  '378282246310005',
  '5555555555554444@example.com',
  '4929.5702.0384.1061',
  '4929  5702  0384  1061',
  '4929\u00a05702\u00a00384\u00a01061',
  '4929–5702–0384–1061',
  '4929\u200b5702\u200b0384\u200b1061',
  '４９２９5702 0384 1061',
  '٤ 4929 5702 0384 1061',
  '٤٩٢٩٥٧٠٢٠٣٨٤١٠٦١',
  '۴۹۲۹ ۵۷۰۲ ۰۳۸۴ ۱۰۶۱',
  '४९२९५७०२०३८४१०६१',
  '4⃣9⃣2⃣9⃣5⃣7⃣0⃣2⃣0⃣3⃣8⃣4⃣1⃣0⃣6⃣1⃣',
  '④⑨②⑨⑤⑦⓪②⓪③⑧④①⓪⑥①',
  '²4929570203841061',
  '4929570203841061²',
  '①4929570203841061',
  '٤4929570203841061',
  '4929,5702,0384,1061',
  '4929:5702:0384:1061',
  "4929'5702'0384'1061",
  '(4929)(5702)(0384)(1061)',
  'n=4929;5702;0384;1061.',
  '4929_5702_0384_1061',
  '4929/5702/0384/1061',
  '4929 - 5702 - 0384 - 1061',
  '4929😀5702👍🏽0384❤️1061',
  'https://tienda.example/?tarjeta=4929%205702%200384%201061',
  'https://tienda.example/%34%39%32%39%35%37%30%32%30%33%38%34%31%30%36%31',
  `https://tienda.example/${encodeURIComponent('٤٩٢٩٥٧٠٢٠٣٨٤١٠٦١')}?oferta=50%`,
  // Networks that are recognized although their cards are not accepted.
  '6011111111111117',
  '30569309025904',
  '3530111333300000',
  // In the form of a UUID, without a letter; and beside one.
  '49295702-0384-1061-8000-000000000000',
  'a6011476-7738-4039-8c0e-d6fee0dedcd2 4929570203841061',
  // Hexadecimal digits of another length, and in a longer word.
  '4e4929570203841061ab9f0',
  '4e4929570203841061ab9f02z',
  // Published test numbers that are as round as order numbers.
  '4000000000000077',
  '2223003122003222',
])('finds the card in %s', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

it.each([
  '',
  'PEDIDO-1042',
  '4929570203841062',
  // Too long for a card number.
  '1794929570203841061',
  '49295702038410613',
  '1763661234563',
  '55 1234 5678',
  '4929 5702',
  '1763661234563',
  '20261120143012',
  // A date with a time, and a list of numbers: the separators between the groups differ.
  '30/05/2026 14:30:13',
  '4929, 5702, 0384, 1061',
  // An order number followed by a timestamp: together 16 digits with a right check digit.
  '412-1763661234566',
  '45-20261120-143012',
  // A timestamp with a number after it, and a number counted up from a round one.
  '2611201430120015',
  '4000000000012346',
  // Random UUIDs whose digits would be a card number.
  'a6011476-7738-4039-8c0e-d6fee0dedcd2',
  '8A51F393-7133-4716-941E-6CCA2DE2FEA4',
  'pedido/26706239-3054-4303-9013-3d911ced1df6',
  // Random identifiers and hashes in hexadecimal digits.
  'ses_b6644d71aac7092545681777a198f005',
  '4e4929570203841061ab9f02',
])('finds none in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

it('takes a step for each group of a text, however long it is', () => {
  const steps = (text: string): number => {
    let taken = 0;
    groupsMake(groupsOf(text), { min: 15, max: 16 }, () => {
      taken += 1;
      return false;
    });
    return taken;
  };
  expect([steps('0 '.repeat(1_000)), steps('0 '.repeat(2_000))]).toEqual([1_972, 3_972]);
  // No group has a right check digit.
  expect(steps('4 '.repeat(1_000))).toBe(0);
  expect(holdsCardNumber('4 '.repeat(130_000))).toBe(false);
});

it('finds what a search of every stretch of groups finds', () => {
  const length = { min: 3, max: 5 };
  const group = fc.oneof(fc.constant('20261120'), fc.stringMatching(/^[0-9]{0,4}$/));
  fc.assert(
    fc.property(fc.array(group, { maxLength: 12 }), (groups) => {
      const found: string[] = [];
      groupsMake(groups, length, (digits) => {
        found.push(digits);
        return false;
      });
      const stretches = groups.flatMap((_, first) =>
        groups.slice(first).map((_, more) => groups.slice(first, first + more + 1)),
      );
      const expected = stretches
        .filter((stretch) => !stretch.includes('20261120'))
        .map((stretch) => stretch.join(''))
        .filter((digits) => digits.length >= length.min && digits.length <= length.max)
        .filter(hasValidCheckDigit);
      expect(new Set(found)).toEqual(new Set(expected));
    }),
  );
});

describe('of many numbers', () => {
  type Draw = (below: number) => number;
  /** A generator with a fixed seed, so that every run of the test is the same. */
  const drawing = () => {
    let state = 20_261_120;
    return (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  };
  const digitsOf = (draw: (below: number) => number, count: number): string =>
    Array.from({ length: count }, () => draw(10)).join('');
  const checked = (digits: string): string =>
    [...'0123456789'].map((last) => digits + last).find(hasValidCheckDigit) ?? '';
  const many = 20_000;

  /** A block of Mastercard's second range that issuers are known to hold. Blocks that look like a date are left out. */
  const heldBlock = (draw: Draw): string => {
    const block = 2_221 + draw(500);
    const [hundreds, rest] = [Math.floor(block / 100), block % 100];
    const isHeld = ![24, 25, 26].includes(hundreds) || rest === 0 || rest > 12;
    return isHeld && block !== 2_311 && block !== 2_312 ? String(block) : heldBlock(draw);
  };

  it('none of a card passes, however its network numbers them', () => {
    const draw = drawing();
    const issuers: readonly (readonly [() => string, number])[] = [
      [() => '4', 16],
      [() => `5${1 + draw(5)}`, 16],
      [() => heldBlock(draw), 16],
      [() => ['34', '37'][draw(2)] ?? '', 15],
      [() => ['300', '305', '3095', '36', '38', '39'][draw(6)] ?? '', 14],
      [() => ['6011', '644', '649', '65'][draw(4)] ?? '', 16],
      [() => ['3528', '3589', '355'][draw(3)] ?? '', 16],
    ];
    const passed: string[] = [];
    for (let made = 0; made < many; made += 1) {
      const [range, length] = issuers[made % issuers.length] ?? [() => '4', 16];
      const begun = range();
      const number = checked(begun + digitsOf(draw, length - 1 - begun.length));
      if (!holdsCardNumber(`PEDIDO ${number}`)) passed.push(number);
    }
    expect(passed).toEqual([]);
  });

  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  const momentOf = (draw: (below: number) => number): Date =>
    new Date(Date.UTC(2024, 0, 1) + draw(4 * 365 * 86_400) * 1_000 + draw(1_000));
  const written = (moment: Date, form: string): string =>
    form.replace(/yyyy|yy|MM|dd|HH|mm|ss|SSS/g, (part) => {
      const iso = moment.toISOString();
      const places: Readonly<Record<string, readonly [number, number]>> = {
        yyyy: [0, 4],
        yy: [2, 4],
        MM: [5, 7],
        dd: [8, 10],
        HH: [11, 13],
        mm: [14, 16],
        ss: [17, 19],
        SSS: [20, 23],
      };
      return iso.slice(...(places[part] ?? [0, 0]));
    });
  const forms: Readonly<Record<string, (draw: Draw, made: number) => string>> = {
    milliseconds: (draw) => String(momentOf(draw).getTime()),
    'milliseconds behind a shop': (draw) => `${draw(1_000)}-${momentOf(draw).getTime()}`,
    'milliseconds before a number': (draw) => `${momentOf(draw).getTime()}${pad(draw(1_000), 3)}`,
    microseconds: (draw) => `${momentOf(draw).getTime()}${pad(draw(1_000), 3)}`,
    nanoseconds: (draw) => `${momentOf(draw).getTime()}${pad(draw(1_000_000), 6)}`,
    'a moment': (draw) => written(momentOf(draw), 'yyyyMMddHHmmss'),
    'a moment to the millisecond': (draw) => written(momentOf(draw), 'yyyyMMddHHmmssSSS'),
    'a moment and a number': (draw) => `${written(momentOf(draw), 'yyMMddHHmmss')}${pad(draw(10_000), 4)}`,
    'a moment, the day first': (draw) => `${written(momentOf(draw), 'ddMMyyyyHHmmss')}${pad(draw(100), 2)}`,
    'the day first, and no more': (draw) => written(momentOf(draw), 'ddMMyyyyHHmmss'),
    'a number, a day and a time': (draw) => `${draw(100)}-${written(momentOf(draw), 'yyyyMMdd-HHmmss')}`,
    'a day and a number': (draw, made) => `${written(momentOf(draw), 'yyyyMMdd')}${pad(made, 8)}`,
    'a number': (_, made) => String(made),
    'a number of 14 digits': (_, made) => pad(made, 14),
    'a number of 16 digits': (_, made) => pad(made, 16),
    'counted from 4 × 10^15': (_, made) => String(4_000_000_000_010_000 + made * 200),
    'counted from 51 × 10^14': (_, made) => String(5_100_000_000_010_000 + made * 200),
    'counted from 34 × 10^13': (_, made) => String(340_000_000_010_000 + made * 200),
  };

  it('at most one in two hundred is refused of moments and of what is counted, and one in forty in any form', () => {
    const draw = drawing();
    const each = many / 5;
    const refusedOf = (form: (draw: Draw, made: number) => string): number =>
      Array.from({ length: each }, (_, made) => form(draw, made)).filter(holdsCardNumber).length / each;
    const shares = Object.entries(forms).map(([name, form]) => [name, refusedOf(form)] as const);
    const sum = shares.reduce((total, [, share]) => total + share, 0);
    expect(sum / shares.length, JSON.stringify(shares)).toBeLessThanOrEqual(0.005);
    expect(shares.filter(([, share]) => share > 0.04)).toEqual([]);
  });
});

it.each([
  ['paid with 4929 5702 0384 1061, thanks', 'paid with ******, thanks'],
  ['4929570203841061', '******'],
  ['%34929570203841061', '******'],
  ['PEDIDO-1042', 'PEDIDO-1042'],
  [
    'a6011476-7738-4039-8c0e-d6fee0dedcd2 4929570203841061 ses_b6644d71aac7092545681777a198f005',
    'a6011476-7738-4039-8c0e-d6fee0dedcd2 ****** ses_b6644d71aac7092545681777a198f005',
  ],
])('%s is shown as %s', (text, shown) => {
  expect(withoutCardNumbers(text)).toBe(shown);
});

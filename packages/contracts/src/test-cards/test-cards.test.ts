import { describe, expect, it } from 'vitest';
import { brandOf, cardBrands, hasValidCheckDigit } from '../card-numbers/card-brands.ts';
import { isDeclineReason } from '../payments/decline-reasons.ts';
import { fullYear, fundingOf, sandboxOutcome, testCardOf, testCards } from './test-cards.ts';

const today = { year: 2026, month: 11 };
const outcome = (number: string, month: string, year: string) =>
  sandboxOutcome(testCardOf({ number, month, year }), { month, year }, today);
const declined = (reason: string) => ({ kind: 'declined', reason });
const approved = { kind: 'approved' };
const codes = { approved: '002', approvedOnce: '002', disputed: '002', declined: '003', review: '007' };

describe('the test cards', () => {
  it.each(testCards)(
    '$number is a card of its brand',
    ({ number, brand, responseCode, outcome: kept, note }) => {
      expect(hasValidCheckDigit(number)).toBe(true);
      expect(brandOf(number)).toBe(brand);
      expect(number).toHaveLength(cardBrands[brand].digits);
      expect(responseCode).toBe(codes[kept.kind]);
      expect(note.es).not.toBe('');
      expect(note.en).not.toBe('');
    },
  );

  it('stand once each, and one number has one funding', () => {
    const rows = testCards.map(({ number, expiry }) => `${number} ${expiry?.month}/${expiry?.year}`);
    expect(new Set(rows).size).toBe(rows.length);
    for (const { number, funding } of testCards)
      expect(testCards.filter((card) => card.number === number && card.funding !== funding)).toEqual([]);
  });

  it('begin with those of the specification', { tags: ['PAYMENT-32'] }, () => {
    expect(
      testCards.slice(0, 4).map(({ number, expiry, responseCode }) => [number, expiry, responseCode]),
    ).toEqual([
      ['4242424242424242', undefined, '002'],
      ['5105105105105100', undefined, '003'],
      ['378282246310005', { month: '01', year: '2026' }, '002'],
      ['378282246310005', { month: '04', year: '2037' }, '003'],
    ]);
  });

  it('have one for each reason that the decisions name for this road', () => {
    const reasons = testCards.flatMap(({ outcome: kept }) => (kept.kind === 'declined' ? [kept.reason] : []));
    expect(new Set(reasons)).toEqual(
      new Set([
        'declined',
        'insufficient_funds',
        'expired_card',
        'wrong_code',
        'processing_error',
        'fraud_block',
      ]),
    );
  });
});

describe('the outcome of a card', () => {
  it('is that of the table, even where its own expiry is past', () => {
    expect(outcome('378282246310005', '01', '26')).toEqual(approved);
    expect(outcome('378282246310005', '01', '2026')).toEqual(approved);
    expect(outcome('378282246310005', '04', '37')).toEqual(declined('declined'));
  });

  it('is the reason of the table, before its expiry is looked at', () => {
    expect(outcome('5105105105105100', '01', '20')).toEqual(declined('declined'));
    expect(outcome('4000000000009995', '01', '20')).toEqual(declined('insufficient_funds'));
  });

  it('is expired from the first day of the next month', () => {
    expect(outcome('4242424242424242', '11', '26')).toEqual(approved);
    expect(outcome('4242424242424242', '10', '26')).toEqual(declined('expired_card'));
    expect(outcome('4242424242424242', '12', '2025')).toEqual(declined('expired_card'));
    expect(outcome('4242424242424242', '01', '2027')).toEqual(approved);
  });

  it('of a number that the table does not know says so, unless it is expired', () => {
    expect(outcome('4111111111111111', '12', '30')).toEqual(declined('use_test_card'));
    expect(outcome('4111111111111111', '12', '20')).toEqual(declined('expired_card'));
    expect(outcome('378282246310005', '12', '30')).toEqual(declined('use_test_card'));
  });

  it('is its own for 3D Secure, for the next charge and for a dispute', () => {
    expect(outcome('4000000000003220', '12', '30')).toEqual({ kind: 'review' });
    expect(outcome('4000000000003220', '12', '20')).toEqual(declined('expired_card'));
    expect(outcome('4000000000000341', '12', '30')).toEqual({
      kind: 'approvedOnce',
      reason: 'insufficient_funds',
    });
    expect(outcome('4000000000000259', '12', '30')).toEqual({ kind: 'disputed', reason: 'unrecognized' });
    expect(outcome('4000000000002685', '12', '30')).toEqual({ kind: 'disputed', reason: 'not_received' });
  });

  it('has the funding of its first eight digits', () => {
    expect(fundingOf('4000056655665556')).toBe('debit');
    expect(fundingOf('40000566')).toBe('debit');
    expect(fundingOf('4242424242424242')).toBe('credit');
    expect(fundingOf('4111111111111111')).toBe('credit');
  });
});

it('reads two digits of a year as of this century', () => {
  expect(fullYear('26')).toBe('2026');
  expect(fullYear('2037')).toBe('2037');
});

it('knows its own reasons and no inherited name', () => {
  expect(isDeclineReason('fraud_block')).toBe(true);
  for (const code of ['toString', '__proto__', 'constructor', '']) expect(isDeclineReason(code)).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { cardProblems, fundingProblems } from './card-rules.ts';

const visa = { cardNumber: '4242424242424242', cvv: '123' };
const amex = { cardNumber: '378282246310005', cvv: '1234' };

describe('the form of a card', () => {
  it('is right for each brand with its own digits and code', { tags: ['PAYMENT-26'] }, () => {
    expect(cardProblems(visa)).toEqual([]);
    expect(cardProblems({ ...visa, CardType: '001' })).toEqual([]);
    expect(cardProblems({ cardNumber: '5105105105105100', cvv: '123', CardType: '002' })).toEqual([]);
    expect(cardProblems({ ...amex, CardType: '003' })).toEqual([]);
  });

  it('names the number whose check digit or length is wrong', () => {
    const wrong = [{ field: 'cardNumber', code: 'card_number_invalid' }];
    expect(cardProblems({ ...visa, cardNumber: '4242424242424241' })).toEqual(wrong);
    // The check digit is right, but the number is one digit shorter than the brand requires.
    expect(cardProblems({ ...visa, cardNumber: '424242424242426' })).toEqual(wrong);
    expect(cardProblems({ ...amex, cardNumber: '3782822463100005' })).toEqual(wrong);
  });

  it('names a brand that is not taken', () => {
    expect(cardProblems({ ...visa, cardNumber: '6011111111111117' })).toEqual([
      { field: 'cardNumber', code: 'card_brand_unknown' },
    ]);
  });

  it("names a code that has not its brand's length, and a type that is another's, together", () => {
    expect(cardProblems({ ...visa, cvv: '1234', CardType: '003' })).toEqual([
      { field: 'cvv', code: 'security_code_length', values: { digits: 3 } },
      { field: 'CardType', code: 'card_type_mismatch' },
    ]);
    expect(cardProblems({ ...amex, cvv: '123' })).toEqual([
      { field: 'cvv', code: 'security_code_length', values: { digits: 4 } },
    ]);
  });
});

describe('what the funding of a card allows', () => {
  const credit = { brand: 'visa', funding: 'credit' } as const;
  const debit = { brand: 'visa', funding: 'debit' } as const;

  it('is the method that was named, or none', () => {
    expect(fundingProblems({ Amount: 10 }, credit)).toEqual([]);
    expect(fundingProblems({ Amount: 10, IdPaymentMethod: 8 }, credit)).toEqual([]);
    expect(fundingProblems({ Amount: 10, IdPaymentMethod: 10 }, debit)).toEqual([]);
    const mismatch = [{ field: 'IdPaymentMethod', code: 'card_type_mismatch' }];
    expect(fundingProblems({ Amount: 10, IdPaymentMethod: 10 }, credit)).toEqual(mismatch);
    expect(fundingProblems({ Amount: 10, IdPaymentMethod: 8 }, debit)).toEqual(mismatch);
  });

  it('is months only by credit, from 100.00 each', () => {
    const refused = [{ field: 'SpecialOffer.InstallmentCount', code: 'installments_not_allowed' }];
    expect(fundingProblems({ Amount: 600, months: 6 }, credit)).toEqual([]);
    expect(fundingProblems({ Amount: 599.99, months: 6 }, credit)).toEqual(refused);
    expect(fundingProblems({ Amount: 600, months: 6 }, debit)).toEqual(refused);
  });
});

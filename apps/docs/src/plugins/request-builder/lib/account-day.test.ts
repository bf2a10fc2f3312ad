import { describe, expect, it } from 'vitest';
import { accountDay, aheadIn } from './account-day.ts';

const now = Date.UTC(2026, 10, 21, 4, 0);
const day = 24 * 60 * 60 * 1000;

describe('the account’s day', () => {
  it('is Mexico City’s', () => {
    expect(accountDay(now, 0)).toBe('2026/11/20');
    expect(accountDay(now, day)).toBe('2026/11/21');
  });
  it('is ahead as far as an answer shows', () => {
    expect(aheadIn({ date: new Date(now + 3 * day).toISOString(), paymentDate: null }, now)).toBe(3 * day);
    expect(aheadIn({ date: new Date(now - day).toISOString() }, now)).toBe(0);
    expect(aheadIn([], now)).toBe(0);
    expect(aheadIn({ date: 'x' }, now)).toBe(0);
  });
});

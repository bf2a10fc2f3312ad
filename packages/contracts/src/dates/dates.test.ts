import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  businessCalendar,
  businessDayNumber,
  businessInstant,
  businessOffset,
  day,
  endOfDay,
  hour,
  isWireDay,
  minute,
  startOfDay,
  startOfDayNumber,
  toWireDay,
  WireDaySchema,
} from './dates.ts';

const utc = (text: string): number => Date.parse(text);
const instants = fc.integer({ min: utc('1996-01-01T00:00:00Z'), max: utc('2100-01-01T00:00:00Z') });
const days = instants.map(toWireDay);

describe("Mexico City's days", () => {
  it('begin and end at its midnight, 06:00 UTC', () => {
    expect(startOfDay('2026/11/20')).toBe(utc('2026-11-20T06:00:00.000Z'));
    expect(endOfDay('2026/11/20')).toBe(utc('2026-11-21T06:00:00.000Z'));
    expect(toWireDay(utc('2026-11-20T05:59:59.999Z'))).toBe('2026/11/19');
    expect(toWireDay(utc('2026-11-20T06:00:00.000Z'))).toBe('2026/11/20');
    expect(toWireDay(utc('2026-11-21T05:59:59.999Z'))).toBe('2026/11/20');
  });

  it('are numbered one after the other', () => {
    expect(businessDayNumber(utc('1970-01-01T06:00:00Z'))).toBe(0);
    expect(businessDayNumber(utc('1970-01-01T05:59:59.999Z'))).toBe(-1);
    expect(businessDayNumber(utc('2026-11-20T05:59:59.999Z'))).toBe(20_776);
    expect(businessDayNumber(utc('2026-11-20T06:00:00Z'))).toBe(20_777);
    expect(startOfDayNumber(20_777)).toBe(utc('2026-11-20T06:00:00Z'));
    fc.assert(
      fc.property(instants, (instant) => {
        const text = toWireDay(instant);
        expect(businessDayNumber(instant)).toBe(businessDayNumber(startOfDay(text)));
        expect(startOfDayNumber(businessDayNumber(instant))).toBe(startOfDay(text));
        expect(businessDayNumber(startOfDay(addDays(text, 1)))).toBe(businessDayNumber(instant) + 1);
      }),
    );
  });

  it('take a day that stands in a path, with hyphens', () => {
    expect(startOfDay('2026-11-20')).toBe(startOfDay('2026/11/20'));
  });

  it('began an hour earlier in the summers until 2022', () => {
    expect(startOfDay('2022/07/01')).toBe(utc('2022-07-01T05:00:00Z'));
    expect(startOfDay('2023/07/01')).toBe(utc('2023-07-01T06:00:00Z'));
    expect(businessOffset(utc('2022-07-01T12:00:00Z'))).toBe(-5 * hour);
    expect(businessOffset(utc('2023-07-01T12:00:00Z'))).toBe(-6 * hour);
  });

  it('were 23 and 25 hours long when the clocks changed', () => {
    expect(endOfDay('2022/04/03') - startOfDay('2022/04/03')).toBe(23 * hour);
    expect(endOfDay('2022/10/30') - startOfDay('2022/10/30')).toBe(25 * hour);
    expect(businessCalendar(utc('2022-04-03T07:59:59Z'))).toMatchObject({ hours: 1, minutes: 59 });
    expect(businessCalendar(utc('2022-04-03T08:00:00Z'))).toMatchObject({ hours: 3, minutes: 0 });
  });

  it('hold every instant in one day, and leave no gap', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const text = toWireDay(instant);
        expect(startOfDay(text)).toBeLessThanOrEqual(instant);
        expect(endOfDay(text)).toBeGreaterThan(instant);
        expect(endOfDay(text)).toBe(startOfDay(addDays(text, 1)));
        expect(toWireDay(startOfDay(text))).toBe(text);
        expect(toWireDay(endOfDay(text) - 1)).toBe(text);
      }),
    );
  });

  it('read and write a moment alike, since the clocks no longer change', () => {
    const later = fc.integer({ min: utc('2023-01-01T00:00:00Z'), max: utc('2100-01-01T00:00:00Z') });
    fc.assert(
      fc.property(later, (instant) => {
        const whole = instant - (instant % minute);
        const { year, month, date, hours, minutes, seconds } = businessCalendar(whole);
        expect(businessInstant(year, month, date, { hours, minutes })).toBe(whole);
        expect(seconds).toBe(0);
      }),
    );
  });
});

describe('months', () => {
  it('are clamped to the last day, and not carried on from there', () => {
    expect(addMonths('2026/01/31', 1)).toBe('2026/02/28');
    expect(addMonths('2026/01/31', 2)).toBe('2026/03/31');
    expect(addMonths('2028/01/31', 1)).toBe('2028/02/29');
    expect(addMonths('2028/02/29', 12)).toBe('2029/02/28');
    expect(addMonths('2026/10/31', -1)).toBe('2026/09/30');
    expect(addMonths('2026/03/31', -1)).toBe('2026/02/28');
    expect(addMonths('2026/12/15', 1)).toBe('2027/01/15');
    expect(addMonths('2026/01/15', -1)).toBe('2025/12/15');
    expect(addMonths('2026/11/20', 0)).toBe('2026/11/20');
  });

  it('lead to the month that they say, on the same day or its last', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -120, max: 120 }), (text, months) => {
        const [year = 0, month = 0, date = 0] = text.split('/').map(Number);
        const moved = addMonths(text, months);
        const [movedYear = 0, movedMonth = 0, movedDate = 0] = moved.split('/').map(Number);
        expect(isWireDay(moved)).toBe(true);
        expect(movedYear * 12 + movedMonth).toBe(year * 12 + month + months);
        const last = new Date(Date.UTC(movedYear, movedMonth, 0)).getUTCDate();
        expect(movedDate).toBe(Math.min(date, last));
      }),
    );
  });
});

describe('days added', () => {
  it('cross months and years, and lead back', () => {
    expect(addDays('2026/12/31', 1)).toBe('2027/01/01');
    expect(addDays('2028/02/28', 1)).toBe('2028/02/29');
    expect(addDays('2026/03/01', -1)).toBe('2026/02/28');
    fc.assert(
      fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (text, count) => {
        expect(addDays(addDays(text, count), -count)).toBe(text);
        const noon = (of: string) => startOfDay(of) + 12 * hour;
        expect(Math.round((noon(addDays(text, count)) - noon(text)) / day)).toBe(count);
      }),
    );
  });
});

describe('a day on the wire', () => {
  it('is YYYY/MM/DD, and one of the calendar', { tags: ['CALL-8'] }, () => {
    for (const text of ['2026/11/20', '2028/02/29', '2000/02/29', '0999/01/31'])
      expect(isWireDay(text)).toBe(true);
    for (const text of [
      '2026/02/29',
      '1900/02/29',
      '2026/13/01',
      '2026/00/10',
      '2026/04/31',
      '2026/11/00',
      '2026-11-20',
      '2026/1/2',
      '20261120',
      '2026/11/20 ',
      '',
    ]) {
      expect(isWireDay(text)).toBe(false);
      expect(WireDaySchema.safeParse(text).success).toBe(false);
    }
  });

  it('keeps its form however far it is moved', () => {
    expect(addDays('0999/12/31', 0)).toBe('0999/12/31');
    expect(addMonths('0999/01/31', 1)).toBe('0999/02/28');
  });
});

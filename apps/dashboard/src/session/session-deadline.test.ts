import { hour, minute } from '@pasarela/contracts/dates/dates';
import { expect, test } from 'vitest';
import { sessionDeadline } from './session-deadline.ts';

test('an idle session is warned two minutes before its sixty are over', () => {
  expect(sessionDeadline(0, 10 * minute)).toEqual({
    warnAt: 68 * minute,
    endAt: 70 * minute,
    canStay: true,
  });
});

test('however busy, it ends after twelve hours', () => {
  expect(sessionDeadline(0, 11.5 * hour)).toEqual({
    warnAt: 12 * hour - 2 * minute,
    endAt: 12 * hour,
    canStay: false,
  });
});

import { expect, test } from 'vitest';
import { linkEmailWait } from './link-email-rules.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const minute = 60_000;
const written = (...minutesAgo: readonly number[]) =>
  minutesAgo.map((minutes) => new Date(now.getTime() - minutes * minute));

test.each<readonly [readonly number[], number]>([
  [[], 0],
  [[0], 5],
  [[4], 1],
  [[5], 0],
  [[10, 20, 30, 40], 0],
  [[10, 20, 30, 40, 50], 24 * 60 - 50],
  [[10, 20, 30, 40, 50, 60], 24 * 60 - 50],
  [[1, 20, 30, 40, 24 * 60 - 2], 4],
])('after e-mails %j minutes ago the next one waits %i minutes', (minutesAgo, minutes) => {
  expect(linkEmailWait(written(...minutesAgo), now)).toBe(minutes * minute);
});

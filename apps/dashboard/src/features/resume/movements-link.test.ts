import { expect, test } from 'vitest';
import { movementsLink } from './movements-link.ts';

test.each([
  ['0-D', '?initDate=2026-11-20&endDate=2026-11-20'],
  ['1-D', '?initDate=2026-11-19&endDate=2026-11-19'],
  ['3-M', '?initDate=2026-08-20&endDate=2026-11-20'],
] as const)('%s leads to the movements of %s', (period, search) => {
  expect(movementsLink(period, '2026/11/20')).toEqual({ pathname: '/transactions', search });
});

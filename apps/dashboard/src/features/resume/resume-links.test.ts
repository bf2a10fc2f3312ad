import { expect, test } from 'vitest';
import { attentionLinks, dayLink, declinesLink, movementsLink } from './resume-links.ts';

const days = { initDate: '2026/11/14', endDate: '2026/11/20' };

test('the figures lead to the movements of their days, a bar to those of its day', () => {
  expect(movementsLink(days)).toEqual({
    pathname: '/transactions',
    search: '?initDate=2026-11-14&endDate=2026-11-20',
  });
  expect(dayLink('2026/11/19')).toEqual({
    pathname: '/transactions',
    search: '?initDate=2026-11-19&endDate=2026-11-19',
  });
});

test('a reason leads to what was declined for it on the same days', () => {
  expect(declinesLink('insufficient_funds', days)).toEqual({
    pathname: '/transactions',
    search: '?authResult=insufficient_funds&initDate=2026-11-14&endDate=2026-11-20',
  });
});

test('authorizations that end lead to the days on which they were created', () => {
  const [count, amount] = [1, 100];
  expect(
    attentionLinks.authorizations({ count, amount, initDate: '2026/11/13', endDate: '2026/11/13' }),
  ).toEqual({ pathname: '/preauthorizations', search: '?initDate=2026-11-13&endDate=2026-11-13' });
  expect(attentionLinks.authorizations({ count: 0, amount: 0, initDate: null, endDate: null })).toBe(
    '/preauthorizations',
  );
});

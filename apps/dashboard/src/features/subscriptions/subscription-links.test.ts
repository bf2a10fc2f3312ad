import { expect, test } from 'vitest';
import {
  actionOfPath,
  actionsOf,
  subscriptionPath,
  tabOfSegment,
  tabOfStatus,
} from './subscription-links.ts';

test.each([
  ['Activa', 'active'],
  ['Cancelada', 'canceled'],
  ['Pausada', 'paused'],
  ['activa', 'paused'],
  ['x', 'paused'],
  [undefined, 'paused'],
] as const)('%s in an address means %s', { tags: ['PORTAL-11'] }, (segment, tab) => {
  expect(tabOfSegment(segment)).toBe(tab);
});

test.each([
  [1, 'active', '/subscriptions-details/Activa/12/'],
  [2, 'paused', '/subscriptions-details/Pausada/12/'],
  [3, 'canceled', '/subscriptions-details/Cancelada/12/'],
] as const)('status %s is %s, at %s', (idStatus, tab, path) => {
  expect(tabOfStatus({ idStatus })).toBe(tab);
  expect(subscriptionPath(tab, 12)).toBe(path);
});

test.each([
  ['/subscriptions/cancel', 'cancel'],
  ['/subscriptions-details/Pausada/12/replace-card/', 'replace-card'],
  ['/subscriptions-details/Pausada/12/', undefined],
  ['/subscriptions', undefined],
] as const)('%s opens %s', (path, action) => {
  expect(actionOfPath(path)).toBe(action);
});

test('active can be canceled, paused all three, canceled nothing', {
  tags: ['SUBSCRIPTION-5', 'SUBSCRIPTION-6'],
}, () => {
  expect(actionsOf).toEqual({
    active: ['cancel'],
    paused: ['cancel', 'replace-card', 'reactivate'],
    canceled: [],
  });
});

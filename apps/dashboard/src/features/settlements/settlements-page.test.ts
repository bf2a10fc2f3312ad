import { expect, test } from 'vitest';
import { carriedOver } from './settlements-page.tsx';

test.each([
  ['one whose figures add up', { amount: 8085.08, gross: 8552, commission: 466.92, returned: 0 }, 0],
  ['one that leaves a debt', { amount: 0, gross: 3705, commission: 159.96, returned: 3675 }, 129.96],
  // It owed 100 already, and has 50 more to give back; or earns 50.
  ['one that adds to a debt', { amount: 0, gross: 0, commission: 0, returned: 50 }, 50],
  ['one that pays a part of it', { amount: 0, gross: 52.5, commission: 2.5, returned: 0 }, -50],
  ['one that pays it', { amount: 18_591.53, gross: 19_638.5, commission: 917.01, returned: 0 }, -129.96],
])('what is carried over by %s is %j', (_, row, carried) => {
  expect(carriedOver(row)).toBe(carried);
});

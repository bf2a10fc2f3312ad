import { expect, test } from 'vitest';
import { chargeAgainOf } from './charge-again.ts';

const again = { referenceNumber: 'A-17', email: 'ana@example.com', amount: '1250.50' };

test('the state of a link says what is charged again; any other state says nothing', () => {
  expect(chargeAgainOf({ state: { again } })).toEqual(again);
  for (const state of [null, undefined, 'again', {}, { list: '?a' }, { again: null }, { again: [] }])
    expect(chargeAgainOf({ state })).toBeUndefined();
  for (const name of Object.keys(again))
    expect(chargeAgainOf({ state: { again: { ...again, [name]: {} } } })).toBeUndefined();
});

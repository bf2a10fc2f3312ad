import { expect, it } from 'vitest';
import { orderOf } from './list-order.ts';
import { flatten, sql } from './sql.ts';

const columns = { date: sql`created_at`, customer: sql`lower(customer_name)` };
const textOf = (order: Parameters<typeof orderOf<keyof typeof columns>>[2]) =>
  flatten(orderOf(columns, 'date', order), 'sqlite').text;

it("is the list's own where nothing is asked for, the newest first", () => {
  expect(textOf({})).toBe('created_at desc, id desc');
  expect(textOf({ sortDirection: 'asc' })).toBe('created_at asc, id asc');
});

it('is the column asked for, the id deciding among equals in the same direction', () => {
  expect(textOf({ sortBy: 'customer' })).toBe('lower(customer_name) desc, id desc');
  expect(textOf({ sortBy: 'customer', sortDirection: 'asc' })).toBe('lower(customer_name) asc, id asc');
});

it('names the id as the statement has it', () => {
  expect(flatten(orderOf(columns, 'date', {}, sql`m.id`), 'sqlite').text).toBe('created_at desc, m.id desc');
});

import { statusesAfter } from '@pasarela/contracts/statuses/transaction-moves';
import { Status, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { expect, it } from 'vitest';
import { arrows, drawing, frame, places, replaceable } from './status-layout.ts';

const pairs = (list: readonly { readonly from: number; readonly to: number }[]): readonly string[] =>
  list.map(({ from, to }) => `${from}→${to}`).toSorted();

it('draws every move of the table once, by an arrow of its own or by that of the frame', () => {
  const drawn = [...arrows, ...replaceable.map((from) => ({ from, to: Status.replaced }))];
  const allowed = transactionStatusIds.flatMap((from) => statusesAfter(from).map((to) => ({ from, to })));
  expect(pairs(drawn)).toEqual(pairs(allowed));
});

it('places each status inside of the drawing, apart from the others, and frames those that are replaced alike', () => {
  const { width, height } = drawing.node;
  for (const id of transactionStatusIds) {
    const { x, y } = places[id];
    expect(x >= 0 && x + width <= drawing.width && y >= 0 && y + height <= drawing.height).toBe(true);
    for (const other of transactionStatusIds.filter((one) => one > id))
      expect(
        Math.abs(places[other].x - x) >= width || Math.abs(places[other].y - y) >= height,
        `${id} and ${other}`,
      ).toBe(true);
    const isFramed =
      x >= frame.x && x + width <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
    expect(isFramed, String(id)).toBe(replaceable.includes(id));
  }
});

import { expect, it } from 'vitest';
import { createLanes } from './delivery-lanes.ts';

const fill = (lanes: ReturnType<typeof createLanes>, names: readonly string[]): Record<string, number> => {
  const shared = lanes.share(names);
  for (const { lane, max } of shared) for (let entered = 0; entered < max; entered += 1) lanes.enter(lane);
  return Object.fromEntries(shared.map(({ lane, max }) => [lane, max]));
};

it('gives a lane more room the more it answers, up to a limit', () => {
  const lanes = createLanes();
  expect(fill(lanes, ['a'])).toEqual({ a: 4 });
  expect(fill(lanes, ['a'])).toEqual({});
  lanes.note('a', true, 10);
  expect(fill(lanes, ['a'])).toEqual({ a: 4 });
  for (let answers = 0; answers < 10; answers += 1) lanes.note('a', true, 10);
  expect(fill(lanes, ['a'])).toEqual({ a: 8 });
  expect(fill(lanes, ['a'])).toEqual({});
});

it('gives one place to a lane that does not answer or is slow, until it answers', () => {
  const lanes = createLanes();
  fill(lanes, ['dead', 'slow']);
  for (const _ of [1, 2, 3, 4]) {
    lanes.note('dead', false, 10_000);
    lanes.leave('dead');
    lanes.note('slow', true, 2_001);
    lanes.leave('slow');
  }
  expect(fill(lanes, ['dead', 'slow'])).toEqual({ dead: 1, slow: 1 });
  lanes.note('dead', true, 1);
  lanes.leave('dead');
  expect(fill(lanes, ['dead'])).toEqual({ dead: 2 });
});

it('leaves room for the living beside many dead', () => {
  const lanes = createLanes();
  const dead = Array.from({ length: 200 }, (_, index) => `dead ${index}`);
  for (const name of dead) lanes.note(name, false, 10_000);
  expect(Object.values(fill(lanes, dead))).toEqual(dead.map(() => 1));
  expect(fill(lanes, [...dead, 'alive'])).toEqual({ alive: 4 });
});

it('shares the room with other processes', () => {
  const processes = { count: 1 };
  const lanes = createLanes(() => processes.count);
  expect(fill(lanes, ['a'])).toEqual({ a: 4 });
  for (let answers = 0; answers < 10; answers += 1) lanes.note('a', true, 10);
  processes.count = 3;
  expect(fill(lanes, ['a', 'b'])).toEqual({ a: 1, b: 1 });
  expect(
    fill(
      lanes,
      Array.from({ length: 100 }, (_, lane) => `c${lane}`),
    ),
  ).toEqual(Object.fromEntries(Array.from({ length: 79 }, (_, lane) => [`c${lane}`, 1])));
});

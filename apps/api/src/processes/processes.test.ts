import { expect, it } from 'vitest';
import type { News, NewsTopic } from '#database/news.ts';
import { createCallCounts } from './call-counts.ts';
import { createPeers } from './peers.ts';
import { createSharedProgress } from './shared-progress.ts';

/** Processes that hear one another at once. */
const createBus = () => {
  const all: {
    readonly topic: NewsTopic;
    readonly of: string;
    readonly hear: (text: string, sender: string) => void;
  }[] = [];
  const sizes: number[] = [];
  const newsOf = (name: string): News => ({
    isShared: true,
    tell: async (topic, text) => {
      sizes.push(text.length);
      for (const each of all) if (each.topic === topic && each.of !== name) each.hear(text, name);
    },
    listen: (topic, hear) => {
      const entry = { topic, of: name, hear };
      all.push(entry);
      return () => void all.splice(all.indexOf(entry), 1);
    },
  });
  return { newsOf, sizes };
};

it('counts the calls of a caller in windows, over all processes once they have told', async () => {
  const { newsOf } = createBus();
  const time = { now: 0 };
  const [one, other] = ['one', 'other'].map((name) => createCallCounts(newsOf(name), 60_000, () => time.now));
  one?.listen();
  const end = other?.listen();
  expect(
    [one?.count('key 1'), one?.count('key 1'), one?.count('key 2')].map((counted) => counted?.current),
  ).toEqual([1, 2, 1]);
  await one?.tell();
  time.now = 10_000;
  expect(other?.count('key 1')).toEqual({ current: 3, ttl: 50_000 });
  await other?.tell();
  await one?.tell();
  expect(one?.count('key 1')).toEqual({ current: 4, ttl: 50_000 });
  end?.();
  await one?.tell();
  expect(other?.count('key 1').current).toBe(4);
  time.now = 60_000;
  expect(one?.count('key 1')).toEqual({ current: 1, ttl: 60_000 });
});

it('tells many callers in messages that a notification can hold', async () => {
  const { newsOf, sizes } = createBus();
  const counts = createCallCounts(newsOf('one'), 60_000, () => 0);
  for (let caller = 0; caller < 200; caller += 1)
    counts.count(`2001:0db8:85a3:0000:0000:8a2e:0370:${caller}`);
  await counts.tell();
  expect(sizes).toHaveLength(3);
  expect(Math.max(...sizes)).toBeLessThan(7_500);
  await counts.tell();
  expect(sizes).toHaveLength(3);
});

it('knows the processes that have told of themselves lately', async () => {
  const { newsOf } = createBus();
  const time = { now: 0 };
  const peers = ['one', 'other', 'third'].map((name) => createPeers(newsOf(name), () => time.now));
  for (const each of peers) each.listen();
  expect(peers.map(({ count }) => count())).toEqual([1, 1, 1]);
  for (const each of peers) await each.tell();
  expect(peers.map(({ count }) => count())).toEqual([3, 3, 3]);
  time.now = 4_000;
  await peers[0]?.tell();
  time.now = 5_000;
  expect(peers.map(({ count }) => count())).toEqual([1, 2, 2]);
});

it('knows how far work of an account has come on another process, until it ends or falls silent', () => {
  const { newsOf } = createBus();
  const time = { now: 0 };
  const [one, other] = ['one', 'other'].map((name) =>
    createSharedProgress<{ done: number }>(newsOf(name), () => time.now),
  );
  one?.begin(4, { done: 2 });
  expect([one?.of(4), other?.of(4), other?.of(5)]).toEqual([{ done: 2 }, { done: 2 }, undefined]);
  one?.end(4);
  expect([one?.of(4), other?.of(4)]).toEqual([undefined, undefined]);
  one?.begin(4, { done: 0 });
  time.now = 5_000;
  expect([one?.of(4), other?.of(4)]).toEqual([{ done: 0 }, undefined]);
  one?.end(4);
});

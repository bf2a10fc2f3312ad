/** A small seeded random generator (mulberry32), so that the demo is the same on every machine. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    digits: (count: number): string => Array.from({ length: count }, () => whole(0, 9)).join(''),
    code: (length: number): string => {
      const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
      return Array.from({ length }, () => letters[whole(0, letters.length - 1)]).join('');
    },
  };
};

export type Random = ReturnType<typeof createRandom>;

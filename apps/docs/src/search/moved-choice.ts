/** Which option an arrow leads to, round and round; null where a key leads to none. */
export const moved = (key: string, chosen: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (chosen + 1) % count;
  if (key === 'ArrowUp') return (chosen - 1 + count) % count;
  return null;
};

import { limits } from '@pasarela/contracts/limits';

/** The pages that have a button: as many as fit, the open one in their middle where it can be. */
export const pageWindow = (page: number, pages: number, most: number = limits.pageButtons): number[] => {
  const count = Math.min(most, pages);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};

import type { MethodSummary } from './operation-page.ts';

const freeBuilder = '/test-builder';

/** The page with the builder for any method, with one chosen. */
const freeBuilderAddress = (name: string): string => `${freeBuilder}?method=${encodeURIComponent(name)}`;

/** The address of a method's builder: on the reader's present page if that can show it, else on the method's own page. */
export const methodAddress = (
  { name, page }: Pick<MethodSummary, 'name' | 'page'>,
  ownName: string,
  pathname: string,
): string => {
  if (pathname.endsWith(freeBuilder)) return freeBuilderAddress(name);
  return name === ownName ? pathname : page;
};

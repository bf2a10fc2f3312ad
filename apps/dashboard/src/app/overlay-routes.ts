import type { RouteObject } from 'react-router';

/** Addresses below a page at which something lies over it. */
export const overlays = (...paths: readonly string[]): RouteObject[] =>
  paths.map((path) => ({ path, element: null }));

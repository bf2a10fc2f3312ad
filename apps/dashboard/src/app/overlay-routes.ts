import type { RouteObject } from 'react-router';

/** The routes of dialogs and drawers that open over a page. */
export const overlays = (...paths: readonly string[]): RouteObject[] =>
  paths.map((path) => ({ path, element: null }));

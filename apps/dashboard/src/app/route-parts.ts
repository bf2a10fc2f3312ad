import type { Location, RouteObject } from 'react-router';
import { loadPart } from '#parts/load-part.ts';

/** The routes with their code, which is loaded when they are first opened. */
export const withParts = (
  routes: readonly RouteObject[],
  next: () => Location | undefined,
): RouteObject[] => {
  const address = (): string => {
    const { pathname, search } = next() ?? window.location;
    return `${window.location.origin}${pathname}${search}`;
  };
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    const loaded =
      typeof lazy === 'function' ? { lazy: () => loadPart(lazy, { waits: false, address }) } : {};
    return route.index
      ? { ...route, ...loaded }
      : { ...route, ...loaded, children: children && withParts(children, next) };
  });
};

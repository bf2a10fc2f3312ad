import { paths } from '#paths/paths.ts';

export const fraudPaths = {
  velocity: paths.fraud,
  blacklist: paths.blacklist,
  add: `${paths.blacklist}/add`,
  edit: `${paths.blacklist}/edit`,
} as const;

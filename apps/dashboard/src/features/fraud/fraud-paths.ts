export const fraudPaths = {
  velocity: '/fraud-management',
  blacklist: '/fraud-management/blacklist',
  add: '/fraud-management/blacklist/add',
  edit: '/fraud-management/blacklist/edit',
} as const;

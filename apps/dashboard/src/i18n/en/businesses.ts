import type { businessesWords as Spanish } from '../es/businesses.ts';

export const businessesWords: typeof Spanish = {
  title: 'My businesses',
  search: 'Search by name',
  users: (n) => (n === 1 ? '1 user' : `${n} users`),
  enter: 'Enter',
  enterTo: (name) => `Enter ${name}`,
  current: 'Current business',
  emptyTitle: 'You do not belong to any business yet',
  emptyBody: 'Ask an administrator of your business to give your user access.',
  filteredTitle: (text) => `No business matches “${text}”`,
  clear: 'Clear the search',
  failedTitle: 'Your businesses could not be loaded',
  found: (n) => (n === 1 ? '1 business' : `${n} businesses`),
};

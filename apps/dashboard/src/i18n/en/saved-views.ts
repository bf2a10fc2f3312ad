import type { savedViewsWords as Spanish } from '../es/saved-views.ts';

export const savedViewsWords: typeof Spanish = {
  views: 'Views',
  today: 'Today',
  lastThirtyDays: 'Last 30 days',
  chargebacks: 'Chargebacks',
  save: 'Save view',
  name: 'View name',
  nameHint: 'It is saved in this browser, with the filters that you see.',
  nameMissing: 'Type a name.',
  nameTaken: 'There is already a view with that name.',
  saveIt: 'Save',
  remove: (name) => `Remove the view ${name}`,
};

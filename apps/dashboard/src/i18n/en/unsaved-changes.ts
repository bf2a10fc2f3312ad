import type { unsavedChangesWords as Spanish } from '../es/unsaved-changes.ts';

export const unsavedChangesWords: typeof Spanish = {
  title: 'Leave without saving?',
  text: 'There are changes that you have not saved. If you leave now, they are lost.',
  leave: 'Leave without saving',
  stay: 'Go on editing',
};

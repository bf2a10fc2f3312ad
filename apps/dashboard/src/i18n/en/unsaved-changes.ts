import type { unsavedChangesWords as Spanish } from '../es/unsaved-changes.ts';

export const unsavedChangesWords: typeof Spanish = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes. If you leave now, they are lost.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
};

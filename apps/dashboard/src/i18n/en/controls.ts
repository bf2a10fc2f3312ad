import type { controlsWords as Spanish } from '../es/controls.ts';

export const controlsWords: typeof Spanish = {
  goBack: 'Go back',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy',
  copyOf: (what) => `Copy ${what}`,
  notifications: 'Notifications',
  working: 'Working…',
  loading: 'Loading…',
  optional: 'optional',
  tryAgain: 'Try again',
  requestId: 'Request id',
};

import type { callsWords as Spanish } from '../es/calls.ts';

export const callsWords: typeof Spanish = {
  unavailable: 'The service is not available',
  generic: 'Something went wrong. Try again.',
  partMissing: 'The application did not finish loading',
  sessionEnded: 'Your session has ended. Sign in again.',
};

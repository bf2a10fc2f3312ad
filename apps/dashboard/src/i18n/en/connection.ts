import type { connectionWords as Spanish } from '../es/connection.ts';

export const connectionWords: typeof Spanish = {
  unavailable: 'The service is not available',
  stale: 'What you see may be out of date.',
  tryAgain: 'Try again',
};

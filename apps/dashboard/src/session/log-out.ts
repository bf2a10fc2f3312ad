import { callOperation } from '#api/call-operation.ts';
import { leaveSession } from './session-store.ts';

/** Ends the session on the server too. Whatever it answers, this browser forgets it. */
export const logOut = async (): Promise<void> => {
  try {
    await callOperation('logout', {});
  } finally {
    leaveSession('/');
  }
};

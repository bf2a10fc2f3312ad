import { callOperation } from '#api/call-operation.ts';
import { closeSession } from './session-store.ts';

/** Ends this session on the server too. Whatever it answers, this browser forgets the session. */
export const logOut = async (): Promise<void> => {
  try {
    await callOperation('logout', {});
  } finally {
    closeSession();
  }
};

/** Ends all of the user's sessions. Where the server could not, the user stays here to be told so. */
export const logOutEverywhere = async (): Promise<void> => {
  await callOperation('logoutEverywhere', {});
  closeSession();
};

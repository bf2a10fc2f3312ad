import { callOperation } from '#api/call-operation.ts';
import { announceEnd } from '#session/session-sharing.ts';
import { closeSession, readSession } from '#session/session-store.ts';

/** Forgets the session in this tab, and in those that share it. */
const close = (): void => {
  const session = readSession();
  if (session) announceEnd(session);
  closeSession();
};

/** Ends this session on the server too. Whatever it answers, this browser forgets the session. */
export const logOut = async (): Promise<void> => {
  try {
    await callOperation('logout', {});
  } finally {
    close();
  }
};

/** Ends all of the user's sessions. Where the server could not, the user stays here to be told so. */
export const logOutEverywhere = async (): Promise<void> => {
  await callOperation('logoutEverywhere', {});
  close();
};

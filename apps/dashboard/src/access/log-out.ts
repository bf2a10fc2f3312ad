import { callOperation } from '#api/call-operation.ts';
import { announceEnd } from '#session/session-sharing.ts';
import { closeSession, readSession } from '#session/session-store.ts';

/** Forgets the session in this tab, and in those that share it. */
const close = (): void => {
  const session = readSession();
  if (session) announceEnd(session);
  closeSession();
};

/** Ends this session on the server too. This browser clears the session whatever the server answers. */
export const logOut = async (): Promise<void> => {
  try {
    await callOperation('logout', {});
  } finally {
    close();
  }
};

/** Ends all of the user's sessions. If the server fails, the user stays on the page and sees the error. */
export const logOutEverywhere = async (): Promise<void> => {
  await callOperation('logoutEverywhere', {});
  close();
};

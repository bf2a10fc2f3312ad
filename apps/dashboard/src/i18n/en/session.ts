import type { sessionWords as Spanish } from '../es/session.ts';

export const sessionWords: typeof Spanish = {
  endingTitle: 'Your session is about to end',
  idle: (time) => `There has been no activity. The session ends in ${time}.`,
  life: (time) => `A session lasts 12 hours at most. This one ends in ${time}; sign in again after that.`,
  stay: 'Stay signed in',
  logOut: 'Log out',
  understood: 'Understood',
  companyGone: (name) =>
    `You no longer have access to ${name === '' ? 'that business' : name}. Choose another business.`,
  closedElsewhere: 'You logged out in another tab.',
  ended: 'Your session has ended. Sign in again.',
};

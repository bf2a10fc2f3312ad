import { useEffect } from 'react';
import { receiveSession } from './session-sharing.ts';
import { readSession } from './session-store.ts';

/** On the sign-in page: a session of another tab is offered, now and whenever the user comes back to this one. */
export const useOfferedSession = (): void =>
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && !readSession()) void receiveSession({ asOffer: true });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

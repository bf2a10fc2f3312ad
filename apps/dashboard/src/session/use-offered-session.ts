import { useEffect } from 'react';
import { receiveSession } from './session-sharing.ts';
import { readSession } from './session-store.ts';

/** On the sign-in page: offers the session of another tab, now and whenever the user returns to this tab. */
export const useOfferedSession = (): void =>
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && !readSession()) void receiveSession({ asOffer: true });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

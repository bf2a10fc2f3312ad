import demo from '@generated/request-builder/default/demo.json';
import { type Dispatch, startTransition, useEffect } from 'react';
import type { CredentialsAction } from '../../state/credentials-reducer.ts';
import { isDemoHere } from './browser-tools.ts';

/** Fills untouched fields in with the published credentials, where they work. */
export const useDemoOffer = (dispatch: Dispatch<CredentialsAction>): void => {
  useEffect(() => {
    let isGone = false;
    isDemoHere().then((isDemo) => {
      if (isDemo && !isGone) startTransition(() => dispatch({ type: 'demoOffered', credentials: demo }));
    });
    return () => {
      isGone = true;
    };
  }, [dispatch]);
};

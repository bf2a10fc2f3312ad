import { type Dispatch, type RefObject, useEffect } from 'react';
import { credentialsKey, readCredentials, type Stores } from '../../lib/browser-memory.ts';
import type { Credentials } from '../../lib/build-request.ts';
import { untouchedCredentials } from '../../state/builder-state.ts';
import type { CredentialsAction } from '../../state/credentials-reducer.ts';
import { typedCredentials } from './browser-tools.ts';
import { useDemoOffer } from './use-demo-offer.ts';

/** The credentials that are kept, or were typed last on this page, and what other tabs do with those that are kept. */
export const useRememberedCredentials = (
  memory: RefObject<Stores>,
  credentials: Credentials,
  dispatch: Dispatch<CredentialsAction>,
): void => {
  useEffect(() => {
    const remembered = readCredentials(memory.current);
    if (remembered) dispatch({ type: 'credentialsRemembered', ...remembered });
    else if (typedCredentials.current)
      dispatch({ type: 'credentialsEdited', credentials: typedCredentials.current });
  }, [memory, dispatch]);

  // Another tab keeps or deletes credentials for this one too.
  useEffect(() => {
    const check = ({ key }: StorageEvent) => {
      if (key !== credentialsKey && key !== null) return;
      const held = readCredentials(memory.current);
      const typed = typedCredentials.current;
      const isSame =
        held?.credentials.apiKey === typed?.apiKey && held?.credentials.password === typed?.password;
      dispatch({ type: 'keepingChanged', keeping: held && isSame ? held.keeping : null });
    };
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [memory, dispatch]);

  useEffect(() => {
    if (credentials !== untouchedCredentials) typedCredentials.current = credentials;
  }, [credentials]);

  useDemoOffer(dispatch);
};

import type { Dispatch } from 'react';
import { deleteCredentials, keepCredentials, type Stores } from '../../lib/browser-memory.ts';
import type { CredentialsAction, CredentialsState } from '../../state/credentials-reducer.ts';

/** The state and callbacks of the credentials form, on any page. */
export type CredentialsDesk = {
  readonly state: CredentialsState;
  readonly dispatch: Dispatch<CredentialsAction>;
  readonly saveCredentials: () => void;
  readonly removeCredentials: () => void;
};

export const credentialsDesk = (
  state: CredentialsState,
  dispatch: Dispatch<CredentialsAction>,
  memory: { readonly current: Stores },
): CredentialsDesk => ({
  state,
  dispatch,
  saveCredentials: () => {
    const { credentials, sessionOnly } = state;
    if (!credentials.apiKey.trim() || !credentials.password) return dispatch({ type: 'saveRefused' });
    const keeping = sessionOnly ? 'session' : 'browser';
    const isKept = keepCredentials(memory.current, credentials, keeping);
    dispatch(isKept ? { type: 'credentialsSaved', keeping } : { type: 'storageRefused' });
  },
  removeCredentials: () => {
    deleteCredentials(memory.current);
    dispatch({ type: 'credentialsDeleted' });
  },
});

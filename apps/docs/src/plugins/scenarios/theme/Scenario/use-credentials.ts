import { useEffect, useReducer } from 'react';
import { readCredentials } from '../../../request-builder/lib/browser-memory.ts';
import { untouchedCredentials } from '../../../request-builder/state/builder-state.ts';
import {
  type CredentialsAction,
  type CredentialsState,
  credentialsReducer,
} from '../../../request-builder/state/credentials-reducer.ts';
import {
  type CredentialsDesk,
  credentialsDesk,
} from '../../../request-builder/theme/RequestBuilder/credentials-desk.ts';
import { useBrowserStores } from '../../../request-builder/theme/RequestBuilder/use-browser-stores.ts';
import { useDemoOffer } from '../../../request-builder/theme/RequestBuilder/use-demo-offer.ts';

type Action = CredentialsAction | { readonly type: 'noticeDismissed'; readonly turn: number };

const reducer = (state: CredentialsState, action: Action): CredentialsState => {
  if (action.type !== 'noticeDismissed') return credentialsReducer(state, action);
  return state.notice?.turn === action.turn ? { ...state, notice: null } : state;
};

const initial: CredentialsState = {
  credentials: untouchedCredentials,
  missing: { apiKey: false, password: false },
  kept: null,
  sessionOnly: false,
  hindrance: null,
  notice: null,
  turn: 0,
};

export type Credentialing = {
  readonly desk: CredentialsDesk;
  readonly dismissNotice: (turn: number) => void;
};

/** The Request Builder's credentials, from the same memory. */
export const useCredentials = (): Credentialing => {
  const [state, dispatch] = useReducer(reducer, initial);
  const memory = useBrowserStores();
  useEffect(() => {
    const remembered = readCredentials(memory.current);
    if (remembered) dispatch({ type: 'credentialsRemembered', ...remembered });
  }, [memory]);
  useDemoOffer(dispatch);
  return {
    desk: credentialsDesk(state, dispatch, memory),
    dismissNotice: (turn) => dispatch({ type: 'noticeDismissed', turn }),
  };
};

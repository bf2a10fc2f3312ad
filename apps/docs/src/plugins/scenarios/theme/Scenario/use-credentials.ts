import { useEffect, useReducer, useRef } from 'react';
import { readCredentials, type Stores } from '../../../request-builder/lib/browser-memory.ts';
import {
  type CredentialsAction,
  type CredentialsState,
  credentialsReducer,
} from '../../../request-builder/state/credentials-reducer.ts';
import { browserStores } from '../../../request-builder/theme/RequestBuilder/browser-tools.ts';
import {
  type CredentialsDesk,
  credentialsDesk,
} from '../../../request-builder/theme/RequestBuilder/credentials-desk.ts';

type Action = CredentialsAction | { readonly type: 'noticeDismissed'; readonly turn: number };

const reducer = (state: CredentialsState, action: Action): CredentialsState => {
  if (action.type !== 'noticeDismissed') return credentialsReducer(state, action);
  return state.notice?.turn === action.turn ? { ...state, notice: null } : state;
};

const initial: CredentialsState = {
  credentials: { apiKey: '', password: '' },
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
  const memory = useRef<Stores>({ browser: null, session: null });
  useEffect(() => {
    memory.current = browserStores();
    const remembered = readCredentials(memory.current);
    if (remembered) dispatch({ type: 'credentialsRemembered', ...remembered });
  }, []);
  return {
    desk: credentialsDesk(state, dispatch, memory),
    dismissNotice: (turn) => dispatch({ type: 'noticeDismissed', turn }),
  };
};

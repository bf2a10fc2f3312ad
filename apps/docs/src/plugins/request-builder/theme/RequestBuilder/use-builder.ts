import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { readCredentials, readRecentPayments, type Stores } from '../../lib/browser-memory.ts';
import { freshReference } from '../../lib/fresh-reference.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import type { BuilderAction, Proposal } from '../../state/builder-actions.ts';
import { createBuilderReducer } from '../../state/builder-reducer.ts';
import { type BuilderState, initialState } from '../../state/builder-state.ts';
import { browserStores } from './browser-tools.ts';
import { type CredentialsDesk, credentialsDesk } from './credentials-desk.ts';

export const newReference = (): string => freshReference(Date.now(), Math.random);

export type Builder = CredentialsDesk & {
  readonly page: OperationPage;
  readonly state: BuilderState;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly stores: Stores;
  readonly chooseGroup: (key: string) => void;
  readonly chooseSample: (name: string) => void;
};

/** The state of a builder, and what ties it to the browser: chance, time and memory. */
export const useBuilder = (page: OperationPage): Builder => {
  const reducer = useMemo(() => createBuilderReducer(page), [page]);
  const [state, dispatch] = useReducer(reducer, page, initialState);
  const memory = useRef<Stores>({ browser: null, session: null });

  const propose = useCallback(
    (): Proposal => ({ reference: newReference(), payments: readRecentPayments(memory.current) }),
    [],
  );

  useEffect(() => {
    memory.current = browserStores();
    const remembered = readCredentials(memory.current);
    if (remembered) dispatch({ type: 'credentialsRemembered', ...remembered });
    dispatch({ type: 'proposalMade', proposal: propose() });
  }, [propose]);

  return {
    ...credentialsDesk(state, dispatch, memory),
    page,
    state,
    dispatch,
    stores: memory.current,
    chooseGroup: (key) => dispatch({ type: 'groupChosen', key, proposal: propose() }),
    chooseSample: (name) => dispatch({ type: 'sampleChosen', name, proposal: propose() }),
  };
};

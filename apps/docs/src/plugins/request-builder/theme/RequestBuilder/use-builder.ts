import { type Dispatch, startTransition, useCallback, useEffect, useMemo, useReducer } from 'react';
import { accountDay } from '../../lib/account-day.ts';
import { readAhead, readRecentPayments, type Stores } from '../../lib/browser-memory.ts';
import { freshReference } from '../../lib/fresh-reference.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import type { RequestNote } from '../../lib/request-note.ts';
import type { BuilderAction, Proposal } from '../../state/builder-actions.ts';
import { createBuilderReducer } from '../../state/builder-reducer.ts';
import { type BuilderState, initialState } from '../../state/builder-state.ts';
import { type CredentialsDesk, credentialsDesk } from './credentials-desk.ts';
import { useBrowserStores } from './use-browser-stores.ts';
import { useLinkedRequest } from './use-linked-request.ts';
import { useRememberedCredentials } from './use-remembered-credentials.ts';
import { type RequestHistory, useRequestHistory } from './use-request-history.ts';

export const newReference = (): string => freshReference(Date.now(), Math.random);

export type Builder = CredentialsDesk &
  RequestHistory & {
    readonly page: OperationPage;
    readonly state: BuilderState;
    readonly dispatch: Dispatch<BuilderAction>;
    readonly stores: Stores;
    readonly chooseGroup: (key: string) => void;
    readonly chooseSample: (name: string) => void;
  };

/** The state of a builder, and what ties it to the browser: chance, time, memory and address. */
export const useBuilder = (page: OperationPage): Builder => {
  const reducer = useMemo(() => createBuilderReducer(page), [page]);
  const [state, dispatch] = useReducer(reducer, page, initialState);
  const memory = useBrowserStores();
  useRememberedCredentials(memory, state.credentials, dispatch);
  const remembered = useRequestHistory(memory);

  const propose = useCallback(
    (): Proposal => ({
      reference: newReference(),
      today: accountDay(Date.now(), readAhead(memory.current)),
      payments: readRecentPayments(memory.current),
    }),
    [memory],
  );
  // In pieces, so that the page answers while a builder that has just come fills itself in.
  useEffect(() => startTransition(() => dispatch({ type: 'proposalMade', proposal: propose() })), [propose]);
  // After the proposal, whose place it takes.
  const restore = useCallback(
    (note: RequestNote | null) =>
      dispatch(note ? { type: 'requestRestored', note, proposal: propose() } : { type: 'linkUnreadable' }),
    [propose],
  );
  useLinkedRequest(restore);

  return {
    ...credentialsDesk(state, dispatch, memory),
    ...remembered,
    page,
    state,
    dispatch,
    stores: memory.current,
    chooseGroup: (key) => dispatch({ type: 'groupChosen', key, proposal: propose() }),
    chooseSample: (name) => dispatch({ type: 'sampleChosen', name, proposal: propose() }),
  };
};

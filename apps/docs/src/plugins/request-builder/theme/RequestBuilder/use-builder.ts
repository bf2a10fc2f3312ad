import { useLocation } from '@docusaurus/router';
import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { accountDay } from '../../lib/account-day.ts';
import {
  credentialsKey,
  keepRecentPayments,
  readAhead,
  readCredentials,
  readRecentPayments,
  type Stores,
} from '../../lib/browser-memory.ts';
import { freshReference } from '../../lib/fresh-reference.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { noPayments } from '../../lib/recent-payment.ts';
import { clearHistory, keepSent, readHistory, type SentRequest } from '../../lib/request-history.ts';
import { isRequestFragment, noteIn } from '../../lib/share-link.ts';
import type { BuilderAction, Proposal } from '../../state/builder-actions.ts';
import { createBuilderReducer } from '../../state/builder-reducer.ts';
import { type BuilderState, initialState } from '../../state/builder-state.ts';
import { browserStores, typedCredentials } from './browser-tools.ts';
import { type CredentialsDesk, credentialsDesk } from './credentials-desk.ts';

export const newReference = (): string => freshReference(Date.now(), Math.random);

export type Builder = CredentialsDesk & {
  readonly page: OperationPage;
  readonly state: BuilderState;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly stores: Stores;
  readonly history: readonly SentRequest[];
  readonly chooseGroup: (key: string) => void;
  readonly chooseSample: (name: string) => void;
  readonly keepInHistory: (sent: SentRequest) => void;
  readonly forgetHistory: () => void;
};

/** The state of a builder, and what ties it to the browser: chance, time, memory and address. */
export const useBuilder = (page: OperationPage): Builder => {
  const reducer = useMemo(() => createBuilderReducer(page), [page]);
  const [state, dispatch] = useReducer(reducer, page, initialState);
  const [history, setHistory] = useState<readonly SentRequest[]>([]);
  const memory = useRef<Stores>({ browser: null, session: null });
  const location = useLocation();
  const visits = useRef(new Set<string>());

  const propose = useCallback(
    (): Proposal => ({
      reference: newReference(),
      today: accountDay(Date.now(), readAhead(memory.current)),
      payments: readRecentPayments(memory.current),
    }),
    [],
  );

  useEffect(() => {
    memory.current = browserStores();
    const remembered = readCredentials(memory.current);
    if (remembered) dispatch({ type: 'credentialsRemembered', ...remembered });
    else if (typedCredentials.current)
      dispatch({ type: 'credentialsEdited', credentials: typedCredentials.current });
    setHistory(readHistory(memory.current.browser));
    dispatch({ type: 'proposalMade', proposal: propose() });
  }, [propose]);

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
  }, []);

  useEffect(() => {
    typedCredentials.current = state.credentials;
  }, [state.credentials]);

  // The same request asked for twice is two visits of one address: only the location itself tells them apart.
  useEffect(() => {
    // Going back to it from a place of the same page is no new visit: what was edited meanwhile stays.
    const visit = `${location.key ?? ''}${location.hash}`;
    if (!isRequestFragment(location.hash) || visits.current.has(visit)) return;
    visits.current.add(visit);
    const note = noteIn(location.hash);
    dispatch(note ? { type: 'requestRestored', note, proposal: propose() } : { type: 'linkUnreadable' });
  }, [location, propose]);

  return {
    ...credentialsDesk(state, dispatch, memory),
    page,
    state,
    dispatch,
    stores: memory.current,
    history,
    chooseGroup: (key) => dispatch({ type: 'groupChosen', key, proposal: propose() }),
    chooseSample: (name) => dispatch({ type: 'sampleChosen', name, proposal: propose() }),
    keepInHistory: (sent) => setHistory(keepSent(memory.current.browser, sent)),
    forgetHistory: () => {
      clearHistory(memory.current.browser);
      keepRecentPayments(memory.current, noPayments);
      setHistory([]);
    },
  };
};

import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { ScenarioPage } from '../../lib/scenario-page.ts';
import type { ScenarioAction } from '../../state/scenario-actions.ts';
import { createScenarioReducer } from '../../state/scenario-reducer.ts';
import { initialScenario, type ScenarioState } from '../../state/scenario-state.ts';

export type ScenarioStore = {
  /** As the page was drawn with it. */
  readonly state: ScenarioState;
  /** Steps that follow one another read what the one before left, without waiting for the page to be drawn. */
  readonly latest: RefObject<ScenarioState>;
  readonly dispatch: (action: ScenarioAction) => void;
};

export const useScenarioState = (page: ScenarioPage): ScenarioStore => {
  const reducer = useMemo(() => createScenarioReducer(page), [page]);
  const [state, setState] = useState(() => initialScenario(page));
  const latest = useRef(state);
  const dispatch = useCallback(
    (action: ScenarioAction) => {
      latest.current = reducer(latest.current, action);
      setState(latest.current);
    },
    [reducer],
  );
  return { state, latest, dispatch };
};

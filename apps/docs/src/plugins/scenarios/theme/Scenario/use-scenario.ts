import { useCallback, useEffect, useState } from 'react';
import type { DashboardSignIn, ScenarioPage, StepPage } from '../../lib/scenario-page.ts';
import type { ScenarioAction } from '../../state/scenario-actions.ts';
import type { ScenarioState } from '../../state/scenario-state.ts';
import { progressOf, type StepProgress } from '../../state/step-progress.ts';
import { newReference, newReferences } from './new-references.ts';
import { type Credentialing, useCredentials } from './use-credentials.ts';
import { useScenarioState } from './use-scenario-state.ts';
import { useStepSending } from './use-step-sending.ts';

export type Scenario = Credentialing & {
  readonly page: ScenarioPage;
  readonly state: ScenarioState;
  readonly progress: Readonly<Record<string, StepProgress>>;
  readonly signIn: DashboardSignIn;
  readonly isRunningAll: boolean;
  readonly changeSignIn: (change: Partial<DashboardSignIn>) => void;
  readonly dispatch: (action: ScenarioAction) => void;
  readonly chooseCall: (step: string, choice: number) => void;
  readonly send: (step: StepPage) => void;
  readonly runAll: () => void;
  readonly startOver: () => void;
  readonly stop: () => void;
};

const noSignIn: DashboardSignIn = { userName: '', password: '', company: '' };

/** The state of a scenario, and what ties it to the browser: chance, network and memory. */
export const useScenario = (page: ScenarioPage): Scenario => {
  const { state, latest, dispatch } = useScenarioState(page);
  const [signIn, setSignIn] = useState(noSignIn);
  const [isRunningAll, setRunningAll] = useState(false);
  const credentialing = useCredentials();
  const { credentials } = credentialing.desk.state;
  const { send, stop, abandon } = useStepSending(page, { latest, dispatch }, { credentials, signIn });

  const startOver = useCallback(() => {
    abandon();
    dispatch({ type: 'begun', references: newReferences(page.steps) });
  }, [abandon, dispatch, page]);

  useEffect(() => {
    startOver();
    return stop;
  }, [startOver, stop]);

  const runAll = async () => {
    if (latest.current.sending || isRunningAll) return;
    setRunningAll(true);
    try {
      for (const step of page.steps) {
        if (await send(step)) continue;
        document.getElementById(`send-${step.name}`)?.scrollIntoView({ block: 'center' });
        break;
      }
    } finally {
      setRunningAll(false);
    }
  };

  return {
    ...credentialing,
    page,
    state,
    progress: progressOf(page, state),
    signIn,
    isRunningAll,
    changeSignIn: (change) => setSignIn((held) => ({ ...held, ...change })),
    dispatch,
    chooseCall: (step, choice) => dispatch({ type: 'callChosen', step, choice, reference: newReference() }),
    send: (step) => void send(step),
    runAll: () => void runAll(),
    startOver,
    stop,
  };
};

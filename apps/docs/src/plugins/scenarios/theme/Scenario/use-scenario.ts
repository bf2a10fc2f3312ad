import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { isPathPart } from '../../../request-builder/lib/build-request.ts';
import { freshReference } from '../../../request-builder/lib/fresh-reference.ts';
import { parseBody } from '../../../request-builder/lib/json-value.ts';
import type { SendOutcome } from '../../../request-builder/lib/send-request.ts';
import type { DashboardSignIn, ScenarioPage, StepPage } from '../../lib/scenario-page.ts';
import type { StepHindrance } from '../../lib/step-state.ts';
import type { References, ScenarioAction } from '../../state/scenario-actions.ts';
import { createScenarioReducer } from '../../state/scenario-reducer.ts';
import { initialScenario, type ScenarioState } from '../../state/scenario-state.ts';
import { chosenCall, progressOf, type StepProgress, soughtTransaction } from '../../state/step-progress.ts';
import { sendStep } from './send-step.ts';
import { type Credentialing, useCredentials } from './use-credentials.ts';

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

const newReference = (): string => freshReference(Date.now(), Math.random);

const referencesOf = (steps: readonly StepPage[]): References =>
  Object.fromEntries(steps.map(({ name }) => [name, newReference()]));

/** The state of a scenario, and what ties it to the browser: chance, network and memory. */
export const useScenario = (page: ScenarioPage): Scenario => {
  const language = useLocale();
  const host = useSandboxHost();
  const reducer = useMemo(() => createScenarioReducer(page), [page]);
  const [state, setState] = useState(() => initialScenario(page));
  const [signIn, setSignIn] = useState(noSignIn);
  const [isRunningAll, setRunningAll] = useState(false);
  const credentialing = useCredentials();
  // Steps that follow one another read what the one before left, without waiting for the page to be drawn.
  const latest = useRef(state);
  const running = useRef<AbortController | null>(null);

  const dispatch = useCallback(
    (action: ScenarioAction) => {
      latest.current = reducer(latest.current, action);
      setState(latest.current);
    },
    [reducer],
  );

  const startOver = useCallback(() => {
    running.current?.abort();
    running.current = null;
    dispatch({ type: 'begun', references: referencesOf(page.steps) });
  }, [dispatch, page]);

  useEffect(() => {
    startOver();
    return () => running.current?.abort();
  }, [startOver]);

  const hindranceOf = (step: StepPage): StepHindrance | null => {
    const call = chosenCall(latest.current, step);
    const { apiKey, password } = credentialing.desk.state.credentials;
    if (call.api === 'payment' && (!apiKey.trim() || !password)) return 'missingCredentials';
    if (call.api === 'dashboard' && Object.values(signIn).some((text) => !text.trim()))
      return 'missingSignIn';
    const { params = {}, text = '' } = latest.current.steps[step.name] ?? {};
    if (Object.values(params).some((value) => !value.trim())) return 'missingParameters';
    if (!Object.values(params).every(isPathPart)) return 'unusableParameters';
    return call.body && parseBody(text).problem ? 'malformedJson' : null;
  };

  /** Answers whether the next step may be sent. */
  const sendOne = async (step: StepPage): Promise<boolean> => {
    const progress = progressOf(page, latest.current)[step.name];
    if (latest.current.sending || progress === 'locked') return false;
    const by = hindranceOf(step);
    if (by) {
      dispatch({ type: 'sendHindered', step: step.name, by });
      return false;
    }
    const wasSent = (latest.current.steps[step.name]?.outcome ?? null) !== null;
    const changing = page.steps.filter(
      ({ number }) => number > step.number || (number === step.number && wasSent),
    );
    dispatch({ type: 'sendStarted', step: step.name, references: referencesOf(changing) });
    const own = latest.current.steps[step.name];
    if (!own) return false;
    const controller = new AbortController();
    running.current = controller;
    const call = chosenCall(latest.current, step);
    let outcome: SendOutcome = { kind: 'cancelled' };
    try {
      outcome = await sendStep({
        call,
        state: own,
        host,
        language,
        credentials: credentialing.desk.state.credentials,
        signIn,
        soughtTransaction: soughtTransaction(latest.current, call),
        signal: controller.signal,
      });
    } finally {
      // Begun anew meanwhile: the answer belongs to nothing on the page.
      if (running.current === controller) dispatch({ type: 'sendFinished', step: step.name, outcome });
    }
    return running.current === controller && progressOf(page, latest.current)[step.name] === 'done';
  };

  const runAll = async () => {
    if (latest.current.sending || isRunningAll) return;
    setRunningAll(true);
    try {
      for (const step of page.steps) {
        if (await sendOne(step)) continue;
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
    send: (step) => void sendOne(step),
    runAll: () => void runAll(),
    startOver,
    stop: () => running.current?.abort(),
  };
};

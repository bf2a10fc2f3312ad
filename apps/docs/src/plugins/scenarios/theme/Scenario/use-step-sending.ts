import { useCallback, useRef } from 'react';
import { useLocale } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import type { SendOutcome } from '../../../request-builder/lib/send-request.ts';
import type { ScenarioPage, StepPage } from '../../lib/scenario-page.ts';
import { hindranceOf, type Means } from '../../lib/step-hindrance.ts';
import { chosenCall, progressOf, soughtTransaction } from '../../state/step-progress.ts';
import { newReferences } from './new-references.ts';
import { sendStep } from './send-step.ts';
import type { ScenarioStore } from './use-scenario-state.ts';

type StepSending = {
  /** Answers whether the next step may be sent. */
  readonly send: (step: StepPage) => Promise<boolean>;
  /** Ends the call that is on its way. */
  readonly stop: () => void;
  /** Ends it, and what it is answered belongs to nothing on the page any more. */
  readonly abandon: () => void;
};

/** Sends one step at a time. */
export const useStepSending = (
  page: ScenarioPage,
  { latest, dispatch }: Omit<ScenarioStore, 'state'>,
  means: Means,
): StepSending => {
  const language = useLocale();
  const host = useSandboxHost();
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  const abandon = useCallback(() => {
    stop();
    running.current = null;
  }, [stop]);

  const send = async (step: StepPage): Promise<boolean> => {
    const before = latest.current.steps[step.name];
    const progress = progressOf(page, latest.current)[step.name];
    if (!before || latest.current.sending || progress === 'locked') return false;
    const by = hindranceOf(chosenCall(latest.current, step), before, means);
    if (by) {
      dispatch({ type: 'sendHindered', step: step.name, by });
      return false;
    }
    const wasSent = before.outcome !== null;
    const changing = page.steps.filter(
      ({ number }) => number > step.number || (number === step.number && wasSent),
    );
    dispatch({ type: 'sendStarted', step: step.name, references: newReferences(changing) });
    const controller = new AbortController();
    running.current = controller;
    const call = chosenCall(latest.current, step);
    let outcome: SendOutcome = { kind: 'cancelled' };
    try {
      outcome = await sendStep({
        ...means,
        call,
        state: latest.current.steps[step.name] ?? before,
        host,
        language,
        soughtTransaction: soughtTransaction(latest.current, call),
        signal: controller.signal,
      });
    } finally {
      // Begun anew meanwhile: the answer belongs to nothing on the page.
      if (running.current === controller) dispatch({ type: 'sendFinished', step: step.name, outcome });
    }
    return running.current === controller && progressOf(page, latest.current)[step.name] === 'done';
  };

  return { send, stop, abandon };
};

import { useEffect, useRef } from 'react';
import type { NeededAnswers } from '../../lib/filled-sample.ts';
import { isJsonObject, type JsonObject } from '../../lib/json-value.ts';
import type { SendOutcome } from '../../lib/send-request.ts';
import { chosenSample, isBusy, type WaitingPayer } from '../../state/builder-state.ts';
import { lacksCredentials } from './request-problems.ts';
import type { Builder } from './use-builder.ts';
import { useNeededCalls } from './use-needed-calls.ts';

export type Preparing = {
  readonly prepare: () => void;
  readonly cancel: () => void;
  /** After the payer has paid: asks what became of the payment. */
  readonly goOn: (waiting: WaitingPayer) => void;
};

const answerOf = (outcome: SendOutcome): JsonObject | null =>
  outcome.kind === 'answered' && isJsonObject(outcome.answer.json) ? outcome.answer.json : null;

const waitingFor = ({ url, transactionNumber }: JsonObject, responseCode: string | null): WaitingPayer => ({
  url: String(url),
  transactionNumber: String(transactionNumber),
  code: responseCode ?? '',
});

/** Sends what the chosen sample needs, in order, and fills its fields in with what is answered. */
export const usePreparation = (builder: Builder): Preparing => {
  const { page, state, dispatch } = builder;
  const { send, lookUp, stop } = useNeededCalls(builder);
  const answers = useRef<NeededAnswers>({});
  const sample = chosenSample(page, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sample ends what was prepared for the last one
  useEffect(() => {
    answers.current = {};
    return stop;
  }, [sample]);

  /** Meets the needs that have no answer yet; stops where somebody has to pay first. */
  const meet = async (): Promise<void> => {
    for (const need of sample.needs) {
      if (answers.current[need.method]) continue;
      const outcome = await send(need);
      const answer = answerOf(outcome);
      const { responseCode } = need.call.sample;
      if (!answer || (answer.responseCode ?? null) !== responseCode)
        return dispatch({ type: 'preparationFailed', outcome });
      if (need.paidByPayer) {
        const waiting = waitingFor(answer, responseCode);
        return dispatch({ type: 'preparationPaused', waiting, isStill: false });
      }
      answers.current = { ...answers.current, [need.method]: answer };
    }
    dispatch({ type: 'preparationDone', answers: answers.current });
  };

  const start = (work: () => Promise<void>) => {
    if (isBusy(state)) return;
    if (lacksCredentials({ secured: true }, state))
      return dispatch({ type: 'sendHindered', by: 'wrongCredentials' });
    dispatch({ type: 'preparationStarted' });
    work();
  };

  return {
    prepare: () =>
      start(() => {
        answers.current = {};
        return meet();
      }),
    cancel: stop,
    goOn: (waiting) =>
      start(async () => {
        const outcome = await lookUp(waiting.transactionNumber);
        const answer = answerOf(outcome);
        if (!answer) return dispatch({ type: 'preparationFailed', outcome });
        if (answer.responseCode === waiting.code)
          return dispatch({ type: 'preparationPaused', waiting, isStill: true });
        const need = sample.needs.find((one) => one.paidByPayer && !answers.current[one.method]);
        if (need) answers.current = { ...answers.current, [need.method]: answer };
        await meet();
      }),
  };
};

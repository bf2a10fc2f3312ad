import { useEffect, useRef } from 'react';
import { useLocale } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { accountDay, aheadIn } from '../../lib/account-day.ts';
import { keepAhead, readAhead } from '../../lib/browser-memory.ts';
import { buildRequest, type HttpRequest } from '../../lib/build-request.ts';
import { filledSample, type NeededAnswers } from '../../lib/filled-sample.ts';
import { formatJson, isJsonObject, type JsonObject } from '../../lib/json-value.ts';
import type { NeededCall } from '../../lib/operation-page.ts';
import { type SendOutcome, sendRequest } from '../../lib/send-request.ts';
import { chosenSample, isBusy, type WaitingPayer } from '../../state/builder-state.ts';
import { browserTools, tokens } from './browser-tools.ts';
import { lacksCredentials } from './request-problems.ts';
import { type Builder, newReference } from './use-builder.ts';

export type Preparing = {
  readonly prepare: () => void;
  readonly cancel: () => void;
  /** After the payer has paid: asks what became of the payment. */
  readonly goOn: (waiting: WaitingPayer) => void;
};

const answerOf = (outcome: SendOutcome): JsonObject | null =>
  outcome.kind === 'answered' && isJsonObject(outcome.answer.json) ? outcome.answer.json : null;

/** Sends what the chosen sample needs, in order, and fills its fields in with what is answered. */
export const usePreparation = (builder: Builder): Preparing => {
  const { page, state, dispatch, stores } = builder;
  const language = useLocale();
  const host = useSandboxHost();
  const running = useRef<AbortController | null>(null);
  const answers = useRef<NeededAnswers>({});
  const sample = chosenSample(page, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sample ends what was prepared for the last one
  useEffect(() => {
    answers.current = {};
    return () => running.current?.abort();
  }, [sample]);

  const ask = async (request: HttpRequest, isSecured: boolean): Promise<SendOutcome> => {
    const controller = new AbortController();
    running.current = controller;
    const { apiKey, password } = state.credentials;
    const credentials = isSecured ? { apiKey: apiKey.trim(), password } : null;
    const outcome = await sendRequest(
      { request, host, language, credentials, tokens, signal: controller.signal },
      browserTools,
    );
    if (controller.signal.aborted) return { kind: 'cancelled' };
    if (outcome.kind === 'answered') keepAhead(stores, aheadIn(outcome.answer.json, Date.now()));
    return outcome;
  };

  const send = ({ call: { method, path, secured, sample: needed } }: NeededCall): Promise<SendOutcome> => {
    const today = accountDay(Date.now(), readAhead(stores));
    const { params, query, body } = filledSample(needed, newReference(), today);
    const called = { method, path, body: needed.body };
    return ask(
      buildRequest({ page: called, host, language, params, query, body: formatJson(body) }),
      secured,
    );
  };

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
        const { url, transactionNumber } = answer;
        const waiting = {
          url: String(url),
          transactionNumber: String(transactionNumber),
          code: responseCode ?? '',
        };
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
    cancel: () => running.current?.abort(),
    goOn: (waiting) =>
      start(async () => {
        const path = '/api/transaction/response/{transactionNumber}';
        const params = { transactionNumber: waiting.transactionNumber };
        const called = { method: 'GET', path, body: null };
        const outcome = await ask(buildRequest({ page: called, host, language, params, body: '' }), true);
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

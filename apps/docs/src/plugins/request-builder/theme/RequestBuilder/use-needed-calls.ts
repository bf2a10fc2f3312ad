import { useRef } from 'react';
import { useLocale } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { accountDay, aheadIn } from '../../lib/account-day.ts';
import { keepAhead, readAhead } from '../../lib/browser-memory.ts';
import { buildRequest, type HttpRequest } from '../../lib/build-request.ts';
import { filledSample } from '../../lib/filled-sample.ts';
import { formatJson } from '../../lib/json-value.ts';
import type { NeededCall } from '../../lib/operation-page.ts';
import { type SendOutcome, sendRequest } from '../../lib/send-request.ts';
import { browserTools, tokens } from './browser-tools.ts';
import { type Builder, newReference } from './use-builder.ts';

type NeededCalls = {
  readonly send: (need: NeededCall) => Promise<SendOutcome>;
  /** Asks what became of a payment. */
  readonly lookUp: (transactionNumber: string) => Promise<SendOutcome>;
  /** Ends the call that is on its way. */
  readonly stop: () => void;
};

/** The calls that are made for a sample before it is sent itself. */
export const useNeededCalls = ({ state, stores }: Builder): NeededCalls => {
  const language = useLocale();
  const host = useSandboxHost();
  const running = useRef<AbortController | null>(null);

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

  return {
    send: ({ call: { method, path, secured, sample } }) => {
      const today = accountDay(Date.now(), readAhead(stores));
      const { params, query, body } = filledSample(sample, newReference(), today);
      const called = { method, path, body: sample.body };
      return ask(
        buildRequest({ page: called, host, language, params, query, body: formatJson(body) }),
        secured,
      );
    },
    lookUp: (transactionNumber) => {
      const path = '/api/transaction/response/{transactionNumber}';
      const called = { method: 'GET', path, body: null };
      const params = { transactionNumber };
      return ask(buildRequest({ page: called, host, language, params, body: '' }), true);
    },
    stop: () => running.current?.abort(),
  };
};

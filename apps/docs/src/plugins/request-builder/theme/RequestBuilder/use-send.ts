import settings from '@generated/request-builder/default/settings.json';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { keepRecentPayments, readRecentPayments } from '../../lib/browser-memory.ts';
import { buildRequest } from '../../lib/build-request.ts';
import { referenceField } from '../../lib/fresh-reference.ts';
import { ownName } from '../../lib/json-tree.ts';
import { isJsonObject } from '../../lib/json-value.ts';
import { afterPayment, paymentIn } from '../../lib/recent-payment.ts';
import { type SendOutcome, sendRequest } from '../../lib/send-request.ts';
import { createBuilderReducer } from '../../state/builder-reducer.ts';
import type { BuilderState } from '../../state/builder-state.ts';
import { browserTools, tokens } from './browser-tools.ts';
import { type Builder, newReference } from './use-builder.ts';

/** What keeps a call from being sent at all. */
const hindranceOf = ({ page, state }: Builder): BuilderState['hindrance'] => {
  const { apiKey, password } = state.credentials;
  if (page.secured && (!apiKey.trim() || !password)) return 'wrongCredentials';
  if (page.params.some((param) => !state.params[param.name]?.trim())) return 'missingParameters';
  return page.body && state.problem ? 'malformedJson' : null;
};

/** What the catalogue says of the response code of an answer. */
const codeOf = (outcome: SendOutcome) => {
  if (outcome.kind !== 'answered' || !isJsonObject(outcome.answer.json)) return undefined;
  const code = outcome.answer.json.responseCode;
  return typeof code === 'string' ? settings.responseCodes[code] : undefined;
};

/** A reference that the builder proposed and a payment holds by now gives way to a new one before the next call. */
const renewed = ({ page, state, dispatch }: Builder): BuilderState => {
  const own = ownName(state.body, referenceField);
  const { reference } = state;
  if (!reference?.held || own === undefined || state.body[own] !== reference.proposed) return state;
  const action = { type: 'referenceRenewed', reference: newReference() } as const;
  dispatch(action);
  return createBuilderReducer(page)(state, action);
};

export type Sending = { readonly send: () => void; readonly cancel: () => void };

export const useSend = (builder: Builder): Sending => {
  const language = useLocale();
  const host = useSandboxHost();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    const { page, dispatch, stores } = builder;
    if (builder.state.sending) return;
    const by = hindranceOf(builder);
    if (by) return dispatch({ type: 'sendHindered', by });
    const state = renewed(builder);
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'sendStarted' });
    const request = buildRequest({
      page,
      host,
      language,
      params: state.params,
      query: state.query,
      body: state.text,
      idempotencyKey: state.idempotencyKey.trim(),
    });
    const { apiKey, password } = state.credentials;
    const credentials = page.secured ? { apiKey: apiKey.trim(), password } : null;
    const outcome = await sendRequest(
      { request, host, language, credentials, tokens, signal: controller.signal },
      browserTools,
    );
    const payment = outcome.kind === 'answered' ? paymentIn(outcome.answer.json) : null;
    const code = codeOf(outcome);
    if (payment)
      keepRecentPayments(
        stores,
        afterPayment(readRecentPayments(stores), payment, code?.isRefundable === true),
      );
    dispatch({ type: 'sendFinished', outcome, holdsReference: code?.holdsReference === true });
  };

  return { send, cancel: () => running.current?.abort() };
};

import settings from '@generated/request-builder/default/settings.json';
import { isIdempotencyKey } from '@pasarela/contracts/http/idempotency-key';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { aheadIn } from '../../lib/account-day.ts';
import { keepAhead, keepRecentPayments, readRecentPayments } from '../../lib/browser-memory.ts';
import { buildRequest, isPathPart } from '../../lib/build-request.ts';
import { referenceField } from '../../lib/fresh-reference.ts';
import { ownName } from '../../lib/json-tree.ts';
import { isJsonObject } from '../../lib/json-value.ts';
import { afterPayment, paymentIn } from '../../lib/recent-payment.ts';
import { type SendOutcome, sendRequest } from '../../lib/send-request.ts';
import { createBuilderReducer } from '../../state/builder-reducer.ts';
import { type BuilderState, type Hindrance, isBusy } from '../../state/builder-state.ts';
import { browserTools, tokens } from './browser-tools.ts';
import { lacksCredentials, problemsOf } from './request-problems.ts';
import { noteOfState } from './sent-note.ts';
import { type Builder, newReference } from './use-builder.ts';

/** The reason for which the call cannot be sent, or null. Fields that the contract refuses can be sent with `isAnyway`. */
const hindranceOf = ({ page, state }: Builder, isAnyway: boolean): Hindrance | null => {
  if (lacksCredentials(page, state)) return 'wrongCredentials';
  if (page.params.some((param) => !state.params[param.name]?.trim())) return 'missingParameters';
  if (page.params.some((param) => !isPathPart(state.params[param.name] ?? ''))) return 'unusableParameters';
  if (page.body && state.problem) return 'malformedJson';
  const key = state.idempotencyKey.trim();
  if (page.idempotent && key !== '' && !isIdempotencyKey(key)) return 'unusableKey';
  return !isAnyway && problemsOf(page, state).length > 0 ? 'invalidFields' : null;
};

/** The catalogue's entry of an answer's response code, if any. */
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

export type Sending = {
  readonly send: () => void;
  /** Sends the call even where the contract would refuse fields. */
  readonly sendAnyway: () => void;
  readonly cancel: () => void;
};

/** Stores the answer's payment and the lead of the account's clock, for the samples filled in later. */
const remember = ({ stores }: Builder, outcome: SendOutcome): void => {
  if (outcome.kind !== 'answered') return;
  keepAhead(stores, aheadIn(outcome.answer.json, Date.now()));
  const payment = paymentIn(outcome.answer.json);
  if (payment) keepRecentPayments(stores, afterPayment(readRecentPayments(stores), payment, codeOf(outcome)));
};

const responseCodeOf = (outcome: SendOutcome): string | null => {
  const json = 'answer' in outcome ? outcome.answer.json : undefined;
  return isJsonObject(json) && typeof json.responseCode === 'string' ? json.responseCode : null;
};

export const useSend = (builder: Builder): Sending => {
  const language = useLocale();
  const host = useSandboxHost();
  const running = useRef<AbortController | null>(null);
  const { sending } = builder.state;
  // Another sample ends what is on its way; so does another page.
  useEffect(() => {
    if (!sending) running.current?.abort();
  }, [sending]);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (isAnyway: boolean) => {
    const { page, dispatch, keepInHistory } = builder;
    if (isBusy(builder.state)) return;
    const by = hindranceOf(builder, isAnyway);
    if (by) return dispatch({ type: 'sendHindered', by });
    const state = renewed(builder);
    const request = buildRequest({
      page,
      host,
      language,
      params: state.params,
      query: state.query,
      body: state.text,
      idempotencyKey: state.idempotencyKey.trim(),
      scenario: state.scenario,
    });
    const { apiKey, password } = state.credentials;
    const credentials = page.secured ? { apiKey: apiKey.trim(), password } : null;
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'sendStarted' });
    const ended = await sendRequest(
      { request, host, language, credentials, tokens, signal: controller.signal },
      browserTools,
    );
    if (running.current !== controller) return;
    const outcome: SendOutcome = controller.signal.aborted ? { kind: 'cancelled' } : ended;
    remember(builder, outcome);
    if ('answer' in outcome)
      keepInHistory({
        method: page.name,
        at: Date.now(),
        status: outcome.answer.status,
        responseCode: responseCodeOf(outcome),
        note: noteOfState(builder, state),
      });
    dispatch({ type: 'sendFinished', outcome, holdsReference: codeOf(outcome)?.holdsReference === true });
  };

  return {
    send: () => send(false),
    sendAnyway: () => send(true),
    cancel: () => running.current?.abort(),
  };
};

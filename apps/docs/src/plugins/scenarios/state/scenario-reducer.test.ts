import { describe, expect, it } from 'vitest';
import type { HttpAnswer, SendOutcome } from '../../request-builder/lib/send-request.ts';
import { collectScenarios } from '../lib/collect-scenarios.ts';
import type { ScenarioPage } from '../lib/scenario-page.ts';
import type { ScenarioAction } from './scenario-actions.ts';
import { createScenarioReducer } from './scenario-reducer.ts';
import { initialScenario, type ScenarioState } from './scenario-state.ts';
import { progressOf } from './step-progress.ts';

const pages = Object.fromEntries(collectScenarios('es').map((page) => [page.name, page]));
const pageOf = (name: string): ScenarioPage => {
  const page = pages[name];
  if (!page) throw new Error(`no scenario ${name}`);
  return page;
};
const deferred = pageOf('authorize-capture');
const cash = pageOf('cash-webhook');

const answered = (json: HttpAnswer['json']): SendOutcome => ({
  kind: 'answered',
  answer: { status: 200, statusText: 'OK', headers: [], text: '', json, milliseconds: 1, bytes: 2 },
});
const offline: SendOutcome = { kind: 'offline' };

const stateAfter = (page: ScenarioPage, actions: readonly ScenarioAction[]): ScenarioState =>
  actions.reduce(createScenarioReducer(page), initialScenario(page));

const bodyOf = (state: ScenarioState, step: string): Record<string, unknown> =>
  JSON.parse(state.steps[step]?.text ?? '');

const begun: ScenarioAction = { type: 'begun', references: { authorize: 'PEDIDO-A', reference: 'PEDIDO-A' } };
const sent = (step: string, json: HttpAnswer['json'], references = {}): ScenarioAction[] => [
  { type: 'sendStarted', step, references },
  { type: 'sendFinished', step, outcome: answered(json) },
];
const authorization = (transactionCode: string, responseCode = '008') => ({
  responseCode,
  transactionCode,
  transactionNumber: '7',
});

describe('what is carried', () => {
  it('goes into parameters and bodies of later steps, whatever was typed there', () => {
    const state = stateAfter(deferred, [
      begun,
      { type: 'textEdited', step: 'settle', text: '{"TransactionCode":"mine","Amount":50}' },
      ...sent('authorize', authorization('trx_1')),
    ]);
    expect(bodyOf(state, 'settle')).toEqual({ TransactionCode: 'trx_1', Amount: 50 });
    expect(state.steps['look-up']?.params).toEqual({ transactionNumber: '7' });
  });

  it('is there in another call of the same step', () => {
    const state = stateAfter(deferred, [
      begun,
      ...sent('authorize', authorization('trx_1')),
      { type: 'callChosen', step: 'settle', choice: 2, reference: 'PEDIDO-B' },
    ]);
    expect(bodyOf(state, 'settle')).toMatchObject({ TransactionCode: 'trx_1', Reason: expect.any(String) });
  });

  it('leaves a text alone that is no JSON for the moment', () => {
    const state = stateAfter(deferred, [
      begun,
      { type: 'textEdited', step: 'settle', text: '{"TransactionCode":' },
      ...sent('authorize', authorization('trx_1')),
    ]);
    expect(state.steps.settle?.text).toBe('{"TransactionCode":');
  });
});

describe('the steps', () => {
  const open = { authorize: 'open', 'look-up': 'locked', settle: 'locked' };

  it('open in their order, each once the one before was answered what is expected', () => {
    const first = stateAfter(deferred, [begun, ...sent('authorize', authorization('trx_1'))]);
    expect(progressOf(deferred, stateAfter(deferred, [begun]))).toEqual(open);
    expect(progressOf(deferred, first)).toEqual({ ...open, authorize: 'done', 'look-up': 'open' });
  });

  it('stay closed after another answer, a refusal and a call that did not arrive', () => {
    const declined = sent('authorize', authorization('trx_1', '003'));
    expect(progressOf(deferred, stateAfter(deferred, [begun, ...declined]))).toEqual(open);
    const lost: ScenarioAction = { type: 'sendFinished', step: 'authorize', outcome: offline };
    expect(progressOf(deferred, stateAfter(deferred, [begun, lost]))).toEqual(open);
  });

  it('begin anew when an earlier one is sent again', () => {
    const all = [
      begun,
      ...sent('authorize', authorization('trx_1')),
      ...sent('look-up', { responseCode: '008' }),
      ...sent('settle', { responseCode: '002' }),
    ];
    expect(Object.values(progressOf(deferred, stateAfter(deferred, all)))).toEqual(['done', 'done', 'done']);
    const again = stateAfter(deferred, [...all, ...sent('authorize', authorization('trx_2'))]);
    expect(progressOf(deferred, again)).toEqual({ ...open, authorize: 'done', 'look-up': 'open' });
    expect(bodyOf(again, 'settle').TransactionCode).toBe('trx_2');
  });

  it('may be left out where what they do can be done elsewhere', () => {
    const state = stateAfter(cash, [
      begun,
      ...sent('reference', { responseCode: '005', transactionNumber: '7' }),
      { type: 'stepSkipped', step: 'pay' },
    ]);
    expect(progressOf(cash, state)).toEqual({
      reference: 'done',
      pay: 'skipped',
      'look-up': 'open',
      notice: 'locked',
    });
  });

  it('end with the notice of this transaction, not with any', () => {
    const notice = (transactionNumber: string) => ({
      verified: true,
      headers: { 'webhook-id': 'msg_1' },
      body: JSON.stringify({ type: 'transaction.accepted', data: { transactionNumber } }),
    });
    const until = [
      begun,
      ...sent('reference', { responseCode: '005', transactionNumber: '7' }),
      ...sent('pay', { success: true, data: { idTransaction: 7 }, message: '' }),
      ...sent('look-up', { responseCode: '002' }),
    ];
    const inbox = (number: string) => sent('notice', { success: true, data: [notice(number)], message: '' });
    expect(progressOf(cash, stateAfter(cash, [...until, ...inbox('8')])).notice).toBe('open');
    expect(progressOf(cash, stateAfter(cash, [...until, ...inbox('7')])).notice).toBe('done');
  });
});

describe('references', () => {
  it('are new where one may be taken', () => {
    const state = stateAfter(deferred, [
      begun,
      ...sent('authorize', authorization('trx_1')),
      { type: 'sendStarted', step: 'authorize', references: { authorize: 'PEDIDO-B' } },
    ]);
    expect(bodyOf(state, 'authorize').ReferenceNumber).toBe('PEDIDO-B');
  });

  it('that the reader typed stay', () => {
    const state = stateAfter(deferred, [
      begun,
      { type: 'textEdited', step: 'authorize', text: '{"ReferenceNumber":"MIA-1"}' },
      { type: 'sendStarted', step: 'authorize', references: { authorize: 'PEDIDO-B' } },
    ]);
    expect(bodyOf(state, 'authorize').ReferenceNumber).toBe('MIA-1');
  });
});

it('gives a step that is hindered its reason, until something is changed', () => {
  const hindered = stateAfter(deferred, [
    begun,
    { type: 'sendHindered', step: 'authorize', by: 'malformedJson' },
  ]);
  expect(hindered.steps.authorize?.hindrance).toBe('malformedJson');
  const mended = createScenarioReducer(deferred)(hindered, {
    type: 'textEdited',
    step: 'authorize',
    text: '{}',
  });
  expect(mended.steps.authorize?.hindrance).toBeNull();
});

it('forgets a call that was given up', () => {
  const state = stateAfter(deferred, [
    begun,
    { type: 'sendStarted', step: 'authorize', references: {} },
    { type: 'sendFinished', step: 'authorize', outcome: { kind: 'cancelled' } },
  ]);
  expect([state.sending, state.steps.authorize?.outcome]).toEqual([null, null]);
});

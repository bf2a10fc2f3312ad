import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import { describe, expect, it } from 'vitest';
import { documentedMethod } from '../../../site/documented-methods.ts';
import { describeMethod } from '../lib/describe-method.ts';
import { freshReference } from '../lib/fresh-reference.ts';
import { noPayments } from '../lib/recent-payment.ts';
import type { HttpAnswer } from '../lib/send-request.ts';
import type { BuilderAction } from './builder-actions.ts';
import { createBuilderReducer } from './builder-reducer.ts';
import { type BuilderState, initialState, isBusy } from './builder-state.ts';

const page = describeMethod(documentedMethod('inmediate-capture-card'), 'es');
const reducer = createBuilderReducer(page);
const today = '2026/11/20';
const proposal = { reference: 'PEDIDO-NUEVO', today, payments: noPayments };
const run = (...actions: readonly BuilderAction[]): BuilderState =>
  actions.reduce(reducer, initialState(page));

const answer: HttpAnswer = {
  status: 200,
  statusText: 'OK',
  headers: [],
  text: '{}',
  json: {},
  milliseconds: 1,
  bytes: 2,
};

describe('samples', () => {
  it('begins with the first sample, as the contract has it', () => {
    const state = run();
    expect(state).toMatchObject({ group: '002', sample: 'accepted' });
    expect(JSON.parse(state.text)).toEqual(integrationMethods['inmediate-capture-card'].samples[0].body);
  });
  it('proposes an unused reference for each', () => {
    const state = run({ type: 'groupChosen', key: '003', proposal });
    expect(state).toMatchObject({ group: '003', sample: 'declined' });
    expect(state.body).toMatchObject({ cardNumber: '5105105105105100', ReferenceNumber: 'PEDIDO-NUEVO' });
    expect(state.reference).toEqual({ proposed: 'PEDIDO-NUEVO', held: false });
    const next = reducer(state, {
      type: 'sampleChosen',
      name: 'declined',
      proposal: { reference: 'PEDIDO-OTRO', today, payments: noPayments },
    });
    expect(next.body).toMatchObject({ cardNumber: '5105105105105100', ReferenceNumber: 'PEDIDO-OTRO' });
  });
  it('proposes the payment that was just made for its refund', () => {
    const refund = describeMethod(documentedMethod('refund'), 'es');
    const payment = {
      transactionNumber: '9',
      transactionCode: 'trx_9',
      referenceNumber: 'A',
      remaining: 12.5,
    };
    const payments = { latest: payment, refundable: payment, capturable: null };
    const state = createBuilderReducer(refund)(initialState(refund), {
      type: 'proposalMade',
      proposal: { reference: 'X', today, payments },
    });
    expect(state.body).toEqual({ transactionCode: 'trx_9', amount: 12.5 });
    expect(state.reference).toBeNull();
    const query = describeMethod(documentedMethod('transaction-status'), 'es');
    expect(
      createBuilderReducer(query)(initialState(query), {
        type: 'proposalMade',
        proposal: { reference: 'X', today, payments },
      }).params,
    ).toEqual({ transactionNumber: '9' });
  });
});

describe('tree and text', () => {
  it('the text follows the tree', () => {
    const state = run({ type: 'propertyToggled', path: ['ShipTo', 'City'] });
    expect(JSON.parse(state.text).ShipTo).toEqual({ City: 'Ciudad de México' });
  });
  it('the tree follows the text as soon as it is JSON', () => {
    const broken = run({ type: 'textEdited', text: '{"Amount": ' });
    expect(broken.problem).toMatchObject({ kind: 'malformed' });
    expect(broken.body).toEqual(initialState(page).body);
    const whole = reducer(broken, { type: 'textEdited', text: '{"Amount": 5}' });
    expect(whole).toMatchObject({ body: { Amount: 5 }, problem: null, text: '{"Amount": 5}' });
  });
  it('Actualizar JSON says that it is taken, or what is wrong', () => {
    const taken = run({ type: 'textEdited', text: '{"Amount":5}' }, { type: 'jsonUpdated' });
    expect(taken.text).toBe('{\n  "Amount": 5\n}');
    expect(taken.notice).toMatchObject({ name: 'jsonUpdated', tone: 'success' });
    const refused = run({ type: 'textEdited', text: '{' }, { type: 'jsonUpdated' });
    expect(refused).toMatchObject({ text: '{', hindrance: 'malformedJson', notice: { name: 'checkJson' } });
  });
  it('a change in the tree repairs a broken text', () => {
    const state = run({ type: 'textEdited', text: '{' }, { type: 'propertyToggled', path: ['Description'] });
    expect(state.problem).toBeNull();
    expect(JSON.parse(state.text)).toMatchObject({ Description: 'Libretas y plumas' });
  });
});

describe('values in the tree', () => {
  it('change the text', () => {
    const state = run({ type: 'valueEdited', path: ['Amount'], value: 12.5 });
    expect(JSON.parse(state.text)).toMatchObject({ Amount: 12.5 });
    expect(state.problem).toBeNull();
  });
});

describe('a restored request', () => {
  const note = { sample: 'declined', params: {}, query: {}, patch: { Amount: 20, Description: 'Plumas' } };
  const restored = run({ type: 'requestRestored', note, proposal });

  it('is its sample with what was changed, and a reference that is free', () => {
    expect(restored).toMatchObject({ group: '003', sample: 'declined', notice: { name: 'restored' } });
    expect(restored.body).toMatchObject({
      Amount: 20,
      Description: 'Plumas',
      ReferenceNumber: 'PEDIDO-NUEVO',
      cardNumber: '5105105105105100',
    });
  });
  it('keeps a reference of one’s own', () => {
    const own = { ...note, patch: { ReferenceNumber: 'MIO-1' } };
    const state = run({ type: 'requestRestored', note: own, proposal });
    expect(state).toMatchObject({ body: { ReferenceNumber: 'MIO-1' }, reference: null });
  });
  it('says so where the link tells of none', () => {
    expect(run({ type: 'linkUnreadable' }).notice).toMatchObject({ name: 'linkUnreadable', tone: 'danger' });
  });
});

describe('preparing', () => {
  const byToken = describeMethod(documentedMethod('inmediate-capture-token'), 'es');
  const reduce = createBuilderReducer(byToken);
  const begun = [
    { type: 'proposalMade', proposal },
    { type: 'valueEdited', path: ['Amount'], value: 99 },
    { type: 'preparationStarted' },
  ] as const;
  const running = begun.reduce<BuilderState>(reduce, initialState(byToken));

  it('fills the answers in and leaves the rest as it was', () => {
    expect(running.preparation).toEqual({ step: 'running' });
    const done = reduce(running, {
      type: 'preparationDone',
      answers: { 'tokenization-create': { customerCardIdentifier: 'tok_1' } },
    });
    expect(done).toMatchObject({
      preparation: { step: 'ready' },
      notice: { name: 'prepared' },
      body: { Amount: 99, ReferenceNumber: 'PEDIDO-NUEVO', customerCardIdentifier: { Id: 'tok_1' } },
    });
    expect(JSON.parse(done.text)).toEqual(done.body);
  });
  it('waits for the payer', () => {
    const waiting = { url: '/checkout/x', transactionNumber: '7', code: '001' };
    const paused = reduce(running, { type: 'preparationPaused', waiting, isStill: true });
    expect(paused.preparation).toEqual({ step: 'payer', waiting, isStill: true });
  });
  it('shows why it failed', () => {
    const failed = reduce(running, { type: 'preparationFailed', outcome: { kind: 'offline' } });
    expect(failed).toMatchObject({ preparation: null, outcome: { kind: 'offline' } });
  });
  it('does not end a call that is on its way', () => {
    const outcome = { kind: 'offline' } as const;
    const sending = reduce(running, { type: 'sendStarted' });
    expect(reduce(sending, { type: 'preparationFailed', outcome }).sending).toBe(true);
    expect([isBusy(running), isBusy(sending), isBusy(initialState(byToken))]).toEqual([true, true, false]);
  });
  it('takes back what was proposed of an earlier payment', () => {
    const capture = describeMethod(documentedMethod('capture'), 'es');
    const remove = createBuilderReducer(capture);
    const payment = {
      transactionNumber: '9',
      transactionCode: 'trx_9',
      referenceNumber: 'A',
      remaining: 1200,
    };
    const payments = { latest: payment, refundable: null, capturable: payment };
    const proposed = remove(initialState(capture), {
      type: 'proposalMade',
      proposal: { reference: 'X', today, payments },
    });
    const [need] = capture.groups[0]?.samples[0]?.needs ?? [];
    const answers = { [need?.method ?? '']: { transactionNumber: '10', transactionCode: 'trx_10' } };
    const done = remove(proposed, { type: 'preparationDone', answers });
    expect(proposed.text).toMatch(/1200|trx_9|"9"/);
    expect(done.text).not.toMatch(/1200|trx_9|"9"/);
    expect(done.payment).toBeNull();
  });
  it('fills parameters in too, and is used up by the call', () => {
    const page = describeMethod(documentedMethod('tokenization-delete'), 'es');
    const remove = createBuilderReducer(page);
    const ready = remove(initialState(page), {
      type: 'preparationDone',
      answers: { 'tokenization-create': { customerCardIdentifier: 'tok_1' } },
    });
    expect(ready.params).toEqual({ id: 'tok_1' });
    const outcome = { kind: 'answered', answer } as const;
    expect(remove(ready, { type: 'sendFinished', outcome, holdsReference: false }).preparation).toBeNull();
  });
});

describe('sending', () => {
  it('says why nothing was sent', () => {
    expect(run({ type: 'sendHindered', by: 'wrongCredentials' })).toMatchObject({
      hindrance: 'wrongCredentials',
      notice: { name: 'wrongCredentials', tone: 'danger' },
    });
    expect(run({ type: 'sendHindered', by: 'malformedJson' }).notice).toMatchObject({ name: 'checkJson' });
    expect(run({ type: 'sendHindered', by: 'invalidFields' })).toMatchObject({
      isChecked: true,
      notice: { name: 'checkJson' },
    });
  });
  it('leaves no earlier answer under a refusal', () => {
    const outcome = { kind: 'answered', answer } as const;
    const answered = run({ type: 'sendFinished', outcome, holdsReference: false });
    expect(answered.outcome).not.toBeNull();
    expect(reducer(answered, { type: 'sendHindered', by: 'malformedJson' }).outcome).toBeNull();
  });
  it('says what is wrong with the key until it is edited', () => {
    const refused = run({ type: 'sendHindered', by: 'unusableKey' });
    expect(refused).toMatchObject({ hindrance: 'unusableKey', notice: { name: 'checkParameters' } });
    expect(reducer(refused, { type: 'idempotencyKeyEdited', value: 'k' }).hindrance).toBeNull();
  });
  it('gives up a call when another sample is chosen', () => {
    expect(run({ type: 'sendStarted' }, { type: 'groupChosen', key: '003', proposal })).toMatchObject({
      sending: false,
      outcome: null,
    });
  });
  it('remembers that a payment holds the proposed reference, and that a decline frees it', () => {
    const chosen: BuilderAction = { type: 'proposalMade', proposal };
    const outcome = { kind: 'answered', answer } as const;
    const held = run(
      chosen,
      { type: 'sendStarted' },
      { type: 'sendFinished', outcome, holdsReference: true },
    );
    expect(held).toMatchObject({ sending: false, reference: { held: true }, notice: { name: 'sent' } });
    const free = run(
      chosen,
      { type: 'sendStarted' },
      { type: 'sendFinished', outcome, holdsReference: false },
    );
    expect(free.reference).toEqual({ proposed: 'PEDIDO-NUEVO', held: false });
    expect(reducer(held, { type: 'referenceRenewed', reference: 'B' })).toMatchObject({
      body: { ReferenceNumber: 'B' },
      reference: { proposed: 'B', held: false },
    });
  });
  it.each([
    [{ kind: 'offline' }, 'offline'],
    [{ kind: 'unreachable', host: 'h' }, 'unreachable'],
    [{ kind: 'unexpected', answer }, 'unexpected'],
    [{ kind: 'unauthenticated', answer, message: 'm' }, 'wrongCredentials'],
    [refused(422), 'checkJson'],
    [refused(429), 'notProcessed'],
    [refused(503), 'notProcessed'],
  ] as const)('tells %j apart', (outcome, name) => {
    expect(run({ type: 'sendFinished', outcome, holdsReference: false }).notice?.name).toBe(name);
  });
  it('says the same words twice as two notices', () => {
    const once = run({ type: 'jsonUpdated' });
    expect(reducer(once, { type: 'jsonUpdated' }).notice?.turn).toBe((once.notice?.turn ?? 0) + 1);
  });
});

function refused(status: number) {
  const refusal = { code: 'c', message: 'm', requestId: 'r', fields: [] };
  return { kind: 'refused', answer: { ...answer, status }, refusal } as const;
}

describe('credentials', () => {
  it('says what is missing when nothing can be saved', () => {
    const state = run({ type: 'credentialsEdited', credentials: { apiKey: 'k' } }, { type: 'saveRefused' });
    expect(state).toMatchObject({
      missing: { apiKey: false, password: true },
      notice: { name: 'nothingToSave', tone: 'danger' },
    });
    expect(
      reducer(state, { type: 'credentialsEdited', credentials: { password: 'p' } }).missing.password,
    ).toBe(false);
  });
  it('knows that what was edited, or deleted in another tab, is not kept', () => {
    const kept = run({
      type: 'credentialsRemembered',
      credentials: { apiKey: 'k', password: 'p' },
      keeping: 'browser',
    });
    expect(kept.kept).toBe('browser');
    expect(reducer(kept, { type: 'credentialsEdited', credentials: { apiKey: 'l' } }).kept).toBeNull();
    expect(reducer(kept, { type: 'keepingChanged', keeping: null })).toMatchObject({
      kept: null,
      credentials: { apiKey: 'k' },
    });
  });
  it('takes the demo’s where nobody has touched the fields, and never where they were emptied', () => {
    const demo = { apiKey: 'demo', password: 'd' };
    const offered = { type: 'demoOffered', credentials: demo } as const;
    expect(run({ type: 'sendHindered', by: 'wrongCredentials' }, offered)).toMatchObject({
      credentials: demo,
      hindrance: null,
      kept: null,
    });
    const emptied = { type: 'credentialsEdited', credentials: { apiKey: '', password: '' } } as const;
    for (const before of [emptied, { type: 'credentialsDeleted' } as const])
      expect(run(before, offered).credentials).toEqual({ apiKey: '', password: '' });
    expect(run({ type: 'credentialsEdited', credentials: { apiKey: 'k' } }, offered).credentials.apiKey).toBe(
      'k',
    );
  });
  it('forgets them when they are deleted', () => {
    const state = run(
      { type: 'credentialsRemembered', credentials: { apiKey: 'k', password: 'p' }, keeping: 'session' },
      { type: 'credentialsDeleted' },
    );
    expect(state).toMatchObject({ credentials: { apiKey: '', password: '' }, kept: null });
  });
});

describe('freshReference', () => {
  it('fits into the field and differs', () => {
    const reference = freshReference(Date.UTC(2099, 0, 1), () => 0.999_999);
    expect(reference.length).toBeLessThanOrEqual(30);
    expect(freshReference(1, () => 0.1)).not.toBe(freshReference(1, () => 0.2));
  });
});

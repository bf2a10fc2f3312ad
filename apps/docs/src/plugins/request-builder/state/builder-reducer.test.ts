import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import { describe, expect, it } from 'vitest';
import { documentedMethod } from '../../../site/documented-methods.ts';
import { describeMethod } from '../lib/describe-method.ts';
import { freshReference } from '../lib/fresh-reference.ts';
import { noPayments } from '../lib/recent-payment.ts';
import type { HttpAnswer } from '../lib/send-request.ts';
import type { BuilderAction } from './builder-actions.ts';
import { createBuilderReducer } from './builder-reducer.ts';
import { type BuilderState, initialState } from './builder-state.ts';

const page = describeMethod(documentedMethod('inmediate-capture-card'), 'es');
const reducer = createBuilderReducer(page);
const proposal = { reference: 'PEDIDO-NUEVO', payments: noPayments };
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
      proposal: { reference: 'PEDIDO-OTRO', payments: noPayments },
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
    const payments = { latest: payment, refundable: payment };
    const state = createBuilderReducer(refund)(initialState(refund), {
      type: 'proposalMade',
      proposal: { reference: 'X', payments },
    });
    expect(state.body).toEqual({ transactionCode: 'trx_9', amount: 12.5 });
    expect(state.reference).toBeNull();
    const query = describeMethod(documentedMethod('transaction-status'), 'es');
    expect(
      createBuilderReducer(query)(initialState(query), {
        type: 'proposalMade',
        proposal: { reference: 'X', payments },
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

describe('sending', () => {
  it('says why nothing was sent', () => {
    expect(run({ type: 'sendHindered', by: 'wrongCredentials' })).toMatchObject({
      hindrance: 'wrongCredentials',
      notice: { name: 'wrongCredentials', tone: 'danger' },
    });
    expect(run({ type: 'sendHindered', by: 'malformedJson' }).notice).toMatchObject({ name: 'checkJson' });
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

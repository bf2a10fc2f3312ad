import {
  type IntegrationMethodName,
  integrationMethodNames,
} from '@pasarela/contracts/integration-methods/integration-method-names';
import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import { sampleAnswer } from '@pasarela/contracts/integration-methods/sample-answer';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createPublicKey } from '../factories/cards-factory.ts';
import { createSampleSender } from '../integration-samples.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';

let app: TestApp;
let send: ReturnType<typeof createSampleSender>['send'];
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  ({ send } = createSampleSender(app, await createPublicKey(app, await accountIdOf(app, 1))));
});
afterAll(() => app.close());

/** What is another each time. */
const different: ReadonlySet<string> = new Set([
  'transactionNumber',
  'transactionCode',
  'referenceNumber',
  'date',
  'paymentDate',
  'authorizationCode',
  'cashReference',
  'cashDueDate',
  'customerCardIdentifier',
  'subscriptionId',
  'cancellationDate',
  'transactionDate',
  'sessionId',
  'expiresAt',
  'url',
  'total',
  'pages',
]);

/** An answer as the documentation shows it: of what is another each time, and of lists, whether it is there. */
const shown = (answer: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.length > 0 ? [Object.keys(value[0]).toSorted()] : []];
      return [name, different.has(name) && value !== null ? typeof value : value];
    }),
  );

/** Every name × its example, as the sandbox answered it. */
const seen: Record<string, string | undefined> = {};

/** The specification's line of each name. */
const lines: Readonly<Partial<Record<IntegrationMethodName, string>>> = {
  integrationWeb: 'METHOD-1',
  wci: 'METHOD-2',
  wcda: 'METHOD-3',
  wcdc: 'METHOD-4',
  wcdx: 'METHOD-5',
  wsc: 'METHOD-6',
  wsx: 'METHOD-7',
  api: 'METHOD-8',
  deferment: 'METHOD-9',
  'cash-payments': 'METHOD-10',
  'inmediate-capture-card': 'METHOD-11',
  'inmediate-capture-session': 'METHOD-12',
  'inmediate-capture-token-creation': 'METHOD-13',
  'inmediate-capture-token': 'METHOD-14',
  'delayed-capture-auth': 'METHOD-15',
  'delayed-capture-token': 'METHOD-16',
  'delayed-capture-auth-token': 'METHOD-17',
  'delayed-capture-msi': 'METHOD-18',
  'delayed-capture-cancel': 'METHOD-19',
  capture: 'METHOD-20',
  'suscription-token': 'METHOD-21',
  'suscription-token-initial-date': 'METHOD-22',
  'suscription-card': 'METHOD-23',
  'suscription-card-initial-date': 'METHOD-24',
  'suscription-cancelation': 'METHOD-25',
  refund: 'METHOD-26',
  'transaction-status': 'METHOD-27',
  'by-reference': 'METHOD-28',
  report: 'METHOD-29',
  'device-fingerprint': 'METHOD-30',
};

/** And of each call. */
const callLines: Readonly<Partial<Record<OperationName, string>>> = {
  createTransaction: 'PAYMENT-3',
  createPayment: 'PAYMENT-4',
  payCapture: 'PAYMENT-5',
  payCancel: 'PAYMENT-6',
  payCancelSubscription: 'PAYMENT-7',
  payRefund: 'PAYMENT-8',
  getResponse: 'PAYMENT-9',
  getResponseByReference: 'PAYMENT-10',
  getDayReport: 'PAYMENT-11',
  createCardToken: 'PAYMENT-12',
  deleteCardToken: 'PAYMENT-13',
  listCardTokens: 'PAYMENT-14',
};

describe.each(integrationMethodNames)('%s', (name) => {
  const { samples, operation } = integrationMethods[name];
  const tags = [lines[name], callLines[operation]].filter((line) => line !== undefined);
  it.each(
    samples.map(
      (sample) => [sample.name, sample.responseCode ?? 'an answer without a code', sample] as const,
    ),
  )(`${operation}: %s answers %s`, { tags }, async (_, __, sample) => {
    const answer = await send(name, sample);
    const code = typeof answer.responseCode === 'string' ? answer.responseCode : undefined;
    if (sample === samples[0]) seen[name] = code;
    expect(code).toBe(sample.responseCode);
    const { answer: schema } = operations[operation];
    expect(shown(answer)).toEqual(shown(sampleAnswer(schema, sample, 'es')));
    expect(shown(await send(name, sample, 'en'))).toEqual(shown(sampleAnswer(schema, sample, 'en')));
  });
});

it('answers to the example of every name what the specification says', { tags: ['PAYMENT-30'] }, async () => {
  expect(seen).toEqual({
    integrationWeb: '001',
    wci: '001',
    wcda: '001',
    wcdc: '002',
    wcdx: '009',
    wsc: '001',
    wsx: '002',
    api: '002',
    deferment: '001',
    'cash-payments': '005',
    'inmediate-capture-card': '002',
    'inmediate-capture-session': '002',
    'inmediate-capture-token-creation': '002',
    'inmediate-capture-token': '002',
    'delayed-capture-auth': '008',
    'delayed-capture-token': '008',
    'delayed-capture-auth-token': '008',
    'delayed-capture-msi': '008',
    'delayed-capture-cancel': '009',
    capture: '002',
    'suscription-token': '002',
    'suscription-token-initial-date': '002',
    'suscription-card': '002',
    'suscription-card-initial-date': '002',
    'suscription-cancelation': '002',
    refund: '012',
    'transaction-status': '002',
    'by-reference': '005',
    report: '002',
    'device-fingerprint': '002',
    'tokenization-create': '002',
    'tokenization-delete': '002',
    'tokenization-list': '002',
    'form-session': undefined,
  });
  await expectLedgerAgrees(app.database.read);
});

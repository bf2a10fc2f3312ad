import { expect, it } from 'vitest';
import type { Operation } from '../http/define-operation.ts';
import { type OperationName, operations } from '../operations.ts';
import { nextOutcomeNames, nextOutcomes } from './next-outcomes.ts';
import {
  isWebhookScenario,
  sandboxScenarioNames,
  sandboxScenarios,
  scenariosOf,
  webhookScenarioNames,
} from './scenarios.ts';

const wire = ['lost_answer', 'slow_5s', 'http_500', 'http_503', 'rate_limited'];
const webhooks = ['webhook_twice', 'webhook_late', 'webhooks_reversed', 'webhook_bad_signature'];

it('has every outcome of the bank, the failures of an answer and those of webhooks', () => {
  expect(sandboxScenarioNames).toEqual([...wire, ...webhooks, ...nextOutcomeNames]);
  expect(webhookScenarioNames).toEqual(webhooks);
  for (const name of nextOutcomeNames) expect(sandboxScenarios[name].label).toBe(nextOutcomes[name]);
});

it.each(Object.entries(sandboxScenarios))(
  '%s says what happens and what is right, in both languages',
  (_, row) => {
    for (const words of [row.label, row.happens, row.correct])
      for (const text of [words.es, words.en]) expect(text).toMatch(/^[^{}]+[^{}\s]$/);
    expect(row.happens.es).not.toBe(row.happens.en);
  },
);

const applying = (name: OperationName): readonly string[] => {
  const operation: Operation = operations[name];
  return scenariosOf(operation);
};
const bankOf = (...left: readonly string[]) => nextOutcomeNames.filter((name) => !left.includes(name));
const answered = wire.filter((name) => name !== 'lost_answer');

it.each([
  ['createPayment', sandboxScenarioNames],
  ['payCheckout', sandboxScenarioNames],
  ['createTransaction', [...wire, ...webhooks]],
  ['payCapture', [...wire, ...webhooks]],
  ['payCancel', [...wire, ...webhooks]],
  ['payRefund', [...wire, ...webhooks]],
  ['answerChallenge', [...wire, ...webhooks]],
  ['answerAplazo', [...wire, ...webhooks]],
  ['leaveCheckout', [...wire, ...webhooks]],
  // Nobody is asked for 3D Secure when a card is only kept.
  ['createCardToken', [...wire, ...bankOf('review')]],
  ['deleteCardToken', wire],
  ['payCancelSubscription', [...wire, ...webhooks]],
  ['getResponse', answered],
  ['getResponseByReference', answered],
  ['getDayReport', answered],
  ['listCardTokens', answered],
] as const)('%s takes its scenarios', (name, expected) => {
  expect(applying(name)).toEqual(expected);
});

it('belongs to the payment API, to hosted pages and to simulated cash alone, and an answer is lost only where something changes', () => {
  for (const operation of Object.values<Operation>(operations)) {
    const { scenarios, access, path, method } = operation;
    const isOfKey =
      access.kind === 'apiKey' && /^\/(pay|transaction|customercardidentifiers)(\/|$)/.test(path);
    expect([path, scenarios !== undefined]).toEqual([
      path,
      isOfKey ||
        operation === operations.simulateCashPayment ||
        (access.kind === 'payer' && /^\/checkout\//.test(path) && method === 'POST'),
    ]);
    if (scenarios) expect([path, scenarios.includes('change')]).toEqual([path, method !== 'GET']);
  }
});

it('knows the scenarios of webhooks', () => {
  expect(isWebhookScenario('webhook_late')).toBe(true);
  for (const other of ['slow_5s', 'approved', 'toString', '', null, undefined])
    expect(isWebhookScenario(other)).toBe(false);
});

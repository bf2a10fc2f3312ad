import { expect, it } from 'vitest';
import { ruledScenario, type ScenarioRule } from './scenario-rules.ts';

const rules: readonly ScenarioRule[] = [
  { when: { referencePrefix: 'MALA-', amount: 10.5 }, scenario: 'declined' },
  { when: { referencePrefix: 'MALA-' }, scenario: 'http_500' },
  { when: { amount: 999.01 }, scenario: 'slow_5s' },
];

it.each([
  [{ ReferenceNumber: 'MALA-1', Amount: 10.5 }, 'declined'],
  [{ ReferenceNumber: 'MALA-1', Amount: 10 }, 'http_500'],
  [{ ReferenceNumber: 'BUENA-1', Amount: 999.01 }, 'slow_5s'],
  [{ Amount: 999.01 }, 'slow_5s'],
  [{ ReferenceNumber: 'mala-1', Amount: 10.5 }, undefined],
  [{ ReferenceNumber: 'NO-MALA-1' }, undefined],
  [{}, undefined],
])('%j has the scenario of the first rule that it meets', (body, scenario) => {
  expect(ruledScenario(rules, body, ['declined', 'http_500', 'slow_5s'])).toBe(scenario);
});

it('passes over a rule whose scenario the operation does not have', () => {
  const body = { ReferenceNumber: 'MALA-1', Amount: 10.5 };
  expect(ruledScenario(rules, body, ['http_500'])).toBe('http_500');
  expect(ruledScenario(rules, body, [])).toBeUndefined();
});

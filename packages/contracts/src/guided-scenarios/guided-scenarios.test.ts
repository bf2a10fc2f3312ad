import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { integrationMethods } from '../integration-methods/integration-methods.ts';
import type { GuidedScenario, ScenarioCall, ScenarioStep } from './guided-scenario.ts';
import { guidedScenarios, scenarioNames } from './guided-scenarios.ts';
import { noticeIn } from './inbox-notice.ts';
import { resolvedCall } from './resolved-call.ts';

const stepsOf = (scenario: GuidedScenario): readonly ScenarioStep[] => scenario;
const takenBy = (call: ScenarioCall) => [
  ...Object.values(call.takes ?? {}),
  ...('finds' in call && call.finds ? [call.finds.transaction] : []),
];

const answersField = (call: ScenarioCall, field: string): boolean => {
  const { answer } = resolvedCall(call).operation;
  return answer instanceof z.ZodObject && Object.hasOwn(answer.shape, field);
};

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      values,
    );

describe.each(scenarioNames)('%s', (name) => {
  const steps = stepsOf(guidedScenarios[name]);

  it('names each step once', () => {
    const names = steps.map((step) => step.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('takes what every call of an earlier step that is not left out answers, into a place of the request', () => {
    for (const [position, step] of steps.entries())
      for (const call of step.calls) {
        for (const { step: from, field } of takenBy(call)) {
          const earlier = steps.slice(0, position).find((one) => one.name === from);
          expect([step.name, earlier?.optional]).toEqual([step.name, undefined]);
          expect(earlier?.calls.map((one) => [from, field, answersField(one, field)])).toEqual(
            earlier?.calls.map(() => [from, field, true]),
          );
        }
        const { params, body } = resolvedCall(call);
        for (const path of Object.keys(call.takes ?? {}))
          expect([path, valueAt({ ...params, ...body }, path)]).not.toEqual([path, undefined]);
      }
  });

  it('needs nothing that only a server can fill in', () => {
    for (const call of steps.flatMap((step) => [...step.calls]))
      if ('method' in call) {
        const sample = integrationMethods[call.method].samples.find((one) => one.name === call.sample);
        expect([sample?.days, sample?.byScript, sample?.query]).toEqual([undefined, undefined, undefined]);
      }
  });

  it('says what each choice is', () => {
    for (const { calls } of steps)
      if (calls.length > 1)
        for (const call of [...calls])
          expect([call.words?.es, call.words?.en]).toEqual([
            expect.stringMatching(/./),
            expect.stringMatching(/./),
          ]);
  });
});

describe('the notice of a result', () => {
  const message = (type: string, transactionNumber: string, verified = true) => ({
    verified,
    body: JSON.stringify({ type, data: { transactionNumber } }),
  });
  const wanted = message('transaction.accepted', '7');

  it('is found among others', () => {
    const others = [
      message('transaction.pending_payment', '7'),
      message('transaction.accepted', '8'),
      message('transaction.accepted', '7', false),
      { verified: true, body: 'hello' },
      { verified: true, body: '"hello"' },
      { verified: true, body: '{"type":"transaction.accepted"}' },
    ];
    expect(noticeIn([...others, wanted], 2, '7')).toBe(wanted);
    expect(noticeIn(others, 2, '7')).toBeUndefined();
  });
});

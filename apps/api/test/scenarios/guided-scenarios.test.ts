import type {
  GuidedScenario,
  ScenarioCall,
  ScenarioStep,
} from '@pasarela/contracts/guided-scenarios/guided-scenario';
import { guidedScenarios, scenarioNames } from '@pasarela/contracts/guided-scenarios/guided-scenarios';
import { noticeIn } from '@pasarela/contracts/guided-scenarios/inbox-notice';
import { resolvedCall } from '@pasarela/contracts/guided-scenarios/resolved-call';
import { filledPart } from '@pasarela/contracts/integration-methods/filled-part';
import type { InboxRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { newReference } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';

type Answer = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, Answer>>;

let app: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const changesOf = (call: ScenarioCall, answers: Answers) => [
  ['ReferenceNumber', newReference()] as const,
  ...Object.entries(call.takes ?? {}).map(
    ([path, { step, field }]) => [path, answers[step]?.[field]] as const,
  ),
];

const send = async (call: ScenarioCall, answers: Answers): Promise<Answer> => {
  const { operationName, operation, params, query, body, responseCode } = resolvedCall(call);
  const changes = changesOf(call, answers);
  // As the server's timer does, a moment after the change.
  await app.deliverer.deliverDue();
  const { data } = await app.calls.answered(operationName, {
    params: params && filledPart(params, changes),
    query,
    body: body && filledPart(body, changes),
    headers: operation.access.kind === 'apiKey' ? demoKey : owner,
  });
  const answer = data as Answer;
  expect([operationName, answer.responseCode]).toEqual([operationName, responseCode]);
  return answer;
};

/** Every road through a scenario: one for each way to choose among the calls of its steps. */
const roadsOf = (steps: readonly ScenarioStep[]): (readonly (readonly [string, ScenarioCall])[])[] =>
  steps.reduce<(readonly (readonly [string, ScenarioCall])[])[]>(
    (roads, { name, calls }) =>
      roads.flatMap((road) => calls.map((call) => [...road, [name, call] as const])),
    [[]],
  );

describe.each(scenarioNames)('%s', (name) => {
  const roads = roadsOf(guidedScenarios[name] satisfies GuidedScenario);
  it.each(roads.map((road) => [road.map(([, call]) => call.words?.en ?? '·').join(' '), road] as const))(
    'can be walked as its page shows it: %s',
    async (_, road) => {
      let answers: Answers = {};
      for (const [step, call] of road) {
        const answer = await send(call, answers);
        answers = { ...answers, [step]: answer };
        if ('finds' in call && call.finds) {
          const { status, transaction } = call.finds;
          const number = String(answers[transaction.step]?.[transaction.field]);
          expect(noticeIn(Object.values(answer) as InboxRow[], status, number)).toMatchObject({
            verified: true,
          });
        }
      }
      await expectLedgerAgrees(app.database.read);
    },
  );
});

import { buildTestApp, type TestApp } from './build-test-app.ts';
import type { OperationCalls } from './operation-calls.ts';

/** Calls that go to the applications in turn. */
const inTurn = (apps: readonly [TestApp, TestApp]): OperationCalls => {
  let turn = 0;
  const next = (): OperationCalls => {
    turn += 1;
    return (turn % 2 === 0 ? apps[0] : apps[1]).calls;
  };
  return {
    send: (name, sent) => next().send(name, sent),
    answered: (name, sent) => next().answered(name, sent),
    refused: (name, sent) => next().refused(name, sent),
    listen: (listener) => {
      for (const { calls } of apps) calls.listen(listener);
    },
  };
};

/**
 * Two applications on one database, as two processes have it: each has its own connections, and nothing in memory is shared but the
 * time. `pair` is the first one with calls that go to both in turn, for what takes one application.
 */
export const buildTwoApps = async () => {
  const one = await buildTestApp({ scale: 0 });
  const other = await buildTestApp({ beside: one });
  const apps = [one, other] as const;
  return {
    one,
    other,
    pair: { ...one, calls: inTurn(apps) } satisfies TestApp,
    /** Does the same in both at once. */
    both: <Result>(work: (app: TestApp) => Promise<Result>): Promise<Result[]> => Promise.all(apps.map(work)),
    close: async (): Promise<void> => {
      await other.close();
      await one.close();
    },
  };
};

export type TwoApps = Awaited<ReturnType<typeof buildTwoApps>>;

import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';
import { createAcquirers } from '#sandbox/simulated-acquirer.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import type { TestApp } from '../build-test-app.ts';

/** The context of a change made by the system now, with changes. */
export const writeContext = (
  { time, url }: Pick<TestApp, 'time' | 'url'>,
  unit: Unit,
  accountId: number,
  changes: Partial<WriteContext> = {},
): WriteContext => ({
  unit,
  accountId,
  actor: { kind: 'system', name: null, requestId: null },
  now: new Date(time.now),
  realNow: new Date(time.now),
  identifiers: randomIdentifiers,
  site: url,
  sendsEmails: false,
  acquirer: createAcquirers(randomIdentifiers).Sandbox,
  nextOutcome: null,
  ...changes,
});

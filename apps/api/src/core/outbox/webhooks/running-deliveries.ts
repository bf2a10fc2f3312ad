import type { Database } from '#database/database.ts';
import type { Secrets } from '#security/secrets.ts';
import type { RealClock } from '#time/real-clock.ts';
import { openSigningSecrets } from './account-settings.ts';
import { attemptHeaders, reportAttempt, unsigned } from './delivery-attempt.ts';
import type { Lanes } from './delivery-lanes.ts';
import type { DueMessage } from './webhook-messages-repository.ts';
import type { Sender } from './webhook-sender.ts';

export type DeliveryDependencies = {
  readonly database: Database;
  readonly clock: RealClock;
  readonly secrets: Secrets;
  readonly sender: Sender;
};

/** Sends messages out, each outside any unit of work, and stores the outcome of each attempt. */
export const createRunningDeliveries = (
  { database, clock, secrets, sender }: DeliveryDependencies,
  lanes: Lanes,
  onEnded: () => void,
) => {
  const running = new Set<Promise<void>>();

  const deliver = async (message: DueMessage): Promise<void> => {
    const startedAt = clock.now();
    const began = performance.now();
    const signing = openSigningSecrets(secrets, message, startedAt);
    const headers = attemptHeaders(message, signing, startedAt);
    const outcome =
      signing.length === 0 ? unsigned : await sender.send(message.url, headers, message.payload);
    const milliseconds = Math.round(performance.now() - began);
    lanes.note(message.lane, outcome.statusCode !== null, milliseconds);
    const attempt = { headers: JSON.stringify(headers), outcome, startedAt, milliseconds };
    await database.unit({ account: message.accountId }, (unit) =>
      reportAttempt(unit, message, attempt, clock.now()),
    );
  };

  return {
    count: (): number => running.size,

    begin: (message: DueMessage, onError: (error: unknown) => void): void => {
      lanes.enter(message.lane);
      const delivery = deliver(message)
        .catch(onError)
        .finally(() => {
          lanes.leave(message.lane);
          running.delete(delivery);
          onEnded();
        });
      running.add(delivery);
    },

    /** Resolves when one of the deliveries that run now has ended. */
    nextEnd: (): Promise<void> => Promise.race(running),

    /** Resolves when all of the deliveries that run now have ended. */
    allEnded: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};

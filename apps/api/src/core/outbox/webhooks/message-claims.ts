import type { Unit } from '#database/queries.ts';
import { isForOwnInbox } from './inbox-delivery.ts';
import { laneOf, nextAddressOf } from './result-addresses.ts';
import {
  claimMessage,
  type DueMessage,
  findDueMessages,
  requeueMessage,
} from './webhook-messages-repository.ts';

type Claims = {
  readonly messages: readonly DueMessage[];
  /** The number of messages that moved to another lane and are due there. */
  readonly moved: number;
};

/**
 * Takes messages of a lane that are due, and puts them off meanwhile: nobody else finds them, and they come back if this process
 * dies. One whose account has another address by now goes there, on the lane of that address.
 */
export const claimMessages = async (
  unit: Unit,
  {
    accountId,
    lane,
    max,
    now,
    until,
  }: {
    readonly accountId: number;
    readonly lane: string;
    readonly max: number;
    readonly now: Date;
    readonly until: Date;
  },
): Promise<Claims> => {
  const messages: DueMessage[] = [];
  let moved = 0;
  for (const message of await findDueMessages(unit, { accountId, lane, max, now })) {
    const url = nextAddressOf(message, message);
    const laneNow = laneOf(message.accountId, url, message.inbox);
    if (laneNow === lane) {
      // Messages for the account's own inbox are delivered in this same unit, so they are not claimed.
      if (url !== message.url || !isForOwnInbox(message)) await claimMessage(unit, message, { url, until });
      messages.push({ ...message, url });
    } else {
      await requeueMessage(unit, message, { url, lane: laneNow, now });
      moved += 1;
    }
  }
  return { messages, moved };
};

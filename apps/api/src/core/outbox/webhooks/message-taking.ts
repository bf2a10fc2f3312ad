import type { Unit } from '#database/queries.ts';
import type { Lanes } from './delivery-lanes.ts';
import { deliverToInbox, isForOwnInbox } from './inbox-delivery.ts';
import { isInboxLane, laneOf, nextAddressOf } from './result-addresses.ts';
import type { DeliveryDependencies } from './running-deliveries.ts';
import {
  claimMessage,
  type DueMessage,
  findDueLanes,
  findDueMessages,
  requeueMessage,
} from './webhook-messages-repository.ts';

type Claims = {
  readonly messages: readonly DueMessage[];
  /** The number of messages that moved to another lane and are due there. */
  readonly moved: number;
};

/**
 * Claims due messages of a lane by moving their next attempt to `until`; if this process ends, they are due again then. A message
 * whose URL has changed moves to the lane of the new URL.
 */
const claimMessages = async (
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

/** How long a message is claimed, in milliseconds. It is longer than any attempt; an unreported message is then sent again. */
const claimFor = 20_000;
/** The most messages that are delivered to an inbox in one unit, so that other units do not wait long. */
export const maxToInbox = 32;

type TakenMessages = {
  /** How many were delivered to the inbox of their own account, in the unit that claimed them. */
  readonly kept: number;
  /** How many were moved to another lane, because their address has changed. */
  readonly moved: number;
  /** The messages to send out now. */
  readonly claimed: readonly DueMessage[];
};

export const nothingTaken: TakenMessages = { kept: 0, moved: 0, claimed: [] };

/** Claims due messages as far as their lanes have room. What goes to an account's own inbox is delivered at once. */
export const createMessageTaking = (
  { database, clock, secrets }: Omit<DeliveryDependencies, 'sender'>,
  lanes: Lanes,
) => {
  /** A lane belongs to one account, so its messages are taken in a unit of that account. */
  const takeLane = (
    { lane, accountId }: { readonly lane: string; readonly accountId: number },
    max: number,
    now: number,
  ): Promise<TakenMessages> =>
    database.unit({ account: accountId }, async (unit) => {
      const moments = { now: new Date(now), until: new Date(now + claimFor) };
      const { messages, moved } = await claimMessages(unit, { accountId, lane, max, ...moments });
      const own = messages.filter(isForOwnInbox);
      await deliverToInbox(unit, secrets, own, now);
      return { kept: own.length, moved, claimed: messages.filter((message) => !isForOwnInbox(message)) };
    });

  return async (): Promise<TakenMessages> => {
    const now = clock.now();
    const due = await findDueLanes(database.read, new Date(now));
    const room = new Map(
      lanes
        .share(due.map(({ lane }) => lane).filter((lane) => !isInboxLane(lane)))
        .map(({ lane, max }) => [lane, max]),
    );
    const taken = await Promise.all(
      due.flatMap((each) => {
        const max = isInboxLane(each.lane) ? maxToInbox : room.get(each.lane);
        return max === undefined ? [] : [takeLane(each, max, now)];
      }),
    );
    return {
      kept: taken.reduce((sum, { kept }) => sum + kept, 0),
      moved: taken.reduce((sum, { moved }) => sum + moved, 0),
      claimed: taken.flatMap(({ claimed }) => claimed),
    };
  };
};

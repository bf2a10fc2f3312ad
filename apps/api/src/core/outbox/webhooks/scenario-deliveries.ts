import { randomBytes } from 'node:crypto';
import { minute } from '@pasarela/contracts/dates/dates';
import {
  isWebhookScenario,
  lateWebhookMinutes,
  type WebhookScenario,
} from '@pasarela/contracts/sandbox/scenarios';
import type { Actor } from '#core/account/caller.ts';
import type { DueWorkHandler } from '#core/due-work/due-work.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import type { Inserted, Unit } from '#database/queries.ts';
import type { WebhookMessageRow } from '#generated/stored-tables.ts';
import {
  countDelivered,
  holdEarlierMessages,
  insertMessage,
  releaseEarlierMessage,
  releaseMessage,
} from './webhook-messages-repository.ts';

/** How a request to the sandbox chose its results to be delivered. */
export type ChosenDelivery = { readonly scenario: WebhookScenario; readonly requestId: string };

export const chosenDelivery = ({ scenario, requestId }: Actor): ChosenDelivery | undefined =>
  isWebhookScenario(scenario) && requestId !== null ? { scenario, requestId } : undefined;

/** Writes a message with the way in which it is to be delivered. */
export const insertChosen = async (
  unit: Unit,
  message: Inserted<'webhook_messages'> & { readonly accountId: number },
  chosen: ChosenDelivery,
): Promise<number> => {
  const { accountId, occurredAt } = message;
  const isLate = chosen.scenario === 'webhook_late';
  const subjectId = await insertMessage(unit, {
    ...message,
    ...chosen,
    ...(isLate ? { nextAttemptAt: null } : {}),
  });
  if (isLate) {
    const dueAt = new Date(occurredAt.getTime() + lateWebhookMinutes * minute);
    await scheduleWork(unit, { accountId, kind: 'sendLateWebhook', subjectId, dueAt });
  }
  // The last message of the request goes first; each of the others waits for the attempt of the one after it.
  if (chosen.scenario === 'webhooks_reversed')
    await holdEarlierMessages(unit, accountId, chosen.requestId, subjectId);
  return subjectId;
};

/** Makes a late message due. One that was resent meanwhile is left alone. */
export const sendLateWebhook: DueWorkHandler = ({ unit, accountId, realNow }, id) =>
  releaseMessage(unit, { accountId, id }, realNow);

type ChosenMessage = Pick<WebhookMessageRow, 'id' | 'accountId' | 'scenario' | 'requestId' | 'attempts'>;

export type ChosenAttempt = {
  /** The scenario that made the attempt what it is. */
  readonly scenario: WebhookScenario | null;
  /** Whether the message is to be delivered once more if the attempt succeeds. */
  readonly isRepeated: boolean;
};

/** What the scenario of a message makes of its next attempt; `attempts`: how many were made before. */
export const chosenAttempt = async (unit: Unit, message: ChosenMessage): Promise<ChosenAttempt> => {
  const { scenario, attempts } = message;
  if (!isWebhookScenario(scenario)) return { scenario: null, isRepeated: false };
  if (scenario === 'webhook_twice') {
    const delivered = await countDelivered(unit, message);
    return { scenario: delivered === 1 ? scenario : null, isRepeated: delivered === 0 };
  }
  return { scenario: attempts === 0 ? scenario : null, isRepeated: false };
};

/** Lets the message of the same request go that waited for this one's first attempt. */
export const releaseNext = async (
  unit: Unit,
  { id, accountId, scenario, requestId, attempts }: ChosenMessage,
  now: Date,
): Promise<void> => {
  if (scenario === 'webhooks_reversed' && attempts === 0 && requestId !== null)
    await releaseEarlierMessage(unit, { accountId, requestId, id }, now);
};

/** Whether the next attempt at a message is to carry an invalid signature. */
export const isForged = ({ scenario, attempts }: Pick<WebhookMessageRow, 'scenario' | 'attempts'>): boolean =>
  scenario === 'webhook_bad_signature' && attempts === 0;

/** A signature of the right form that no secret makes. */
export const forgedSignature = (): string => `v1,${randomBytes(32).toString('base64')}`;

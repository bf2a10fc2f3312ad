import type { Unit } from '#database/queries.ts';
import type { Moment } from '#features/transactions/transaction-life-service.ts';
import { attemptsOf, releaseAttempts } from '#features/transactions/transaction-lookup-service.ts';
import type { Actor } from '#http/call.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { scheduleWork } from '#time/due-work-repository.ts';
import type { FilePart } from './link-file-judging.ts';
import { createLinkMaking } from './link-making-service.ts';
import type { LinkOrder } from './link-order-rules.ts';
import { deletePart, findPart, insertPart } from './link-parts-repository.ts';

/** What is kept of the lines of a part until their links are made: `LinkOrder[]` as JSON, and the token of each link's page. */
export type AcceptedPart = Pick<FilePart, 'lines' | 'orders'> & { readonly tokens: readonly string[] };

type KeptOrder = Omit<LinkOrder, 'dueAt'> & { readonly dueAt: string };

/**
 * Accepts lines: their links will be made, a part at a time and whatever ends in between, as work of this moment. A call that
 * changes anything in the account comes after them.
 */
export const acceptPart = async (
  unit: Unit,
  { accountId, now, actor }: Pick<Moment, 'accountId' | 'now' | 'actor'>,
  { lines, orders, tokens }: AcceptedPart,
): Promise<void> => {
  const id = await insertPart(unit, {
    accountId,
    lines,
    orders,
    tokens: tokens.join(' '),
    actor: JSON.stringify(actor),
  });
  await scheduleWork(unit, { accountId, kind: 'makeLinks', subjectId: id, dueAt: now });
};

/** Makes the links of a part that was accepted. */
export const createLinkParts = (identifiers: Identifiers) => {
  const makeLink = createLinkMaking(identifiers);
  return async (unit: Unit, moment: Moment, partId: number): Promise<void> => {
    const { accountId } = moment;
    const part = await findPart(unit, accountId, partId);
    if (!part) return;
    const orders = JSON.parse(part.orders) as KeptOrder[];
    const tokens = part.tokens.split(' ');
    const actor = JSON.parse(part.actor) as Actor;
    const references = orders.map(({ referenceNumber }) => referenceNumber);
    const replaced = await attemptsOf(unit, accountId, references);
    for (const [index, { dueAt, ...order }] of orders.entries()) {
      const attempts = replaced.get(order.referenceNumber) ?? [];
      await releaseAttempts(unit, accountId, attempts);
      await makeLink(unit, { ...moment, actor }, { ...order, dueAt: new Date(dueAt) }, attempts, {
        mailed: false,
        token: tokens[index],
      });
    }
    await deletePart(unit, accountId, partId);
  };
};

import type { Actor } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import { attemptsOf, releaseAttempts } from '#core/transactions/transaction-lookup.ts';
import type { FilePart } from './link-file-judging.ts';
import { makeLink } from './link-making.ts';
import type { LinkOrder } from './link-order-rules.ts';
import { deletePart, findPart, insertPart } from './link-parts-repository.ts';

/** The lines of a part, stored until their links exist: `LinkOrder[]` as JSON, and the page token of each link. */
export type AcceptedPart = Pick<FilePart, 'lines' | 'orders'> & { readonly tokens: readonly string[] };

type KeptOrder = Omit<LinkOrder, 'dueAt'> & { readonly dueAt: string };

/**
 * Accepts lines: their links will be made, a part at a time and whatever ends in between, as work of this moment. A call that
 * changes anything in the account comes after them.
 */
export const acceptPart = async (
  { unit, accountId, now, actor }: WriteContext,
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

/** Creates the links of an accepted part of a file. */
export const makePartLinks = async (context: WriteContext, partId: number): Promise<void> => {
  const { unit, accountId } = context;
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
    await makeLink({ ...context, actor }, { ...order, dueAt: new Date(dueAt) }, attempts, {
      mailed: false,
      token: tokens[index],
    });
  }
  await deletePart(unit, accountId, partId);
};

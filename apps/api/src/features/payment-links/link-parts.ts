import { setImmediate } from 'node:timers/promises';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { Actor } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import { attemptsOf, releaseAttempts } from '#core/transactions/transaction-lookup.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  addReplacements,
  type LinkFileCheck,
  type LinkFileContext,
  noReplacements,
  type Replacements,
  referencesOf,
  refuseReplacements,
} from './link-batch-check-service.ts';
import type { FilePart, LinesJudged } from './link-file-judging.ts';
import { makeLink, pageToken } from './link-making.ts';
import type { LinkOrder } from './link-order-rules.ts';
import {
  deletePart,
  findPart,
  hasParts,
  insertPart,
  newestEvent,
  referencesChangedSince,
} from './link-parts-repository.ts';

/** The lines of a part, stored until their links exist: `LinkOrder[]` as JSON, and the page token of each link. */
type AcceptedPart = Pick<FilePart, 'lines' | 'orders'> & { readonly tokens: readonly string[] };

type KeptOrder = Omit<LinkOrder, 'dueAt'> & { readonly dueAt: string };

/**
 * Stores lines as due work of the current time: their links are created part by part, even if the process ends. Later calls that
 * change the account wait until the links exist.
 */
const acceptPart = async (
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

export type CheckedPart = FilePart & AcceptedPart;

/** Valid lines; `seen` is the newest transaction event at the time when the check began. */
type CheckedLines = {
  readonly seen: number;
  readonly parts: readonly CheckedPart[];
  readonly replacements: Replacements;
};

/** Checks every line of an upload, and gives each line the token of its page. */
export const checkLines = async (
  { database, identifiers }: Pick<Dependencies, 'database' | 'identifiers'>,
  { check }: Pick<LinkFileCheck, 'check'>,
  context: LinkFileContext,
  { files, onProgress }: { readonly files: readonly UploadedFile[]; onProgress(lines: LinesJudged): void },
): Promise<CheckedLines> => {
  const seen = await newestEvent(database.read, context.accountId);
  const { parts: judged, replacements } = await check(database.read, context, files, onProgress);
  const parts: CheckedPart[] = [];
  for (const part of judged) {
    const tokens = Array.from({ length: part.lines }, () => pageToken(identifiers));
    parts.push({ ...part, tokens });
    await setImmediate();
  }
  return { seen, parts, replacements };
};

/**
 * Stores the lines; all their links will be created, even if the process ends. Replacements are checked again only for references
 * whose payments have changed since the check, because other units wait for this one.
 */
export const acceptLines = async (
  context: WriteContext,
  agreed: LinkFileContext['agreed'],
  { seen, parts, replacements }: CheckedLines,
): Promise<Replacements['replaced']> => {
  const { unit, accountId, now } = context;
  if (await hasParts(unit, accountId)) throw new Refusal('link_batch_running');
  const changed = await referencesChangedSince(unit, accountId, seen);
  const again = noReplacements();
  if (changed.size > 0) {
    const asked = parts.flatMap(referencesOf).filter(({ referenceNumber }) => changed.has(referenceNumber));
    await addReplacements(unit, { accountId, now, agreed }, asked, again);
    refuseReplacements(again);
  }
  for (const part of parts) await acceptPart(context, part);
  return new Map([...replacements.replaced, ...again.replaced]);
};

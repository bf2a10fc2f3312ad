import { setImmediate } from 'node:timers/promises';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Dependencies } from '#core/dependencies.ts';
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
import { pageToken } from './link-making.ts';
import { type AcceptedPart, acceptPart } from './link-parts.ts';
import { hasParts, newestEvent, referencesChangedSince } from './link-parts-repository.ts';

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
 * Writes down that the links are to be made: from here on all of them are, whatever ends. What a link would replace is asked again
 * for those references alone whose payments have changed since: the unit is short, and everybody waits for it.
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

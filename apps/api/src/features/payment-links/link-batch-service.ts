import { setImmediate } from 'node:timers/promises';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { BatchProgress, PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { AccountClock } from '#core/due-work/account-clock.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { accountNow } from '#time/real-clock.ts';
import {
  addReplacements,
  type LinkFileCheck,
  type LinkFileContext,
  noReplacements,
  type Replacements,
  referencesOf,
  refuseReplacements,
} from './link-batch-check-service.ts';
import type { FilePart } from './link-file-judging.ts';
import { createLinkMailer } from './link-mail.ts';
import { pageToken } from './link-making.ts';
import { type AcceptedPart, acceptPart } from './link-parts.ts';
import {
  countLinesLeft,
  findTransactionsOfPages,
  hasParts,
  newestEvent,
  referencesChangedSince,
} from './link-parts-repository.ts';
import type { Agreed } from './link-replacement.ts';

type Progress = { -readonly [Field in keyof BatchProgress]: BatchProgress[Field] };
type Part = FilePart & AcceptedPart;

/** Valid lines; `seen` is the newest transaction event at the time when the check began. */
type CheckedLines = {
  readonly seen: number;
  readonly parts: readonly Part[];
  readonly replacements: Replacements;
};

/** Creates payment links from files: either all links of an upload or none. */
export const createLinkBatchService = (
  dependencies: Dependencies,
  { check }: Pick<LinkFileCheck, 'check'>,
  { catchUp }: Pick<AccountClock, 'catchUp'>,
) => {
  const mailer = createLinkMailer(dependencies);
  const { database, clock, identifiers, site, dueWork } = dependencies;
  const running = new Map<number, Progress>();
  const finishing = new Map<number, Promise<void>>();

  const checked = async (
    context: LinkFileContext,
    files: readonly UploadedFile[],
    progress: Progress,
  ): Promise<CheckedLines> => {
    const seen = await newestEvent(database.read, context.accountId);
    const { parts: judged, replacements } = await check(database.read, context, files, (lines) =>
      Object.assign(progress, lines),
    );
    const parts: Part[] = [];
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
  const accept = async (
    unit: Unit,
    {
      account,
      actor,
      agreed,
    }: { readonly account: CallAccount; readonly actor: Actor; readonly agreed: Agreed },
    { seen, parts, replacements }: CheckedLines,
  ): Promise<Replacements['replaced']> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    if (await hasParts(unit, account.id)) throw new Refusal('link_batch_running');
    const changed = await referencesChangedSince(unit, account.id, seen);
    const again = noReplacements();
    if (changed.size > 0) {
      const asked = parts.flatMap(referencesOf).filter(({ referenceNumber }) => changed.has(referenceNumber));
      await addReplacements(unit, { accountId: account.id, now: context.now, agreed }, asked, again);
      refuseReplacements(again);
    }
    for (const part of parts) await acceptPart(context, part);
    return new Map([...replacements.replaced, ...again.replaced]);
  };

  /** Creates the remaining links of an account. Concurrent callers wait for the same run. */
  const finish = (accountId: number): Promise<void> => {
    const known = finishing.get(accountId);
    if (known) return known;
    const own = { accountId };
    dueWork.walks.add(own);
    const finished = catchUp(accountId).finally(() => {
      dueWork.walks.delete(own);
      finishing.delete(accountId);
    });
    finishing.set(accountId, finished);
    return finished;
  };

  /** Waits until every accepted line of the account has its link, so that no call sees an incomplete upload. */
  const whenFinished = async (accountId: number): Promise<void> => {
    while (await hasParts(database.read, accountId)) await finish(accountId);
  };

  const answerOf = async (
    accountId: number,
    parts: readonly Part[],
    replaced: Replacements['replaced'],
  ): Promise<PaymentLinkBatch> => {
    const links: PaymentLinkBatch['links'] = [];
    for (const part of parts) {
      const made = await findTransactionsOfPages(database.read, accountId, part.tokens);
      const numbers = new Map(made.map(({ token, transactionId }) => [token, transactionId]));
      for (const [index, place] of referencesOf(part).entries()) {
        const token = part.tokens[index] ?? '';
        const idTransaction = numbers.get(token);
        if (idTransaction === undefined) throw new Error(`the link of line ${place.line} was not made`);
        links.push({
          ...place,
          idTransaction,
          url: checkoutUrl(site.url, token),
          replaced: [...(replaced.get(place.referenceNumber) ?? [])],
        });
      }
      await setImmediate();
    }
    return { created: links.length, links };
  };

  return {
    progress: async (account: CallAccount): Promise<BatchProgress> => {
      const own = running.get(account.id);
      if (own && own.state !== 'creating') return own;
      const left = await countLinesLeft(database.read, account.id);
      if (own) return { ...own, done: own.rows - left };
      // The lines were left by a process that ended; this process creates their links.
      return left > 0 ? { state: 'creating', rows: left, done: 0 } : { state: 'none', rows: 0, done: 0 };
    },

    whenFinished,

    create: async (
      account: CallAccount,
      actor: Actor,
      files: readonly UploadedFile[],
      agreed: Agreed,
    ): Promise<PaymentLinkBatch> => {
      if (running.has(account.id)) throw new Refusal('link_batch_running');
      const progress: Progress = { state: 'checking', rows: 0, done: 0 };
      running.set(account.id, progress);
      try {
        const context = { accountId: account.id, now: accountNow(clock, account), agreed };
        const found = await checked(context, files, progress);
        const rows = found.parts.reduce((sum, { lines }) => sum + lines, 0);
        const replaced = await database.unit({ account: account.id }, (unit) =>
          accept(unit, { account, actor, agreed }, found),
        );
        Object.assign(progress, { state: 'creating', rows, done: 0 });
        await whenFinished(account.id);
        const answer = await answerOf(account.id, found.parts, replaced);
        Object.assign(progress, { state: 'mailing', done: 0 });
        // The links exist already. If their e-mails cannot be written now, the timer writes them later.
        await mailer
          .run((mailed) => {
            progress.done += mailed;
          })
          .catch(() => undefined);
        return answer;
      } finally {
        running.delete(account.id);
      }
    },
  };
};

export type LinkBatchService = ReturnType<typeof createLinkBatchService>;

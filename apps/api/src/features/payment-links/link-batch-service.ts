import { setImmediate } from 'node:timers/promises';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { BatchProgress, PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { AccountClock } from '#core/due-work/account-clock.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { createSharedProgress } from '#processes/shared-progress.ts';
import { accountNow } from '#time/real-clock.ts';
import { type LinkFileCheck, type Replacements, referencesOf } from './link-batch-check-service.ts';
import { createLinkMailer } from './link-mail.ts';
import { acceptLines, type CheckedPart, checkLines } from './link-parts.ts';
import { countLinesLeft, findTransactionsOfPages, hasParts } from './link-parts-repository.ts';
import type { Agreed } from './link-replacement.ts';

/** Creates the remaining links of uploads that were accepted. */
const createLinkBatchFinishing = (
  { database, dueWork }: Pick<Dependencies, 'database' | 'dueWork'>,
  { catchUp }: Pick<AccountClock, 'catchUp'>,
) => {
  const finishing = new Map<number, Promise<void>>();

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
  return async (accountId: number): Promise<void> => {
    while (await hasParts(database.read, accountId)) await finish(accountId);
  };
};

/** The links that were made of an upload, in the order of its lines, each with the payments that it replaced. */
const linkBatchAnswer = async (
  queries: Queries,
  siteUrl: string,
  accountId: number,
  {
    parts,
    replaced,
  }: { readonly parts: readonly CheckedPart[]; readonly replaced: Replacements['replaced'] },
): Promise<PaymentLinkBatch> => {
  const links: PaymentLinkBatch['links'] = [];
  for (const part of parts) {
    const made = await findTransactionsOfPages(queries, accountId, part.tokens);
    const numbers = new Map(made.map(({ token, transactionId }) => [token, transactionId]));
    for (const [index, place] of referencesOf(part).entries()) {
      const token = part.tokens[index] ?? '';
      const idTransaction = numbers.get(token);
      if (idTransaction === undefined) throw new Error(`the link of line ${place.line} was not made`);
      links.push({
        ...place,
        idTransaction,
        url: checkoutUrl(siteUrl, token),
        replaced: [...(replaced.get(place.referenceNumber) ?? [])],
      });
    }
    await setImmediate();
  }
  return { created: links.length, links };
};

type Progress = { -readonly [Field in keyof BatchProgress]: BatchProgress[Field] };
type Upload = { readonly files: readonly UploadedFile[]; readonly agreed: Agreed };

/** Creates payment links from files: either all links of an upload or none. */
export const createLinkBatchService = (
  dependencies: Dependencies,
  linkFiles: Pick<LinkFileCheck, 'check'>,
  clocks: Pick<AccountClock, 'catchUp'>,
) => {
  const { database, clock, site } = dependencies;
  const mailer = createLinkMailer(dependencies);
  const whenFinished = createLinkBatchFinishing(dependencies, clocks);
  const running = createSharedProgress<Progress>(database.news);

  const make = async (
    account: CallAccount,
    actor: Actor,
    { files, agreed }: Upload,
    progress: Progress,
  ): Promise<PaymentLinkBatch> => {
    const context = { accountId: account.id, now: accountNow(clock, account), agreed };
    const onProgress = (lines: Partial<Progress>) => Object.assign(progress, lines);
    const checked = await checkLines(dependencies, linkFiles, context, { files, onProgress });
    const rows = checked.parts.reduce((sum, { lines }) => sum + lines, 0);
    const replaced = await database.unit({ account: account.id }, async (unit) =>
      acceptLines(await beginWrite(unit, dependencies, account.id, actor), agreed, checked),
    );
    Object.assign(progress, { state: 'creating', rows, done: 0 });
    await whenFinished(account.id);
    const made = { parts: checked.parts, replaced };
    const answer = await linkBatchAnswer(database.read, site.url, account.id, made);
    Object.assign(progress, { state: 'mailing', done: 0 });
    const onMailed = (mailed: number): void => {
      progress.done += mailed;
    };
    // The links exist already. If their e-mails cannot be written now, the timer writes them later.
    await mailer.run(onMailed).catch(() => undefined);
    return answer;
  };

  return {
    progress: async (account: CallAccount): Promise<BatchProgress> => {
      const known = running.of(account.id);
      if (known && known.state !== 'creating') return known;
      const left = await countLinesLeft(database.read, account.id);
      if (known) return { ...known, done: known.rows - left };
      // The lines were left by a process that ended; this process creates their links.
      return left > 0 ? { state: 'creating', rows: left, done: 0 } : { state: 'none', rows: 0, done: 0 };
    },

    whenFinished,

    create: async (account: CallAccount, actor: Actor, upload: Upload): Promise<PaymentLinkBatch> => {
      if (running.of(account.id)) throw new Refusal('link_batch_running');
      const progress: Progress = { state: 'checking', rows: 0, done: 0 };
      running.begin(account.id, progress);
      try {
        return await make(account, actor, upload, progress);
      } finally {
        running.end(account.id);
      }
    },
  };
};

export type LinkBatchService = ReturnType<typeof createLinkBatchService>;

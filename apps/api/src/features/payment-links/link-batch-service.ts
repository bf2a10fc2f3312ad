import { setImmediate } from 'node:timers/promises';
import { toWireDay } from '@pasarela/contracts/dates';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { BatchProgress, PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { openAttempts } from '#features/checkouts/open-attempts-service.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { checkoutUrl } from '#features/transactions/payment-answer-service.ts';
import { replacedTransactions } from '#features/transactions/replaced-transactions-service.ts';
import { releaseAttempts } from '#features/transactions/transaction-lookup-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { type LineProblem, Refusal } from '#http/refusal.ts';
import { accountNow } from '#time/account-clock.ts';
import { type OrderedLine, orderedLines, refuseLines, replacedBy } from './link-batch-check-service.ts';
import { createLinkMailer } from './link-mail-service.ts';
import { createLinkMaking } from './link-making-service.ts';
import { type Agreed, unagreed, unagreedProblem } from './link-replacement-service.ts';

type Progress = { -readonly [Field in keyof BatchProgress]: BatchProgress[Field] };

const batch = 100;

/** The lines whose links would replace an open payment that their call does not agree to replace. */
const refuseUnagreedLines = (
  lines: readonly OrderedLine[],
  replaced: ReadonlyMap<string, readonly TransactionRow[]>,
  open: Parameters<typeof unagreed>[1],
  agreed: Agreed,
): void => {
  const found = lines.flatMap(({ file, line, order }) =>
    unagreed(replaced.get(order.referenceNumber) ?? [], open, agreed).map(
      (row): LineProblem => ({ file, line, column: 'referenceNumber', ...unagreedProblem(row) }),
    ),
  );
  refuseLines(found, 'open_payments_replaced');
};

/** Payment links from files: all of them, or none. */
export const createLinkBatchService = (dependencies: Dependencies) => {
  const mailer = createLinkMailer(dependencies);
  const { database, clock, identifiers, site } = dependencies;
  const makeLink = createLinkMaking(identifiers);
  const running = new Map<number, Progress>();

  const make = async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    { lines, agreed }: { readonly lines: readonly OrderedLine[]; readonly agreed: Agreed },
    progress: Progress,
  ): Promise<PaymentLinkBatch> => {
    const moment = await accountMoment(unit, dependencies, account.id, actor);
    // Asked again inside: somebody may have paid with one of the references meanwhile.
    const { replaced, problems } = await replacedBy(unit, account.id, lines);
    refuseLines(problems);
    const open = await openAttempts(unit, account.id, [...replaced.values()].flat(), moment.now);
    refuseUnagreedLines(lines, replaced, open, agreed);
    const links: PaymentLinkBatch['links'] = [];
    for (const { file, line, order } of lines) {
      const attempts = replaced.get(order.referenceNumber) ?? [];
      await releaseAttempts(unit, account.id, attempts);
      const link = await makeLink(unit, moment, order, attempts, { mailed: false });
      links.push({
        file,
        line,
        idTransaction: link.transactionId,
        referenceNumber: order.referenceNumber,
        url: checkoutUrl(site.url, link.token),
        replaced: replacedTransactions(attempts, open),
      });
      progress.done += 1;
      if (progress.done % batch === 0) await setImmediate();
    }
    return { created: links.length, links };
  };

  return {
    progress: (account: CallAccount): BatchProgress =>
      running.get(account.id) ?? { state: 'none', rows: 0, done: 0 },

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
        const today = toWireDay(accountNow(clock, account).getTime());
        const about = { accountId: account.id, today };
        const lines = await orderedLines(database.read, about, files, progress);
        Object.assign(progress, { state: 'creating', done: 0 });
        const made = await database.unit((unit) => make(unit, account, actor, { lines, agreed }, progress));
        Object.assign(progress, { state: 'mailing', done: 0 });
        // The links are there: where their e-mails cannot be written now, the timer writes them later.
        await mailer
          .run((mailed) => {
            progress.done += mailed;
          })
          .catch(() => undefined);
        return made;
      } finally {
        running.delete(account.id);
      }
    },
  };
};

export type LinkBatchService = ReturnType<typeof createLinkBatchService>;

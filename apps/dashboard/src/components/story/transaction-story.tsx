import { ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { StoryEntry } from '@pasarela/contracts/transactions/transaction-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { formatDay } from '#components/dates/date-format.ts';
import { TimeOfDay } from '#components/dates/moment.tsx';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { Money } from '#components/money/money.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { StatusDot } from '#components/status/status-badges.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Dotted } from '#components/ui/dotted.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';
import { type transactionStoryWords, useTransactionStoryWords } from './transaction-story-words.ts';

type Transfer = StoryEntry['transfers'][number];

/** The change that a transfer makes to the merchant's balance, signed. */
const toBalance = ({ kind, amount }: Transfer): number =>
  ledgerTransfers[kind].debit === 'merchant' ? -amount : amount;

/** The ledger transfers of a timeline entry, as changes of the merchant's balance. */
const StoryTransfers = ({ transfers }: { readonly transfers: readonly Transfer[] }) => {
  const words = useTransactionStoryWords();
  const [language] = useLanguage();
  if (transfers.length === 0) return null;
  return (
    <dl aria-label={words.ledger} className="w-full max-w-72 border-l-2 border-line pl-3 text-13">
      {transfers.map((transfer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step's transfers never change, and have no id
        <div key={index} className="flex justify-between gap-6 py-px">
          <dt className="text-ink-soft">{ledgerTransfers[transfer.kind].label[language]}</dt>
          <dd>
            <Money amount={toBalance(transfer)} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

type StoryStepProps = {
  readonly entry: StoryEntry;
  /** The step above it: whoever did both is shown once. */
  readonly before: StoryEntry | undefined;
  /** The link to the detail of another transaction. */
  readonly linkOf: (idTransaction: number) => { readonly to: To; readonly state?: unknown };
  /** Whether it names the request that caused it; another step may show that. */
  readonly namesRequest: boolean;
  /** Whether it says what it did to the balance. */
  readonly showsMoney: boolean;
};

/** The transaction that replaced this one, or that this one replaced. */
const Related = ({ entry, linkOf }: Pick<StoryStepProps, 'entry' | 'linkOf'>) => {
  const words = useTransactionStoryWords();
  if (entry.related === null) return null;
  const text = entry.move === 'replace' ? words.replacedBy : words.replaces;
  return (
    <Link {...linkOf(entry.related)} className="self-start text-13 text-accent underline">
      {text(String(entry.related))}
    </Link>
  );
};

type Words = typeof transactionStoryWords.es;

/** What the acquirer's bank does; nobody asks it to. */
const movesOfBank: readonly StoryEntry['move'][] = ['openChargeback', 'winChargeback', 'loseChargeback'];

/** Who did it. */
const actorOf = ({ move, actor: { kind, name } }: StoryEntry, words: Words): string => {
  if (kind === 'system' && movesOfBank.includes(move)) return words.bank;
  return name === null ? words.actors[kind] : words.actorName(words.actors[kind], name);
};

/** The title of a timeline entry. A payment by a user was simulated; one of amount 0 verified a card. */
const happened = ({ move, actor, amount }: StoryEntry, words: Words): string => {
  if (move === 'pay' && amount === 0) return words.verified;
  return move === 'pay' && actor.kind === 'user' ? words.simulated : words.moves[move];
};

/** The line that joins the mark of a step to that of the next one, which stands 10 px below the step's end. */
export const spineClass =
  'before:absolute before:-bottom-2.5 before:left-[3px] before:w-px before:bg-line last:before:hidden';

type StoryDaysProps<Item> = {
  /** In the order of their times, which are instants on the wire. */
  readonly items: readonly Item[];
  /** The step of an item, and what stands above it on the same day. */
  readonly children: (item: Item, above: Item | undefined) => ReactNode;
};

/** The steps of a timeline, each day below its date. */
export const StoryDays = <Item extends { readonly at: string }>({ items, children }: StoryDaysProps<Item>) =>
  [...Map.groupBy(items, ({ at }) => formatDay(at))].map(([day, ofDay]) => (
    <div key={day} className="pb-2">
      <h3 className="figures pb-2 text-12 text-ink-soft">{day}</h3>
      <ol>{ofDay.map((item, index) => children(item, ofDay[index - 1]))}</ol>
    </div>
  ));

/** One entry of the timeline: its title, time, actor, reason and ledger transfers. */
export const StoryStep = ({ entry, before, linkOf, namesRequest, showsMoney }: StoryStepProps) => {
  const words = useTransactionStoryWords();
  const detailWords = useTransactionDetailWords();
  const [language] = useLanguage();
  const status = isTransactionStatus(entry.statusId) ? transactionStatuses[entry.statusId] : undefined;
  const actor = actorOf(entry, words);
  const isSameActor = before !== undefined && actorOf(before, words) === actor;
  return (
    <li className={`relative flex flex-col gap-1 pb-4 pl-6 before:top-2.5 ${spineClass}`}>
      <span className="absolute top-[7px] left-0 flex">{status && <StatusDot colour={status.colour} />}</span>
      <div className="flex items-baseline justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h4 className="font-medium">
            {entry.amount === null || entry.amount === 0 ? (
              happened(entry, words)
            ) : (
              <Dotted>
                {happened(entry, words)}
                <Money amount={entry.amount} />
              </Dotted>
            )}
          </h4>
          {/* What the status says, the title has said already. */}
          <p className={isSameActor ? 'sr-only' : 'text-13 text-ink-soft wrap-anywhere'}>
            {status && <span className="sr-only">{`${status.label[language]} · `}</span>}
            {actor}
          </p>
        </div>
        {/* It ends where those of the steps end that open. */}
        <p className="pr-5 text-13 text-ink-soft">
          <TimeOfDay at={entry.at} />
        </p>
      </div>
      {entry.released !== null && (
        <p className="figures text-13">{words.released(formatMoney(entry.released))}</p>
      )}
      {entry.reason !== null && (
        <p className="text-13">
          {words.reason}: {entry.reason}
        </p>
      )}
      {entry.note !== null && (
        <p className="text-13 wrap-anywhere">
          {words.note}: {entry.note}
        </p>
      )}
      {entry.idConciliation !== null && (
        <Link
          to={href.settlement(entry.idConciliation)}
          className="figures self-start text-13 text-accent underline"
        >
          {words.settlement(String(entry.idConciliation))}
        </Link>
      )}
      <Related entry={entry} linkOf={linkOf} />
      {showsMoney && <StoryTransfers transfers={entry.transfers} />}
      {namesRequest && entry.requestId !== null && (
        <p className="inline-flex items-center gap-1 text-12 text-ink-faint">
          {words.request} <code className="font-mono break-all">{entry.requestId}</code>
          <CopyButton value={entry.requestId} what={detailWords.copies.requestId} />
        </p>
      )}
    </li>
  );
};

const StorySkeleton = ({ label }: { readonly label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden="true" className="flex flex-col gap-6 pl-6">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  </>
);

type StorySectionProps = {
  readonly story: UseQueryResult<StoryEntry[]>;
  /** What is shown once the events are there. */
  readonly children: ReactNode;
};

/** The section of a timeline: its title, and how its events are loaded. */
export const StorySection = ({ story, children }: StorySectionProps) => {
  const words = useTransactionStoryWords();
  return (
    <section aria-labelledby="story-title">
      <h2 id="story-title" className="pb-4 text-14 font-semibold">
        {words.title}
      </h2>
      {story.isPending && <StorySkeleton label={words.loading} />}
      {story.isError && (
        <FailedMessage title={words.failed} error={story.error} onTryAgain={() => void story.refetch()} />
      )}
      {story.isSuccess && story.data.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      {story.isSuccess && story.data.length > 0 && children}
    </section>
  );
};

type TransactionStoryProps = {
  readonly story: UseQueryResult<StoryEntry[]>;
  readonly linkOf: ComponentProps<typeof StoryStep>['linkOf'];
};

/** The events of a payment, oldest first. */
export const TransactionStory = ({ story, linkOf }: TransactionStoryProps) => (
  <StorySection story={story}>
    <StoryDays items={story.data ?? []}>
      {(entry, before) => (
        <StoryStep
          key={`${entry.move}-${entry.id}`}
          entry={entry}
          before={before}
          linkOf={linkOf}
          namesRequest={entry.requestId !== null}
          showsMoney
        />
      )}
    </StoryDays>
  </StorySection>
);

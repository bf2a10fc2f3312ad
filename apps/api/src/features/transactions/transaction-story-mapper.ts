import { toAmount } from '@pasarela/contracts/money/money';
import { refundReasonNames, refundReasons } from '@pasarela/contracts/refunds/refund-reasons';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { type StoryEntry, StoryEntrySchema } from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { SettledPart } from '#core/ledger/settlements-repository.ts';
import { reasonInWords } from '#core/transactions/transaction-fields.ts';
import type { RefundWords } from '#core/transactions/transactions-repository.ts';
import type { LedgerTransferRow, TransactionEventRow, TransactionRow } from '#generated/stored-tables.ts';

/** Returns the part of the authorized amount that an event released. */
const releasedBy = ({ move, amount }: TransactionEventRow, row: TransactionRow): number | null => {
  if (move === 'reverse' || move === 'expireAuthorization') return toAmount(row.amount);
  if (move !== 'capture' || amount === null) return null;
  const rest = (row.authorizedAmount ?? amount) - amount;
  return rest > 0 ? toAmount(rest) : null;
};

/** Inserts a settlement between the events, at its time: it paid the transaction out to the merchant or deducted it. */
const withSettlement = (
  story: readonly StoryEntry[],
  { id, settledAt, amount }: SettledPart,
): readonly StoryEntry[] => {
  // The settlement contains both the payment and its refund, so nothing was paid out or deducted.
  if (amount === 0) return story;
  const at = settledAt.toISOString();
  const before = story.filter((entry) => entry.at <= at);
  const entry: StoryEntry = {
    id,
    at,
    move: amount > 0 ? 'settle' : 'deduct',
    statusId: before.at(-1)?.statusId ?? Status.accepted,
    amount: toAmount(Math.abs(amount)),
    released: null,
    reason: null,
    note: null,
    actor: { kind: 'system', name: null },
    related: null,
    idConciliation: id,
    requestId: null,
    transfers: [],
  };
  return [...before, entry, ...story.slice(before.length)];
};

/** The data that the timeline of a transaction is built from. */
type Told = {
  readonly row: TransactionRow;
  readonly events: readonly TransactionEventRow[];
  readonly transfers: readonly LedgerTransferRow[];
  readonly settled: readonly SettledPart[];
  /** What was said of the refunds, in the order of their events. */
  readonly refunds: readonly RefundWords[];
};

const isRefund = ({ move }: TransactionEventRow): boolean => move === 'refundAll' || move === 'refundPart';

const refundReasonIn = (reason: string | null | undefined, language: Language): string | null => {
  const known = refundReasonNames.find((name) => name === reason);
  return known ? refundReasons[known][language] : null;
};

/** Builds the timeline: all events with their ledger transfers, and the settlements of the transaction. */
export const storyOf = (
  { row, events, transfers, settled, refunds }: Told,
  language: Language,
): readonly StoryEntry[] => {
  const refundEvents = events.filter(isRefund);
  const wordsOf = (event: TransactionEventRow): RefundWords | undefined =>
    refunds[refundEvents.indexOf(event)];
  const story = events.map((event) =>
    StoryEntrySchema.parse({
      id: event.id,
      at: event.occurredAt.toISOString(),
      move: event.move,
      statusId: event.status,
      amount: event.amount === null ? null : toAmount(event.amount),
      released: releasedBy(event, row),
      reason: reasonInWords(event.reason, language) ?? refundReasonIn(wordsOf(event)?.reason, language),
      note: wordsOf(event)?.note ?? null,
      actor: { kind: event.actorKind, name: event.actorName },
      related: event.relatedId,
      idConciliation: null,
      requestId: event.requestId,
      transfers: transfers
        .filter(({ sequence }) => sequence === event.sequence)
        .map(({ kind, amount }) => ({ kind, amount: toAmount(amount) })),
    } satisfies { [Field in keyof StoryEntry]: unknown }),
  );
  return settled.reduce(withSettlement, story);
};

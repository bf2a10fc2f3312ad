import { toAmount } from '@pasarela/contracts/money';
import { type StoryEntry, StoryEntrySchema } from '@pasarela/contracts/transactions/transaction-schema';
import { Status } from '@pasarela/contracts/transactions/transaction-status';
import type { Language } from '@pasarela/contracts/words';
import type { SettledPart } from '#core/ledger/settled-parts-repository.ts';
import { reasonInWords } from '#core/transactions/transaction-fields.ts';
import type { LedgerTransferRow, TransactionEventRow, TransactionRow } from '#generated/stored-tables.ts';

/** What a step let go of the amount that was authorized. */
const releasedBy = ({ move, amount }: TransactionEventRow, row: TransactionRow): number | null => {
  if (move === 'reverse' || move === 'expireAuthorization') return toAmount(row.amount);
  if (move !== 'capture' || amount === null) return null;
  const rest = (row.authorizedAmount ?? amount) - amount;
  return rest > 0 ? toAmount(rest) : null;
};

/** A settlement among the events, at its moment: it paid out what had been booked of the payment, or took it back. */
const withSettlement = (
  story: readonly StoryEntry[],
  { id, settledAt, amount }: SettledPart,
): readonly StoryEntry[] => {
  // It took back as much as it had paid out: the merchant's bank saw nothing of it.
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
    actor: { kind: 'system', name: null },
    related: null,
    idConciliation: id,
    requestId: null,
    transfers: [],
  };
  return [...before, entry, ...story.slice(before.length)];
};

/** What the story of a transaction is told from. */
type Told = {
  readonly row: TransactionRow;
  readonly events: readonly TransactionEventRow[];
  readonly transfers: readonly LedgerTransferRow[];
  readonly settled: readonly SettledPart[];
};

/** The story: every event, with what it wrote to the ledger, and the settlements that paid it out or took it back. */
export const storyOf = (
  { row, events, transfers, settled }: Told,
  language: Language,
): readonly StoryEntry[] => {
  const story = events.map((event) =>
    StoryEntrySchema.parse({
      id: event.id,
      at: event.occurredAt.toISOString(),
      move: event.move,
      statusId: event.status,
      amount: event.amount === null ? null : toAmount(event.amount),
      released: releasedBy(event, row),
      reason: reasonInWords(event.reason, language),
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

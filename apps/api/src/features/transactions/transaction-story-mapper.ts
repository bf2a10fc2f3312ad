import { toAmount, toCentavos } from '@pasarela/contracts/money';
import { type StoryEntry, StoryEntrySchema } from '@pasarela/contracts/transactions/transaction-schema';
import { Status } from '@pasarela/contracts/transactions/transaction-status';
import type {
  LedgerTransferRow,
  SettlementRow,
  TransactionEventRow,
  TransactionRow,
} from '#database/stored-rows.ts';
import type { Language } from '#http/language.ts';
import { netOf } from './summary.ts';
import { reasonInWords } from './transaction-fields-service.ts';

/** What a step let go of the amount that was authorized. */
const releasedBy = ({ move, amount }: TransactionEventRow, row: TransactionRow): number | null => {
  if (move === 'reverse' || move === 'expireAuthorization') return toAmount(row.amount);
  if (move !== 'capture' || amount === null) return null;
  const rest = (row.authorizedAmount ?? amount) - amount;
  return rest > 0 ? toAmount(rest) : null;
};

/** The batch among the events, at its moment: what had been booked of the payment before its midnight was in it. */
const withSettlement = (story: readonly StoryEntry[], settlement: SettlementRow): StoryEntry[] => {
  const settledAt = settlement.settledAt.toISOString();
  const until = settlement.until.toISOString();
  const before = story.filter(({ at }) => at <= settledAt);
  const booked = story.filter(({ at }) => at < until).flatMap(({ transfers }) => transfers);
  const entry: StoryEntry = {
    id: settlement.id,
    at: settledAt,
    move: 'settle',
    statusId: before.at(-1)?.statusId ?? Status.accepted,
    amount: toAmount(netOf(booked.map(({ kind, amount }) => ({ kind, amount: toCentavos(amount) })))),
    released: null,
    reason: null,
    actor: { kind: 'system', name: null },
    related: null,
    idConciliation: settlement.id,
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
  readonly settlement: SettlementRow | undefined;
};

/** The story: every event, with what it wrote to the ledger, and the batch that paid it out. */
export const storyOf = (
  { row, events, transfers, settlement }: Told,
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
  return settlement ? withSettlement(story, settlement) : story;
};

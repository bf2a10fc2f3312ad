import type {
  Account,
  IdempotencyRecord,
  LedgerTransfer,
  LoginFailure,
  Refund,
  Session,
  Transaction,
  TransactionEvent,
} from '../generated/prisma/client.ts';

/** A row as SQL gives it: Prisma's model with whole numbers as numbers. */
type Stored<Model> = {
  [Field in keyof Model]: bigint extends Model[Field]
    ? number | (null extends Model[Field] ? null : never)
    : Model[Field];
};

export type AccountRow = Stored<Account>;
export type TransactionRow = Stored<Transaction>;
export type TransactionEventRow = Stored<TransactionEvent>;
type RefundRow = Stored<Refund>;
export type LedgerTransferRow = Stored<LedgerTransfer>;
export type IdempotencyRow = Stored<IdempotencyRecord>;
export type SessionRow = Stored<Session>;
export type LoginFailureRow = Stored<LoginFailure>;

/** The tables that are written with SQL, by name. */
export type StoredTables = {
  transactions: TransactionRow;
  transaction_events: TransactionEventRow;
  refunds: RefundRow;
  ledger_transfers: LedgerTransferRow;
  idempotency_records: IdempotencyRow;
};

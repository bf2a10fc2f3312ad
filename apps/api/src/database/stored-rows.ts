import type {
  Account,
  AccountSettings,
  BlacklistEntry,
  CardReplacement,
  CardToken,
  Chargeback,
  Checkout,
  DueWork,
  Email,
  FormSession,
  IdempotencyRecord,
  InboxMessage,
  LedgerTransfer,
  LinkPart,
  LoginFailure,
  PaymentLink,
  Refund,
  ReprocessRun,
  RequestLog,
  Session,
  Settlement,
  Subscription,
  Transaction,
  TransactionEvent,
  VelocityRule,
  WebhookAttempt,
  WebhookMessage,
} from '#generated/prisma/client.ts';

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
export type AccountSettingsRow = Stored<AccountSettings>;
export type CardTokenRow = Stored<CardToken>;
export type ChargebackRow = Stored<Chargeback>;
export type CheckoutRow = Stored<Checkout>;
export type DueWorkRow = Stored<DueWork>;
export type FormSessionRow = Stored<FormSession>;
export type InboxMessageRow = Stored<InboxMessage>;
export type RequestLogRow = Stored<RequestLog>;
export type SettlementRow = Stored<Settlement>;
export type SubscriptionRow = Stored<Subscription>;
export type WebhookAttemptRow = Stored<WebhookAttempt>;
export type WebhookMessageRow = Stored<WebhookMessage>;
export type BlacklistEntryRow = Stored<BlacklistEntry>;
export type CardReplacementRow = Stored<CardReplacement>;
export type EmailRow = Stored<Email>;
export type PaymentLinkRow = Stored<PaymentLink>;
export type LinkPartRow = Stored<LinkPart>;
type ReprocessRunRow = Stored<ReprocessRun>;
export type VelocityRuleRow = Stored<VelocityRule>;

/** The tables that are written with SQL, by name. */
export type StoredTables = {
  transactions: TransactionRow;
  transaction_events: TransactionEventRow;
  refunds: RefundRow;
  ledger_transfers: LedgerTransferRow;
  idempotency_records: IdempotencyRow;
  account_settings: AccountSettingsRow;
  card_tokens: CardTokenRow;
  chargebacks: ChargebackRow;
  checkouts: CheckoutRow;
  due_work: DueWorkRow;
  form_sessions: FormSessionRow;
  inbox_messages: InboxMessageRow;
  request_logs: RequestLogRow;
  settlements: SettlementRow;
  subscriptions: SubscriptionRow;
  webhook_attempts: WebhookAttemptRow;
  webhook_messages: WebhookMessageRow;
  payment_links: PaymentLinkRow;
  link_parts: LinkPartRow;
  card_replacements: CardReplacementRow;
  reprocess_runs: ReprocessRunRow;
  velocity_rules: VelocityRuleRow;
  blacklist_entries: BlacklistEntryRow;
  emails: EmailRow;
};

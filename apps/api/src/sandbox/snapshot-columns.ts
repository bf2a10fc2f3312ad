import { cardBrandNames } from '@pasarela/contracts/card-numbers/card-brands';
import { cardReplacementPrefix } from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { chargebackReasonNames } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { checkoutKindNames } from '@pasarela/contracts/checkouts/checkout-kinds';
import { emailKindNames } from '@pasarela/contracts/emails/email-kinds';
import { EmailRefusalSchema } from '@pasarela/contracts/emails/email-schema';
import { emailStateNames } from '@pasarela/contracts/emails/email-states';
import { fileIdPattern, fileTypes } from '@pasarela/contracts/files/file-groups';
import { fraudReasons, fraudRuleNames } from '@pasarela/contracts/fraud/fraud-rules';
import { frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import { isLongerThan } from '@pasarela/contracts/http/text-length';
import { ledgerAccounts, ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { limits } from '@pasarela/contracts/limits/limits';
import { amountLimits, currency } from '@pasarela/contracts/money/money';
import { linkTypeEntries } from '@pasarela/contracts/payment-links/payment-link-kinds';
import { installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import { paymentMethodIds } from '@pasarela/contracts/payment-methods/payment-methods';
import { declineReasonNames } from '@pasarela/contracts/payments/decline-reasons';
import { isReturnUrl } from '@pasarela/contracts/payments/return-url';
import { refundReasonNames } from '@pasarela/contracts/refunds/refund-reasons';
import { sandboxScenarioNames, webhookScenarioNames } from '@pasarela/contracts/sandbox/scenarios';
import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import { transactionMoves } from '@pasarela/contracts/statuses/transaction-moves';
import { transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { subscriptionStatuses } from '@pasarela/contracts/subscriptions/subscription-status';
import { subscriptionEventTypes } from '@pasarela/contracts/webhooks/webhook-events';
import { webhookFailureNames, webhookStateNames } from '@pasarela/contracts/webhooks/webhook-states';
import type { Words } from '@pasarela/contracts/words/words';
import { z } from 'zod';
import type { Actor } from '#core/account/caller.ts';
import type { DueWorkKind } from '#core/due-work/due-work.ts';
import { EmailDraftSchema } from '#core/outbox/emails/email-content.ts';
import { readProcess } from '#core/transactions/transaction-process.ts';
import type { StoredTables } from '#generated/stored-tables.ts';
import { isKeptJson } from '#http/recording/kept-json.ts';
import { snapshotProblems } from './snapshot-problem.ts';

/** Returns what is wrong with a value of a column; undefined if nothing is. */
type ColumnRule = (value: unknown) => Words | undefined;

const unless = (isRight: boolean, problem: Words): Words | undefined => (isRight ? undefined : problem);

const oneOf = (known: readonly (string | number)[]): ColumnRule => {
  const names = new Set<unknown>(known);
  return (value) => unless(names.has(value), snapshotProblems.choice);
};
const keyOf = (entries: object): ColumnRule => oneOf(Object.keys(entries));

/** A text of at most so many characters. */
const text = (characters: number): ColumnRule => {
  const problem = {
    es: `tiene más de ${characters} caracteres`,
    en: `has more than ${characters} characters`,
  };
  return (value) => unless(typeof value !== 'string' || !isLongerThan(value, characters), problem);
};

const number = (min: number, max: number): ColumnRule => {
  const problem = { es: `no está entre ${min} y ${max}`, en: `is not between ${min} and ${max}` };
  return (value) => unless(typeof value !== 'number' || (value >= min && value <= max), problem);
};

const matching = (form: RegExp | ((written: string) => boolean)): ColumnRule => {
  const isRight = form instanceof RegExp ? (written: string) => form.test(written) : form;
  return (value) => unless(typeof value === 'string' && isRight(value), snapshotProblems.form);
};

/** A JSON text that its reader can read, of at most so many characters. */
const json = (characters: number, read: (written: string) => unknown): ColumnRule => {
  const tooLong = text(characters);
  return (value) => {
    const problem = tooLong(value);
    if (problem) return problem;
    try {
      read(String(value));
      return undefined;
    } catch {
      return snapshotProblems.json;
    }
  };
};

const ofSchema =
  (schema: z.ZodType) =>
  (written: string): unknown =>
    schema.parse(JSON.parse(written));

const object = ofSchema(z.record(z.string(), z.unknown()));
const headers = json(64 * 1_024, ofSchema(z.record(z.string(), z.string())));
const loggedJson: ColumnRule = (value) =>
  unless(typeof value !== 'string' || isKeptJson(value), snapshotProblems.json);

const workKinds = {
  abandonCheckout: true,
  expireLink: true,
  abandonChallenge: true,
  expireCash: true,
  payCash: true,
  expireAuthorization: true,
  openChargeback: true,
  missChargebackProof: true,
  decideChargeback: true,
  collect: true,
  reprocess: true,
  sendLateWebhook: true,
  makeLinks: true,
  settle: true,
} as const satisfies Record<DueWorkKind, true>;

const actorKinds = oneOf(['apiKey', 'user', 'payer', 'system'] satisfies Actor['kind'][]);
const status = oneOf(transactionStatusIds);
const amount = number(0, amountLimits.max);
const reference = text(limits.referenceLength);
const isName = (name: string): boolean => /^[\w-]{16,100}$/.test(name);
const token = matching(isName);
const sixDigits = matching(/^\d{6}$/);
const fourDigits = matching(/^\d{4}$/);
/** Texts of the world outside: what a receiver answered, what arrived in the inbox. */
const outsideText = text(limits.inboxBytes);

/** What any text, and any number that is no id, may be unless its column says otherwise. */
export const usualText = text(2_000);
export const usualNumber = number(0, 10_000_000_000_000);

type Rules = {
  readonly [Table in keyof StoredTables]?: Partial<Record<keyof StoredTables[Table], ColumnRule>>;
};

/** What the columns of a snapshot may hold beyond their kind: everything that the product reads back as more than a plain text. */
const rules: Rules = {
  transactions: {
    code: token,
    referenceNumber: reference,
    heldReference: reference,
    status,
    statusBeforeDispute: status,
    amount,
    refundedAmount: amount,
    disputedAmount: amount,
    authorizedAmount: amount,
    fee: amount,
    tax: amount,
    currency: oneOf([currency]),
    paymentMethod: oneOf(paymentMethodIds),
    customerName: text(200),
    customerEmail: text(254),
    customerPhone: text(50),
    description: text(500),
    cardBrand: oneOf(cardBrandNames),
    cardFirstSix: sixDigits,
    cardLastFour: fourDigits,
    fraudRule: oneOf(fraudRuleNames),
    installments: oneOf(installmentCounts),
    declineReason: oneOf([...declineReasonNames, ...Object.keys(fraudReasons)]),
    chargebackOutcome: oneOf(chargebackOutcomes),
    checkoutToken: token,
    process: json(8_192, (process) => readProcess({ process })),
    details: json(limits.bodyBytes, object),
  },
  transaction_events: {
    move: oneOf(['create', ...Object.keys(transactionMoves)]),
    status,
    amount,
    actorKind: actorKinds,
  },
  refunds: {
    amount: number(1, amountLimits.max),
    reason: oneOf(refundReasonNames),
    note: text(limits.refundNote),
    actorKind: actorKinds,
  },
  transaction_counts: { status, day: number(-1, 10_000_000) },
  ledger_transfers: {
    kind: keyOf(ledgerTransfers),
    debit: keyOf(ledgerAccounts),
    credit: keyOf(ledgerAccounts),
    amount: number(1, 10_000_000_000_000),
  },
  ledger_days: { kind: keyOf(ledgerTransfers), day: number(-1, 10_000_000) },
  ledger_balances: { ledgerAccount: keyOf(ledgerAccounts) },
  due_work: { kind: keyOf(workKinds) },
  checkouts: {
    token: matching((name) => !name.startsWith(cardReplacementPrefix) && isName(name)),
    kind: oneOf(checkoutKindNames),
    returnUrl: matching((url) => !isLongerThan(url, limits.returnUrlLength) && isReturnUrl(url)),
  },
  card_tokens: {
    brand: oneOf(cardBrandNames),
    funding: oneOf(['credit', 'debit']),
    firstSix: sixDigits,
    lastFour: fourDigits,
    expiryMonth: matching(/^(0[1-9]|1[0-2])$/),
    expiryYear: fourDigits,
    customerName: text(200),
    customerEmail: text(254),
  },
  subscriptions: {
    referenceNumber: reference,
    amount,
    currency: oneOf([currency]),
    frequency: oneOf(frequencyNames),
    status: keyOf(subscriptionStatuses),
    attemptNumber: number(0, limits.collectionAttempts),
    endReason: text(limits.cancelReason),
    customerName: text(200),
    customerEmail: text(254),
  },
  chargebacks: {
    reason: oneOf(chargebackReasonNames),
    amount: number(1, amountLimits.max),
    outcome: oneOf(chargebackOutcomes),
  },
  webhook_messages: {
    status: oneOf([0, ...transactionStatusIds]),
    event: oneOf(subscriptionEventTypes),
    url: matching((url) => url.length <= 4_096 && /^https?:/i.test(url) && URL.canParse(url)),
    payload: json(64 * 1_024, object),
    state: oneOf(webhookStateNames),
    scenario: oneOf(webhookScenarioNames),
  },
  webhook_attempts: {
    url: text(4_096),
    requestHeaders: headers,
    responseHeaders: json(1_024 * 1_024, ofSchema(z.record(z.string(), z.string()))),
    statusCode: number(100, 999),
    responseBody: outsideText,
    error: oneOf(webhookFailureNames),
    scenario: oneOf(webhookScenarioNames),
  },
  inbox_messages: {
    code: outsideText,
    headers: json(1_024 * 1_024, ofSchema(z.record(z.string(), z.string()))),
    body: outsideText,
  },
  request_logs: {
    httpStatus: number(100, 599),
    request: loggedJson,
    response: loggedJson,
    scenario: oneOf(sandboxScenarioNames),
  },
  emails: {
    kind: oneOf(emailKindNames),
    draft: json(64 * 1_024, ofSchema(EmailDraftSchema)),
    text: text(64 * 1_024),
    html: text(256 * 1_024),
    state: oneOf(emailStateNames),
    refused: json(64 * 1_024, ofSchema(z.array(EmailRefusalSchema))),
  },
  payment_links: {
    token,
    kind: oneOf(Object.values(linkTypeEntries).map(({ kind }) => kind)),
    amount,
  },
  card_replacements: { token: matching((name) => name.startsWith(cardReplacementPrefix) && isName(name)) },
  reprocess_runs: { day: number(-1, 10_000_000) },
  // A snapshot carries proofs of chargebacks only. Any other file would be served to everybody who knows its address.
  stored_files: {
    id: matching(fileIdPattern),
    fileGroup: oneOf(['pdf']),
    contentType: oneOf([fileTypes.pdf]),
    fileName: text(500),
    size: number(0, limits.fileBytes),
  },
};

/** The rule of a column that is not free text or a plain number; undefined if it has none. */
export const columnRule = (table: keyof StoredTables, field: string): ColumnRule | undefined =>
  (rules[table] as Readonly<Record<string, ColumnRule>> | undefined)?.[field];

import type { ChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { EmailKind } from '@pasarela/contracts/emails/email-kinds';
import type { Centavos } from '@pasarela/contracts/money';
import type { FrequencyName } from '@pasarela/contracts/subscriptions/frequencies';

/** What an e-mail of each kind tells. Amounts are centavos, moments the account's. */
type Told = {
  readonly paymentLink: {
    /** The customer. */
    readonly to: string;
    readonly referenceNumber: string;
    readonly amount: Centavos;
    readonly url: string;
    readonly expiresAt: Date;
    /** Where it begins a subscription: how often the amount is charged, and how many times; null where nothing ends it. */
    readonly plan: { readonly frequency: FrequencyName; readonly payments: number | null } | null;
  };
  readonly cardReplacement: {
    readonly to: string;
    readonly customerName: string;
    readonly referenceNumber: string;
    readonly amount: Centavos;
    readonly frequency: FrequencyName;
    readonly url: string;
    readonly expiresAt: Date;
  };
  readonly paymentReceived: {
    readonly referenceNumber: string;
    readonly amount: Centavos;
    readonly paymentMethod: number | null;
    readonly customerName: string;
    readonly customerEmail: string;
    readonly paidAt: Date;
  };
  readonly chargebackOpened: {
    readonly referenceNumber: string;
    readonly amount: Centavos;
    readonly reason: ChargebackReason;
    readonly customerName: string;
    readonly customerEmail: string;
    readonly proofDueAt: Date;
  };
  readonly subscriptionPaused: {
    readonly subscriptionId: number;
    readonly referenceNumber: string;
    readonly amount: Centavos;
    readonly frequency: FrequencyName;
    readonly customerName: string;
    readonly customerEmail: string;
  };
};

/** What an e-mail of a kind tells, with the transaction that it is about, where it is about one. */
export type EmailContent<Kind extends EmailKind = EmailKind> = {
  [K in Kind]: { readonly kind: K; readonly transactionId: number | null } & Told[K];
}[Kind];

/** The values of a kind, with what the words need besides. */
type EmailValues<Kind extends EmailKind> = EmailContent<Kind> & {
  readonly merchant: string;
  /** Where the dashboard is. */
  readonly site: string;
};

/** One language's part of an e-mail, before it has a form. */
export type EmailText = {
  readonly subject: string;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly url: string };
};

/** The words of every kind in one language. */
export type EmailWords = {
  readonly [Kind in EmailKind]: (values: EmailValues<Kind>) => EmailText;
} & {
  /** Who wrote it, at its foot. */
  readonly foot: (merchant: string) => string;
};

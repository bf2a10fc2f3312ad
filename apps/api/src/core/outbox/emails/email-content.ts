import { chargebackReasonNames } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { EmailKind } from '@pasarela/contracts/emails/email-kinds';
import { frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import { type Centavos, currency, writtenAmount } from '@pasarela/contracts/money/money';
import { z } from 'zod';

const Frequency = z.enum(frequencyNames);
/** A payment's reference, and its amount in centavos. */
const payment = { referenceNumber: z.string(), amount: z.number() };
/** An e-mail that carries a link to choose a password. Its text holds no link: that is added when it is sent (`email-deliverer.ts`). */
const passwordLink = {
  to: z.string(),
  userName: z.string(),
  /** The id of the link. */
  link: z.string(),
  /** By real time. */
  expiresAt: z.coerce.date(),
};
const customer = { customerName: z.string(), customerEmail: z.string() };

/** The data of each kind of e-mail. Times are those of the account's clock. */
const contentShapes = {
  paymentLink: {
    /** The customer's address. */
    to: z.string(),
    ...payment,
    url: z.string(),
    expiresAt: z.coerce.date(),
    /** If the link begins a subscription: the frequency and number of charges; `payments` is null if the number is unlimited. */
    plan: z.object({ frequency: Frequency, payments: z.number().nullable() }).nullable(),
  },
  cardReplacement: {
    to: z.string(),
    customerName: z.string(),
    ...payment,
    frequency: Frequency,
    url: z.string(),
    expiresAt: z.coerce.date(),
  },
  paymentReceived: {
    ...payment,
    paymentMethod: z.number().nullable(),
    ...customer,
    paidAt: z.coerce.date(),
  },
  chargebackOpened: {
    ...payment,
    reason: z.enum(chargebackReasonNames),
    ...customer,
    proofDueAt: z.coerce.date(),
  },
  subscriptionPaused: {
    subscriptionId: z.number(),
    ...payment,
    frequency: Frequency,
    ...customer,
  },
  paymentReceipt: {
    to: z.string(),
    customerName: z.string(),
    ...payment,
    paymentMethod: z.number().nullable(),
    cardLastFour: z.string().nullable(),
    authorizationCode: z.string().nullable(),
    paidAt: z.coerce.date(),
    /** The page with the receipt; null for a payment without a page. */
    url: z.string().nullable(),
  },
  cashVoucher: {
    to: z.string(),
    customerName: z.string(),
    ...payment,
    paymentMethod: z.number().nullable(),
    cashReference: z.string(),
    dueAt: z.coerce.date(),
    url: z.string().nullable(),
  },
  refundMade: {
    to: z.string(),
    customerName: z.string(),
    /** `amount` is of the payment. */
    ...payment,
    refunded: z.number(),
    paymentMethod: z.number().nullable(),
    cardLastFour: z.string().nullable(),
    refundedAt: z.coerce.date(),
  },
  chargeFailed: {
    to: z.string(),
    customerName: z.string(),
    ...payment,
    frequency: Frequency,
    /** Null if it is not tried again: the subscription was paused. */
    nextAttemptAt: z.coerce.date().nullable(),
  },
  userInvitation: passwordLink,
  passwordReset: passwordLink,
} as const satisfies Record<EmailKind, z.ZodRawShape>;

/** The content of one kind of e-mail; `transactionId` is null if it is about no transaction. */
const ofKind = <Kind extends EmailKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), transactionId: z.number().nullable(), ...contentShapes[kind] });

const EmailContentSchema = z.discriminatedUnion('kind', [
  ofKind('paymentLink'),
  ofKind('cardReplacement'),
  ofKind('paymentReceived'),
  ofKind('chargebackOpened'),
  ofKind('subscriptionPaused'),
  ofKind('paymentReceipt'),
  ofKind('cashVoucher'),
  ofKind('refundMade'),
  ofKind('chargeFailed'),
  ofKind('userInvitation'),
  ofKind('passwordReset'),
]);

export type EmailContent<Kind extends EmailKind = EmailKind> = Readonly<
  Extract<z.output<typeof EmailContentSchema>, { readonly kind: Kind }>
>;

/** All the data an e-mail is written from, as of the time it was requested (stored as JSON in its row). */
export const EmailDraftSchema = z.object({
  content: EmailContentSchema,
  /** The merchant that the e-mail comes from. */
  sender: z.object({ merchant: z.string(), urlLogo: z.string(), notificationText: z.string() }),
  /** The base URL of the deployment. */
  site: z.string(),
});
export type EmailDraft = Readonly<z.output<typeof EmailDraftSchema>>;

/** The content of a kind of e-mail with the values that its texts also need. */
type EmailValues<Kind extends EmailKind> = EmailContent<Kind> & {
  readonly merchant: string;
  /** The link to choose a password; undefined where the e-mail is shown and not sent. */
  readonly passwordUrl: string | undefined;
  /** The base URL of the dashboard. */
  readonly site: string;
};

/** The text of an e-mail in one language, before it is rendered. */
export type EmailText = {
  readonly subject: string;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Undefined if there is nothing to open. */
  readonly action: { readonly label: string; readonly url: string } | undefined;
};

/** The texts of every kind of e-mail in one language. */
export type EmailWords = {
  readonly [Kind in EmailKind]: (values: EmailValues<Kind>) => EmailText;
} & {
  /** The footer, which names the merchant. */
  readonly foot: (merchant: string) => string;
};

/** The address of the dashboard screen that an e-mail links to. */
export const transactionAddress = (site: string, id: number | null): string =>
  id === null ? `${site}/transactions` : `${site}/transaction-detail?id=${id}`;

export const chargebackAddress = (site: string, id: number | null): string =>
  id === null ? `${site}/chargebacks` : `${site}/chargebacks-detail?id=${id}`;

export const pausedSubscriptionAddress = (site: string, id: number): string =>
  `${site}/subscriptions-details/Pausada/${id}/`;

/** Formats an amount as in `$1,234.50 MXN`. */
export const money = (amount: Centavos): string => `$${writtenAmount(amount)} ${currency}`;

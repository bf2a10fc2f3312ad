import { chargebackReasonNames } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { EmailKind } from '@pasarela/contracts/emails/email-kinds';
import { frequencyNames } from '@pasarela/contracts/subscriptions/frequencies';
import { z } from 'zod';

const Frequency = z.enum(frequencyNames);
/** A payment's reference and amount, in centavos. */
const payment = { referenceNumber: z.string(), amount: z.number() };
const customer = { customerName: z.string(), customerEmail: z.string() };

/** What an e-mail of each kind tells. Moments are the account's. */
const told = {
  paymentLink: {
    /** The customer. */
    to: z.string(),
    ...payment,
    url: z.string(),
    expiresAt: z.coerce.date(),
    /** Where it begins a subscription: how often the amount is charged, and how many times; null where nothing ends it. */
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
} as const satisfies Record<EmailKind, z.ZodRawShape>;

/** What an e-mail of a kind tells, with the transaction that it is about, where it is about one. */
const ofKind = <Kind extends EmailKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), transactionId: z.number().nullable(), ...told[kind] });

const EmailContentSchema = z.discriminatedUnion('kind', [
  ofKind('paymentLink'),
  ofKind('cardReplacement'),
  ofKind('paymentReceived'),
  ofKind('chargebackOpened'),
  ofKind('subscriptionPaused'),
]);

export type EmailContent<Kind extends EmailKind = EmailKind> = Readonly<
  Extract<z.output<typeof EmailContentSchema>, { readonly kind: Kind }>
>;

/** All that an e-mail is written from, as it stood when it was asked for (JSON in its row). */
export const EmailDraftSchema = z.object({
  content: EmailContentSchema,
  /** The account that it comes from. */
  sender: z.object({ merchant: z.string(), urlLogo: z.string(), notificationText: z.string() }),
  /** Where the deployment is reached. */
  site: z.string(),
});
export type EmailDraft = Readonly<z.output<typeof EmailDraftSchema>>;
export type Sender = EmailDraft['sender'];

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

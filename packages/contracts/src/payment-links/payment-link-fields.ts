/** The fields of a payment link as a form has them and a file has its columns: the single payload's, laid side by side. */
export const linkFields = [
  'referenceNumber',
  'email',
  'phoneNumber',
  'amount',
  'currency',
  'expirationDate',
  'typeFrequency',
  'frequency',
  'numberOfPays',
  'nextPaymentDate',
  'offsetExpiration',
] as const;
export type LinkField = (typeof linkFields)[number];

/** The path of each field in the payload. */
export const linkFieldPaths = {
  referenceNumber: 'referenceNumber',
  email: 'email',
  phoneNumber: 'phoneNumber',
  amount: 'amount',
  currency: 'currency',
  expirationDate: 'expirationDate',
  typeFrequency: 'typeFrequency',
  frequency: 'paymentProcess.subscription.frequency',
  numberOfPays: 'paymentProcess.subscription.numberOfPays',
  nextPaymentDate: 'paymentProcess.subscription.nextPaymentDate',
  offsetExpiration: 'paymentProcess.offsetExpiration',
} as const satisfies Record<LinkField, string>;

/** The field that stands at a path of the payload. */
export const linkFieldAt = (path: string): LinkField | undefined =>
  linkFields.find((field) => linkFieldPaths[field] === path);

/** Texts as they were typed, in a form or in the cells of a line. */
export type TypedLink = Readonly<Record<LinkField, string>>;

/**
 * What was typed, read: an amount and a count as numbers, a day as it travels, nothing where nothing was typed. What cannot be
 * read stays the text that it is, for the rules to refuse.
 */
export type ReadLink = {
  readonly referenceNumber?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly amount?: number | string;
  readonly currency?: string;
  readonly expirationDate?: string;
  readonly typeFrequency: string;
  readonly frequency?: string;
  readonly numberOfPays?: number | string;
  readonly nextPaymentDate?: string;
  readonly offsetExpiration?: number | string;
};

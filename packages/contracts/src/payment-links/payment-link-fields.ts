/** The fields of a payment link in a form and the columns of a file: the nested payload as a flat list. */
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
  'returnUrl',
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
  returnUrl: 'returnUrl',
} as const satisfies Record<LinkField, string>;

/** The field that stands at a path of the payload. */
export const linkFieldAt = (path: string): LinkField | undefined =>
  linkFields.find((field) => linkFieldPaths[field] === path);

/** The texts typed in a form or in the cells of a line. */
export type TypedLink = Readonly<Record<LinkField, string>>;

/**
 * The parsed texts: amounts and counts as numbers, days in wire form, empty texts undefined. A text that cannot be parsed stays as
 * it is, and the rules refuse it.
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
  readonly returnUrl?: string;
};

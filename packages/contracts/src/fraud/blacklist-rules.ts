import { cardIssuerOf } from '../card-numbers/card-issuers.ts';
import { holdsCardNumber } from '../card-numbers/card-numbers-in-text.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { isEmail } from '../http/email-form.ts';
import { cardDigits } from './blacklist-cards.ts';
import type { FraudField } from './fraud-fields.ts';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^(?:${octet}\\.){3}${octet}$`);

export const isIpv4 = (text: string): boolean => ipv4.test(text);

const problems = {
  email: (value) => {
    if (!isEmail(value)) return 'invalid_email';
    // A card entry never stores the card's number, so an e-mail entry may not carry one either.
    return holdsCardNumber(value) ? 'card_number_in_text' : undefined;
  },
  ip: (value) => (isIpv4(value) ? undefined : 'invalid_ip'),
  card: (value) => (cardIssuerOf(cardDigits(value)) ? undefined : 'invalid_card'),
} as const satisfies Record<FraudField, (value: string) => FieldErrorCode | undefined>;

/** The error of an entry's value, or undefined. The form checks it while it is typed, the API when the entry is saved. */
export const blacklistProblem = (field: FraudField, value: string): FieldErrorCode | undefined =>
  value.trim() === '' ? 'required' : problems[field](value.trim());

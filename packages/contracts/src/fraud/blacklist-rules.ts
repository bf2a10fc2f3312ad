import type { FieldErrorCode } from '../errors/error-codes.ts';
import { isEmail } from '../settings/notification-emails.ts';
import { blacklistCardBrand, cardDigits } from './blacklist-cards.ts';
import type { FraudField } from './fraud-fields.ts';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^(?:${octet}\\.){3}${octet}$`);

export const isIpv4 = (text: string): boolean => ipv4.test(text);

const problems = {
  email: (value) => (isEmail(value) ? undefined : 'invalid_email'),
  ip: (value) => (isIpv4(value) ? undefined : 'invalid_ip'),
  card: (value) => (blacklistCardBrand(cardDigits(value)) ? undefined : 'invalid_card'),
} as const satisfies Record<FraudField, (value: string) => FieldErrorCode | undefined>;

/** What is wrong with the value of an entry, or undefined. The form asks it while it is typed, the API when it is saved. */
export const blacklistProblem = (field: FraudField, value: string): FieldErrorCode | undefined =>
  value.trim() === '' ? 'required' : problems[field](value.trim());

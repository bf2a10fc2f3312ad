import { cardBrandNames, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { cardIssuerOf } from '@pasarela/contracts/card-numbers/card-issuers';
import { cardDigits, shownCard } from '@pasarela/contracts/fraud/blacklist-cards';
import { blacklistProblem } from '@pasarela/contracts/fraud/blacklist-rules';
import type { EditBlacklist } from '@pasarela/contracts/fraud/blacklist-schema';
import { type FraudField, fraudFieldOf, isFraudField } from '@pasarela/contracts/fraud/fraud-fields';
import { cardFingerprint } from '#core/cards/kept-cards.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { BlacklistEntryRow, TransactionRow } from '#generated/stored-tables.ts';
import type { Secrets } from '#security/secrets.ts';

/** `matchKey` is compared with the payer's data; `value` is shown on the dashboard. */
export type Listed = Pick<BlacklistEntryRow, 'matchKey' | 'value'>;

const plain: Readonly<Record<Exclude<FraudField, 'card'>, (text: string) => Listed>> = {
  email: (value) => ({ value, matchKey: value.toLowerCase() }),
  ip: (value) => ({ value, matchKey: value }),
};

/** Takes the value of a field from a transaction. Of its card only the fingerprint and the last four digits are stored. */
export const listedOfTransaction = (field: FraudField, row: TransactionRow): Listed => {
  const brand = cardBrandNames.find((name) => name === row.cardBrand);
  if (field === 'email' && row.customerEmail !== '') return plain.email(row.customerEmail);
  if (field === 'ip' && row.payerIp !== null) return plain.ip(row.payerIp);
  if (field === 'card' && brand && row.cardFingerprint !== null && row.cardLastFour !== null)
    return { value: shownCard(cardBrands[brand].label, row.cardLastFour), matchKey: row.cardFingerprint };
  throw invalidFields([{ field: 'idTransaction', code: 'not_on_transaction' }]);
};

/** The value that a user typed. Of a card only the fingerprint and the last four digits are stored. */
export const listedValue = (secrets: Secrets, accountId: number, field: FraudField, text: string): Listed => {
  if (field !== 'card') return plain[field](text.trim());
  const digits = cardDigits(text);
  const brand = cardIssuerOf(digits);
  if (!brand) throw invalidFields([{ field: 'value', code: 'invalid_card' }]);
  return {
    value: shownCard(brand, digits.slice(-4)),
    matchKey: cardFingerprint(secrets, accountId, digits),
  };
};

/** Returns the edited value of an entry. A card entry cannot be changed, because its number is not stored. */
export const changedValue = (row: BlacklistEntryRow, { value, fieldRulesId }: EditBlacklist): Listed => {
  const { field } = row;
  if (!isFraudField(field)) throw new Error(`unknown field ${field}`);
  if (fieldRulesId !== undefined && fraudFieldOf(fieldRulesId) !== field)
    throw invalidFields([{ field: 'fieldRulesId', code: 'not_changeable' }]);
  if (value === undefined || value.trim() === row.value) return row;
  if (field === 'card') throw invalidFields([{ field: 'value', code: 'not_changeable' }]);
  const code = blacklistProblem(field, value);
  if (code) throw invalidFields([{ field: 'value', code }]);
  return plain[field](value.trim());
};

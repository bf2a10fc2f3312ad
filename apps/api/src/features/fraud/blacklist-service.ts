import { cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { cardIssuerOf } from '@pasarela/contracts/card-numbers/card-issuers';
import { cardDigits, shownCard } from '@pasarela/contracts/fraud/blacklist-cards';
import { blacklistProblem } from '@pasarela/contracts/fraud/blacklist-rules';
import type {
  BlacklistEntry,
  CountBlacklist,
  EditBlacklist,
  ListBlacklist,
  SaveBlacklist,
} from '@pasarela/contracts/fraud/blacklist-schema';
import {
  type FraudField,
  fraudFieldOf,
  fraudFields,
  isFraudField,
} from '@pasarela/contracts/fraud/fraud-fields';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import { cardFingerprint } from '#core/cards/kept-cards.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { brandOfRow } from '#core/transactions/transaction-fields.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { BlacklistEntryRow, TransactionRow } from '#generated/stored-tables.ts';
import { type ListTotals, pageOf, totalsOf } from '#http/list-page.ts';
import type { Secrets } from '#security/secrets.ts';
import { accountNow } from '#time/real-clock.ts';
import {
  type BlacklistSearch,
  countEntries,
  findEntries,
  findEntry,
  findEntryByKey,
  insertEntry,
  updateEntry,
} from './blacklist-repository.ts';

/** `matchKey` is compared with the payer's data; `value` is shown on the dashboard. */
type Listed = Pick<BlacklistEntryRow, 'matchKey' | 'value'>;

const plain: Readonly<Record<Exclude<FraudField, 'card'>, (text: string) => Listed>> = {
  email: (value) => ({ value, matchKey: value.toLowerCase() }),
  ip: (value) => ({ value, matchKey: value }),
};

/** Takes the value of a field from a transaction. Of its card only the fingerprint and the last four digits are stored. */
const listedOfTransaction = (field: FraudField, row: TransactionRow): Listed => {
  const brand = brandOfRow(row);
  if (field === 'email' && row.customerEmail !== '') return plain.email(row.customerEmail);
  if (field === 'ip' && row.payerIp !== null) return plain.ip(row.payerIp);
  if (field === 'card' && brand && row.cardFingerprint !== null && row.cardLastFour !== null)
    return { value: shownCard(cardBrands[brand].label, row.cardLastFour), matchKey: row.cardFingerprint };
  throw invalidFields([{ field: 'idTransaction', code: 'not_on_transaction' }]);
};

/** The value that a user typed. Of a card only the fingerprint and the last four digits are stored. */
const listedValue = (secrets: Secrets, accountId: number, field: FraudField, text: string): Listed => {
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
const changedValue = (row: BlacklistEntryRow, { value, fieldRulesId }: EditBlacklist): Listed => {
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

const activeText = {
  true: { es: 'Activo', en: 'Active' },
  false: { es: 'Inactivo', en: 'Inactive' },
} as const;

/** Maps a blacklist entry to its row on the dashboard. */
const entryOf = (
  { id, field, value, active, createdAt }: BlacklistEntryRow,
  companyId: number,
  totals: ListTotals,
  language: Language,
): BlacklistEntry => {
  if (!isFraudField(field)) throw new Error(`unknown field ${field}`);
  return {
    idBlackList: id,
    fieldRulesId: fraudFields[field].id,
    fieldRulesValue: fraudFields[field].label[language],
    value,
    active,
    activeText: activeText[`${active}`][language],
    companyId,
    date: createdAt.toISOString(),
    ...totals,
  };
};

const searchOf = ({ fieldRulesId, value }: CountBlacklist): BlacklistSearch => ({
  field: fieldRulesId === undefined ? undefined : fraudFieldOf(fieldRulesId),
  text: value?.trim().toLowerCase(),
});

/** Refuses a second entry with the same match key. `own` is the id of the entry being edited. */
const refuseTwice = async (
  unit: Unit,
  accountId: number,
  { field, matchKey, value }: Listed & { readonly field: string },
  own?: number,
): Promise<void> => {
  const other = await findEntryByKey(unit, accountId, field, matchKey);
  if (other && other.id !== own) throw new Refusal('blacklist_entry_exists', { value });
};

/** The blacklist of an account: the e-mails, IP addresses and cards that may not pay it. */
export const createBlacklistService = ({
  database,
  clock,
  secrets,
}: Pick<Dependencies, 'database' | 'clock' | 'secrets'>) => {
  return {
    list: async (
      account: CallAccount,
      { page, rows, sortBy, sortDirection, ...filter }: ListBlacklist,
      language: Language,
    ): Promise<BlacklistEntry[]> => {
      const search = searchOf(filter);
      const total = await countEntries(database.read, account.id, search);
      const found = await findEntries(database.read, account.id, search, {
        ...pageOf(page, rows),
        sortBy,
        sortDirection,
      });
      const totals = totalsOf(total, rows);
      return found.map((row) => entryOf(row, account.businessId, totals, language));
    },

    count: (account: CallAccount, filter: CountBlacklist): Promise<number> =>
      countEntries(database.read, account.id, searchOf(filter)),

    save: async (
      unit: Unit,
      account: CallAccount,
      { fieldRulesId, value, idTransaction, active }: SaveBlacklist,
    ): Promise<void> => {
      const field = fraudFieldOf(fieldRulesId);
      const listed =
        idTransaction === undefined
          ? listedValue(secrets, account.id, field, value ?? '')
          : listedOfTransaction(field, await transactionByNumber(unit, account.id, idTransaction));
      await refuseTwice(unit, account.id, { ...listed, field });
      await insertEntry(unit, {
        ...listed,
        accountId: account.id,
        field,
        active,
        createdAt: accountNow(clock, account),
      });
    },

    edit: async (unit: Unit, account: CallAccount, change: EditBlacklist): Promise<void> => {
      const row = await findEntry(unit, account.id, change.idBlackList);
      if (!row) throw new Refusal('blacklist_entry_not_found');
      const { matchKey, value } = changedValue(row, change);
      await refuseTwice(unit, account.id, { field: row.field, matchKey, value }, row.id);
      await updateEntry(unit, row, { matchKey, value, active: change.active });
    },
  };
};

export type BlacklistService = ReturnType<typeof createBlacklistService>;

import type {
  BlacklistEntry,
  CountBlacklist,
  EditBlacklist,
  ListBlacklist,
  SaveBlacklist,
} from '@pasarela/contracts/fraud/blacklist-schema';
import { fraudFieldOf } from '@pasarela/contracts/fraud/fraud-fields';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { accountNow } from '#time/real-clock.ts';
import { entryOf } from './blacklist-mapper.ts';
import {
  type BlacklistSearch,
  countEntries,
  findEntries,
  findEntry,
  findEntryByKey,
  insertEntry,
  updateEntry,
} from './blacklist-repository.ts';
import { changedValue, type Listed, listedOfTransaction, listedValue } from './blacklist-values.ts';

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
        offset: (page - 1) * rows,
        rows,
        sortBy,
        sortDirection,
      });
      const totals = { maxRows: total, maxPages: Math.ceil(total / rows) };
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

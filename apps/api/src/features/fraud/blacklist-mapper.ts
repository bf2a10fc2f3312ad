import type { BlacklistEntry } from '@pasarela/contracts/fraud/blacklist-schema';
import { fraudFields, isFraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { Language } from '@pasarela/contracts/words/words';
import type { BlacklistEntryRow } from '#generated/stored-tables.ts';

const activeText = {
  true: { es: 'Activo', en: 'Active' },
  false: { es: 'Inactivo', en: 'Inactive' },
} as const;

/** Maps a blacklist entry to its row on the dashboard. */
export const entryOf = (
  { id, field, value, active, createdAt }: BlacklistEntryRow,
  companyId: number,
  totals: { readonly maxRows: number; readonly maxPages: number },
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

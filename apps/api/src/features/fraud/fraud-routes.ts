import { fraudFieldNames, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { timeRangeNames, timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import type { Words } from '@pasarela/contracts/words/words';
import type { Dependencies } from '#core/dependencies.ts';
import type { HandlersOf } from '#http/call.ts';
import type { BlacklistService } from './blacklist-service.ts';
import type { VelocityRulesService } from './velocity-rules-service.ts';

type Names =
  | 'listTimeRanges'
  | 'listVelocityRules'
  | 'updateVelocityRules'
  | 'dryRunVelocityRule'
  | 'listBlacklistFields'
  | 'listBlacklist'
  | 'countBlacklist'
  | 'saveBlacklistEntry'
  | 'editBlacklistEntry';

const texts = {
  saved: { es: 'Se agregó a la lista negra', en: 'Added to the blacklist' },
  edited: { es: 'Se actualizó correctamente', en: 'Updated correctly' },
} as const satisfies Record<string, Words>;

export const fraudRoutes = (
  { database }: Pick<Dependencies, 'database'>,
  velocity: VelocityRulesService,
  blacklist: BlacklistService,
): HandlersOf<Names> => ({
  listTimeRanges: async ({ language }) =>
    timeRangeNames.map((name) => {
      const { id, label } = timeRanges[name];
      return { value: id, label: label[language], timeRangeId: id, timeRangeName: label[language] };
    }),
  listVelocityRules: async ({ account, language }) => velocity.list(account, language),
  updateVelocityRules: async ({ account, body, language }) =>
    database.unit({ account: account.id }, (unit) => velocity.update(unit, account, body, language)),
  dryRunVelocityRule: async ({ account, query }) => velocity.dryRun(account, query),
  listBlacklistFields: async ({ language }) =>
    fraudFieldNames.map((name) => {
      const { id, label } = fraudFields[name];
      return { value: id, label: label[language], fieldRulesId: id, fieldRulesValue: label[language] };
    }),
  listBlacklist: async ({ account, query, language }) => blacklist.list(account, query, language),
  countBlacklist: async ({ account, query }) => blacklist.count(account, query),
  saveBlacklistEntry: async ({ account, body, language }) => {
    await database.unit({ account: account.id }, (unit) => blacklist.save(unit, account, body));
    return texts.saved[language];
  },
  editBlacklistEntry: async ({ account, body, language }) => {
    await database.unit({ account: account.id }, (unit) => blacklist.edit(unit, account, body));
    return texts.edited[language];
  },
});

import { day } from '@pasarela/contracts/dates/dates';
import {
  type FraudField,
  fraudFieldNames,
  fraudFieldOf,
  fraudFields,
} from '@pasarela/contracts/fraud/fraud-fields';
import { isTimeRange, timeRangeOf, timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import { type VelocityTerms, velocityDefaults } from '@pasarela/contracts/fraud/velocity-rules';
import type {
  DryRunQuery,
  UpdateVelocityRules,
  VelocityDryRun,
  VelocityRule,
} from '@pasarela/contracts/fraud/velocity-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { accountNow } from '#time/real-clock.ts';
import { findVelocityRules, saveVelocityRule, tryRule } from './velocity-rules-repository.ts';

type KeptRule = VelocityTerms & { readonly active: boolean };

const wireRule = (
  field: FraudField,
  { active, value, timeRange }: KeptRule,
  language: Language,
): VelocityRule => {
  const range = timeRanges[timeRange];
  return {
    fieldRuleTypesId: fraudFields[field].id,
    fieldRulesName: fraudFields[field].label[language],
    active,
    value,
    timeRangeId: range.id,
    timeRangeName: range.label[language],
  };
};

/** Limits how many attempts with the same e-mail, IP address or card an account accepts within a time; one rule per field. */
export const createVelocityRulesService = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) => {
  const rulesOf = async (
    queries: Queries,
    accountId: number,
    language: Language,
  ): Promise<VelocityRule[]> => {
    const rows = await findVelocityRules(queries, accountId);
    return fraudFieldNames.map((field) => {
      const row = rows.find((found) => found.field === field);
      if (!row) return wireRule(field, { active: false, ...velocityDefaults[field] }, language);
      const { active, value, timeRange } = row;
      if (!isTimeRange(timeRange)) throw new Error(`unknown time range ${timeRange}`);
      return wireRule(field, { active, value, timeRange }, language);
    });
  };

  return {
    list: (account: CallAccount, language: Language): Promise<VelocityRule[]> =>
      rulesOf(database.read, account.id, language),

    update: async (
      unit: Unit,
      account: CallAccount,
      { rules }: UpdateVelocityRules,
      language: Language,
    ): Promise<VelocityRule[]> => {
      for (const { fieldRuleTypesId, active, value, timeRangeId } of rules)
        await saveVelocityRule(unit, account.id, fraudFieldOf(fieldRuleTypesId), {
          active,
          value,
          timeRange: timeRangeOf(timeRangeId),
        });
      return rulesOf(unit, account.id, language);
    },

    /** Counts the past attempts that a rule would have blocked. */
    dryRun: async (account: CallAccount, query: DryRunQuery): Promise<VelocityDryRun> => {
      const now = accountNow(clock, account).getTime();
      const range = timeRanges[timeRangeOf(query.timeRangeId)].milliseconds;
      const [shorter, longer] = limits.dryRunDays;
      const [shortFrom, longFrom] = [now - shorter * day, now - longer * day];
      const counts = await tryRule(database.read, account.id, {
        field: fraudFieldOf(query.fieldRuleTypesId),
        value: query.value,
        range,
        shortFrom,
        longFrom,
        max: limits.dryRunAttempts,
      });
      const whole = counts.looked < limits.dryRunAttempts;
      const oldest = counts.oldest ?? now;
      return [
        {
          days: shorter,
          attempts: counts.shortAttempts,
          review: counts.shortCards,
          declined: counts.shortOthers,
          complete: whole || oldest <= shortFrom - range,
        },
        {
          days: longer,
          attempts: counts.longAttempts,
          review: counts.longCards,
          declined: counts.longOthers,
          complete: whole,
        },
      ];
    },
  };
};

export type VelocityRulesService = ReturnType<typeof createVelocityRulesService>;

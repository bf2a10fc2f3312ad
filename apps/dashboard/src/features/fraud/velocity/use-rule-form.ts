import type { VelocityRule } from '@pasarela/contracts/fraud/velocity-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { useBriefWarning } from '#components/form/use-brief-warning.ts';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { useToast } from '#components/ui/toast.tsx';
import { velocityRulesQuery } from '#features/fraud/fraud-queries.ts';
import { fieldsDraft, useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';
import { draftOf, isChanged, type RuleDraft, readRuleValue } from './rule-draft.ts';

/** The state of one rule: changes and saving. An invalid number is reset to the last valid one. */
export const useRuleForm = (rule: VelocityRule) => {
  const words = useFraudWords().velocity;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const [begun] = useState(() => draftOf(rule));
  const [draft, setDraft] = useDraft(`rule ${rule.fieldRuleTypesId}`, begun, fieldsDraft(begun));
  const reverted = useBriefWarning(limits.toast);
  const value = readRuleValue(draft.typed);

  const save = useMutation({
    mutationFn: ({ active, timeRangeId }: RuleDraft & { readonly value: number }) => {
      const { fieldRuleTypesId } = rule;
      const changed = { fieldRuleTypesId, active, value: value ?? rule.value, timeRangeId };
      return callOperation('updateVelocityRules', { body: { rules: [changed] } });
    },
    onSuccess: (rules) => {
      client.setQueryData(velocityRulesQuery(companyId).queryKey, rules);
      toast({ tone: 'success', title: words.updated });
    },
    onError: (error) => toast({ tone: 'error', title: words.notUpdated, description: error.message }),
  });

  /** Whether the number is valid; if not, it is reset and the hint shows the reason. */
  const judge = (): boolean => {
    if (value !== undefined) return true;
    setDraft((before) => ({ ...before, typed: String(rule.value) }));
    reverted.warn();
    return false;
  };

  return {
    draft,
    /** The rule with the current changes. */
    value: value ?? rule.value,
    isChanged: isChanged(draft, rule),
    isReverted: reverted.isShown,
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    change: (part: Partial<RuleDraft>): void => {
      save.reset();
      reverted.dismiss();
      setDraft((before) => ({ ...before, ...part }));
    },
    judge,
    discard: (): void => setDraft(draftOf(rule)),
    submit: (): void => {
      if (save.isPending || !judge() || value === undefined) return;
      save.mutate({ ...draft, value });
    },
  };
};

export type RuleForm = ReturnType<typeof useRuleForm>;

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { chargebackQuery, chargebacksKey } from '#features/chargebacks/chargebacks-queries.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Uploads the evidence: all files or none. */
export const useSaveProof = (idTransaction: number) => {
  const words = useChargebacksWords().proof;
  const [language] = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: (files: readonly File[]) =>
      callOperation('saveChargebackProof', { body: { idCompany: companyId, idTransaction }, files }),
    onSuccess: (chargeback) => {
      client.setQueryData(chargebackQuery(companyId, idTransaction, language).queryKey, chargeback);
      toast({ tone: 'success', title: words.saved });
    },
    onError: (error) => toast({ tone: 'error', title: words.notSaved, description: error.message }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: chargebacksKey(companyId) });
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
    },
  });
};

import type { SettingProperty } from '@pasarela/contracts/settings/setting-properties';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { settingsQuery } from '#components/settings/settings-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';
import { useCompanyId } from '#session/use-session.ts';

const addresses: readonly SettingProperty[] = ['Success', 'Error', 'Default'];

/** Saves one property and says how it ended, in the specification's words. */
export const useUpdateSetting = (property: SettingProperty, onSaved: () => void) => {
  const words = useIntegrationWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const isAddress = addresses.includes(property);
  return useMutation({
    mutationFn: (Value: string) => callOperation('updateSetting', { body: { Property: property, Value } }),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery(companyId).queryKey, settings);
      toast({ tone: 'success', title: isAddress ? words.urlUpdated : words.updated });
      onSaved();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: isAddress ? words.urlNotUpdated : words.notUpdated,
        description: error.message,
      }),
  });
};

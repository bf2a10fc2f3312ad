import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { settingsQuery } from '#components/settings/settings-query.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useIntegrationKeysWords } from '#features/integration/keys/integration-keys-words.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Creates a public key, after a warning that an existing one stops working. */
export const NewPublicKeyDialog = () => {
  const words = useIntegrationKeysWords().publicKey;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const settings = useSettings();
  const close = useCloseOverlay(integrationPaths.keys);
  const make = useMutation({
    mutationFn: () => callOperation('createPublicKey', {}),
    onSuccess: (publicKey) => {
      client.setQueryData(settingsQuery(companyId).queryKey, { ...settings, publicKey });
      toast({ tone: 'success', title: words.made });
      close();
    },
    onError: (error) => toast({ tone: 'error', title: words.notMade, description: error.message }),
  });
  const isFirst = settings.publicKey === null;
  return (
    <ConsequenceDialog
      title={isFirst ? words.make : words.makeAnother}
      description={isFirst ? words.firstText : words.anotherText}
      submit={isFirst ? words.make : words.replace}
      running={words.making}
      variant={isFirst ? 'primary' : 'danger'}
      isRunning={make.isPending}
      refusal={make.error?.message}
      onConfirm={() => make.mutate()}
      onClose={close}
    />
  );
};

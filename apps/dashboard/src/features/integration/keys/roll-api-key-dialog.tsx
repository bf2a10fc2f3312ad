import { environments } from '@pasarela/contracts/accounts/environments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { settingsQuery } from '#features/integration/api/integration-queries.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { ShownOnceDialog } from '#features/integration/settings/shown-once-dialog.tsx';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { integrationKeysWords as en } from '#i18n/en/integration-keys.ts';
import { integrationKeysWords as es } from '#i18n/es/integration-keys.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';

/** Gives the own environment's key another password: the consequence first, then the password, this once. */
export const RollApiKeyDialog = () => {
  const words = useWords({ es, en }).apiKeys;
  const [language] = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const { apiKey } = useSettings();
  const session = useSession();
  const close = useCloseOverlay(integrationPaths.keys);
  const roll = useMutation({
    mutationFn: () => callOperation('rollApiKey', { body: {} }),
    // The secret goes with the dialog: no cache keeps it.
    gcTime: 0,
    onError: (error) => toast({ tone: 'error', title: words.notRolled, description: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery(companyId).queryKey }),
  });
  if (roll.isSuccess)
    return (
      <ShownOnceDialog
        title={words.rolledTitle}
        description={words.rolledText}
        secrets={[
          { title: words.identifier, what: words.copy, value: roll.data.identifier },
          { title: words.password, what: words.copyPassword, value: roll.data.password },
        ]}
        onClose={close}
      />
    );
  const own = session?.environment === 'Production' ? apiKey.production : apiKey.sandbox;
  const environment = environments[session?.environment ?? 'Sandbox'].label[language];
  const isFirst = own.identifier === null;
  return (
    <ConsequenceDialog
      title={isFirst ? words.make : words.roll}
      description={isFirst ? words.firstText(environment) : words.consequence(environment)}
      submit={isFirst ? words.make : words.confirm}
      running={words.rolling}
      variant={isFirst ? 'primary' : 'danger'}
      isRunning={roll.isPending}
      refusal={roll.error?.message}
      onConfirm={() => roll.mutate()}
      onClose={close}
    />
  );
};

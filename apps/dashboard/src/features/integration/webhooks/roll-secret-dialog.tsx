import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { settingsQuery } from '#features/integration/api/integration-queries.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { ShownOnceDialog } from '#features/integration/settings/shown-once-dialog.tsx';
import { webhooksWords as en } from '#i18n/en/webhooks.ts';
import { webhooksWords as es } from '#i18n/es/webhooks.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Changes what results are signed with: the consequence first, then the secret, this once. */
export const RollSecretDialog = () => {
  const words = useWords({ es, en }).signing;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const close = useCloseOverlay(integrationPaths.webhooks);
  const roll = useMutation({
    mutationFn: () => callOperation('rollWebhookSecret', { body: {} }),
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
        secrets={[{ title: words.secret, what: words.copySecret, value: roll.data.webhookSecret }]}
        onClose={close}
      />
    );
  return (
    <ConsequenceDialog
      title={words.roll}
      description={words.consequence}
      submit={words.confirm}
      running={words.rolling}
      variant="danger"
      isRunning={roll.isPending}
      refusal={roll.error?.message}
      onConfirm={() => roll.mutate()}
      onClose={close}
    />
  );
};

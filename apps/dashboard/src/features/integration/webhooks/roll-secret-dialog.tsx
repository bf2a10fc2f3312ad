import { callOperation } from '#api/call-operation.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { NewSecretDialog } from '#features/integration/settings/new-secret-dialog.tsx';
import { webhooksWords as en } from '#i18n/en/webhooks.ts';
import { webhooksWords as es } from '#i18n/es/webhooks.ts';
import { useWords } from '#i18n/use-words.ts';

/** Changes what results are signed with. */
export const RollSecretDialog = () => {
  const words = useWords({ es, en }).signing;
  return (
    <NewSecretDialog
      page={integrationPaths.webhooks}
      title={words.roll}
      description={words.consequence}
      submit={words.confirm}
      variant="danger"
      words={words}
      make={() => callOperation('rollWebhookSecret', { body: {} })}
      secretsOf={({ webhookSecret }) => [
        { title: words.secret, what: words.copySecret, value: webhookSecret },
      ]}
    />
  );
};

import { environments } from '@pasarela/contracts/accounts/environments';
import { callOperation } from '#api/call-operation.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useIntegrationKeysWords } from '#features/integration/keys/integration-keys-words.ts';
import { NewSecretDialog } from '#features/integration/settings/new-secret-dialog.tsx';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useSession } from '#session/use-session.ts';

/** Replaces the password of the API key of the current environment. */
export const RollApiKeyDialog = () => {
  const words = useIntegrationKeysWords().apiKeys;
  const [language] = useLanguage();
  const { apiKey } = useSettings();
  const session = useSession();
  const own = session?.environment === 'Production' ? apiKey.production : apiKey.sandbox;
  const environment = environments[session?.environment ?? 'Sandbox'].label[language];
  const isFirst = own.identifier === null;
  return (
    <NewSecretDialog
      page={integrationPaths.keys}
      title={isFirst ? words.make : words.roll}
      description={isFirst ? words.firstText(environment) : words.consequence(environment)}
      submit={isFirst ? words.make : words.confirm}
      variant={isFirst ? 'primary' : 'danger'}
      words={words}
      make={() => callOperation('rollApiKey', { body: {} })}
      secretsOf={({ identifier, password }) => [
        { title: words.identifier, what: words.copy, value: identifier },
        { title: words.password, what: words.copyPassword, value: password },
      ]}
    />
  );
};

import { environments } from '@pasarela/contracts/accounts/environments';
import { callOperation } from '#api/call-operation.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { NewSecretDialog } from '#features/integration/settings/new-secret-dialog.tsx';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { integrationKeysWords as en } from '#i18n/en/integration-keys.ts';
import { integrationKeysWords as es } from '#i18n/es/integration-keys.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useSession } from '#session/use-session.ts';

/** Replaces the password of the API key of the current environment. */
export const RollApiKeyDialog = () => {
  const words = useWords({ es, en }).apiKeys;
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

import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { environments } from '@pasarela/contracts/accounts/environments';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { Link } from 'react-router';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { useIntegrationKeysWords } from '#features/integration/keys/integration-keys-words.ts';
import { keyPaths } from '#features/integration/keys/key-paths.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { useLanguage } from '#i18n/use-words.ts';

type ApiKey = Settings['apiKey']['sandbox'];

const ApiKeyRow = ({
  environment,
  apiKey,
}: {
  readonly environment: EnvironmentName;
  readonly apiKey: ApiKey;
}) => {
  const words = useIntegrationKeysWords().apiKeys;
  const [language] = useLanguage();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <h4 className="text-13 font-medium text-ink-soft">{environments[environment].label[language]}</h4>
        {apiKey.identifier === null ? (
          <p className="text-14 text-ink-faint">{words.none}</p>
        ) : (
          <p className="inline-flex max-w-full items-center gap-1">
            <code className="font-mono text-13 break-all">{apiKey.identifier}</code>
            <CopyButton value={apiKey.identifier} what={words.copy} />
          </p>
        )}
      </div>
      {apiKey.canRoll ? (
        <Link {...overlayLink(keyPaths.roll)} className={buttonClass('secondary', 'small')}>
          {apiKey.identifier === null ? words.make : words.roll}
        </Link>
      ) : (
        <p className="text-13 text-ink-faint">
          {(apiKey.identifier === null ? words.makeElsewhere : words.rollElsewhere)(
            environments[environment].label[language],
          )}
        </p>
      )}
    </li>
  );
};

/** The API keys of both environments; only the own one's password can be changed. */
export const ApiKeysSection = () => {
  const words = useIntegrationKeysWords().apiKeys;
  const { apiKey } = useSettings();
  return (
    <section aria-labelledby="api-keys" className="flex max-w-2xl flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h3 id="api-keys" className="text-14 font-semibold">
          {words.title}
        </h3>
        <p className="max-w-prose text-13 text-ink-soft">{words.text}</p>
      </div>
      <ul className="border-b border-line">
        <ApiKeyRow environment="Sandbox" apiKey={apiKey.sandbox} />
        <ApiKeyRow environment="Production" apiKey={apiKey.production} />
      </ul>
    </section>
  );
};

import { type EnvironmentName, environments } from '@pasarela/contracts/accounts/environments';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { formatDay, formatMoment } from '#components/dates/date-format.ts';
import { overlayLink, useCloseOverlay, useIsOpen } from '#components/overlay/use-overlay.ts';
import { settingsQuery, useSettings } from '#components/settings/settings-query.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { NewSecretDialog } from '#features/integration/new-secret-dialog.tsx';
import {
  SectionHeading,
  SettingHeading,
  settingClass,
  settingsClass,
} from '#features/integration/setting-form.tsx';
import { firstCall } from '#features/integration/settings/first-call.ts';
import { useIntegrationKeysWords } from '#features/integration/settings/integration-keys-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { docsAddress } from '#paths/docs-address.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';

/** What lies over the keys, each at an address of its own. */
const keyPaths = {
  roll: `${integrationPaths.keys}/roll`,
  newPublicKey: `${integrationPaths.keys}/public-key`,
} as const;

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
            <CopyButton value={apiKey.identifier} what={words.copy} className="pointer-coarse:-my-2.5" />
          </p>
        )}
        {apiKey.created !== null && (
          <p className="figures text-12 text-ink-faint">
            {[
              words.created(formatDay(apiKey.created)),
              apiKey.lastUsed === null
                ? words.notUsed
                : words.lastUsed(formatMoment(apiKey.lastUsed, language)),
            ].join(' · ')}
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

/** The key of the environment that the user is signed in to. */
const useOwnApiKey = (): ApiKey => {
  const { apiKey } = useSettings();
  return useSession()?.environment === 'Production' ? apiKey.production : apiKey.sandbox;
};

/** The API keys of both environments; only the own one's password can be changed. */
const ApiKeysSection = () => {
  const words = useIntegrationKeysWords().apiKeys;
  const { apiKey } = useSettings();
  return (
    <section aria-labelledby="api-keys" className={settingClass}>
      <SettingHeading id="api-keys" title={words.title} text={words.text} />
      <ul className="*:last:pb-0 lg:*:first:border-t-0 lg:*:first:pt-0">
        <ApiKeyRow environment="Sandbox" apiKey={apiKey.sandbox} />
        <ApiKeyRow environment="Production" apiKey={apiKey.production} />
      </ul>
    </section>
  );
};

/** A call to copy, with the key of the own environment once there is one. */
const FirstCallSection = () => {
  const words = useIntegrationKeysWords().firstCall;
  const [language] = useLanguage();
  const { identifier } = useOwnApiKey();
  if (identifier === null) return null;
  const { origin } = window.location;
  return (
    <section aria-labelledby="first-call" className={settingClass}>
      <SettingHeading id="first-call" title={words.title} text={words.text} />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <div className="w-full">
          <TextBlock
            title={words.blockTitle}
            what={words.copy}
            text={firstCall({ origin, identifier, password: words.yourPassword })}
          />
        </div>
        <a href={docsAddress(language)} className="text-13 text-accent underline">
          {words.guide}
        </a>
      </div>
    </section>
  );
};

/** Creates a public key, after a warning that an existing one stops working. */
const NewPublicKeyDialog = () => {
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

/** Replaces the password of the API key of the current environment. */
const RollApiKeyDialog = () => {
  const words = useIntegrationKeysWords().apiKeys;
  const [language] = useLanguage();
  const own = useOwnApiKey();
  const session = useSession();
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

/** The key that a page of the merchant's own loads the form session's script with. */
const PublicKeySection = () => {
  const words = useIntegrationKeysWords().publicKey;
  const { publicKey } = useSettings();
  return (
    <section aria-labelledby="public-key" className={settingClass}>
      <SettingHeading id="public-key" title={words.title} text={words.text} />
      <div className="flex flex-col items-start gap-3">
        {publicKey === null ? (
          <p className="text-14 text-ink-faint">{words.none}</p>
        ) : (
          <div className="w-full">
            <TextBlock title={words.blockTitle} what={words.copy} text={publicKey} />
          </div>
        )}
        <Link {...overlayLink(keyPaths.newPublicKey)} className={buttonClass('secondary', 'small')}>
          {publicKey === null ? words.make : words.makeAnother}
        </Link>
      </div>
    </section>
  );
};

/** The keys that authenticate the merchant's servers and pages. */
export const KeysPage = () => {
  const words = useIntegrationKeysWords();
  const isRolling = useIsOpen(keyPaths.roll);
  const isMaking = useIsOpen(keyPaths.newPublicKey);
  return (
    <>
      <SectionHeading title={words.title} />
      <div className={settingsClass}>
        <ApiKeysSection />
        <FirstCallSection />
        <PublicKeySection />
      </div>
      {isRolling && <RollApiKeyDialog />}
      {isMaking && <NewPublicKeyDialog />}
    </>
  );
};

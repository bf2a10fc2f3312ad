import { useIsOpen } from '#components/overlay/use-overlay.ts';
import { ApiKeysSection } from '#features/integration/keys/api-keys-section.tsx';
import { keyPaths } from '#features/integration/keys/key-paths.ts';
import { NewPublicKeyDialog } from '#features/integration/keys/new-public-key-dialog.tsx';
import { PublicKeySection } from '#features/integration/keys/public-key-section.tsx';
import { RollApiKeyDialog } from '#features/integration/keys/roll-api-key-dialog.tsx';
import { integrationKeysWords as en } from '#i18n/en/integration-keys.ts';
import { integrationKeysWords as es } from '#i18n/es/integration-keys.ts';
import { useWords } from '#i18n/use-words.ts';

/** The keys that authenticate the merchant's servers and pages. */
export const KeysPage = () => {
  const words = useWords({ es, en });
  const isRolling = useIsOpen(keyPaths.roll);
  const isMaking = useIsOpen(keyPaths.newPublicKey);
  return (
    <div className="flex flex-col gap-10">
      <h2 className="sr-only">{words.title}</h2>
      <ApiKeysSection />
      <PublicKeySection />
      {isRolling && <RollApiKeyDialog />}
      {isMaking && <NewPublicKeyDialog />}
    </div>
  );
};

import { useIsOpen } from '#components/overlay/use-overlay.ts';
import { ApiKeysSection } from '#features/integration/keys/api-keys-section.tsx';
import { useIntegrationKeysWords } from '#features/integration/keys/integration-keys-words.ts';
import { keyPaths } from '#features/integration/keys/key-paths.ts';
import { NewPublicKeyDialog } from '#features/integration/keys/new-public-key-dialog.tsx';
import { PublicKeySection } from '#features/integration/keys/public-key-section.tsx';
import { RollApiKeyDialog } from '#features/integration/keys/roll-api-key-dialog.tsx';

/** The keys that authenticate the merchant's servers and pages. */
export const KeysPage = () => {
  const words = useIntegrationKeysWords();
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

import { Link } from 'react-router';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useIntegrationKeysWords } from '#features/integration/keys/integration-keys-words.ts';
import { keyPaths } from '#features/integration/keys/key-paths.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';

/** The key that a page of the merchant's own loads the form session's script with. */
export const PublicKeySection = () => {
  const words = useIntegrationKeysWords().publicKey;
  const { publicKey } = useSettings();
  return (
    <section aria-labelledby="public-key" className="flex max-w-2xl flex-col items-start gap-3">
      <div className="flex flex-col gap-0.5">
        <h3 id="public-key" className="text-14 font-semibold">
          {words.title}
        </h3>
        <p className="max-w-prose text-13 text-ink-soft">{words.text}</p>
      </div>
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
    </section>
  );
};

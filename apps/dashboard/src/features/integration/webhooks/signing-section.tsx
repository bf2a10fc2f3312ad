import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { verificationSnippet } from '#features/integration/webhooks/verification-snippet.ts';
import { rollSecretPath } from '#features/integration/webhooks/webhook-paths.ts';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

/** What results are signed with, and how the signature is checked. */
export const SigningSection = () => {
  const words = useWebhooksWords().signing;
  const { webhookSecret, previousSecretUntil } = useSettings();
  return (
    <section
      aria-labelledby="signing"
      className="flex max-w-2xl flex-col items-start gap-3 border-t border-line pt-6"
    >
      <div className="flex flex-col gap-0.5">
        <h2 id="signing" className="text-16 font-semibold">
          {words.title}
        </h2>
        <p className="max-w-prose text-13 text-ink-soft">{words.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="font-mono text-13">{webhookSecret}</code>
        <Link {...overlayLink(rollSecretPath)} className={buttonClass('secondary', 'small')}>
          {words.roll}
        </Link>
      </div>
      {previousSecretUntil !== null && (
        <p className="max-w-prose text-13 text-ink-soft">
          {words.previousUntil} <Moment at={previousSecretUntil} />
        </p>
      )}
      <div className="w-full">
        <TextBlock title={words.snippet} what={words.copySnippet} text={verificationSnippet} />
      </div>
    </section>
  );
};

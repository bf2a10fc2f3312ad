import { resultDestinations } from '@pasarela/contracts/webhooks/webhook-events';
import { useIsOpen } from '#components/overlay/use-overlay.ts';
import { AddressForm } from '#features/integration/webhooks/address-form.tsx';
import { RollSecretDialog } from '#features/integration/webhooks/roll-secret-dialog.tsx';
import { SigningSection } from '#features/integration/webhooks/signing-section.tsx';
import { rollSecretPath } from '#features/integration/webhooks/webhook-paths.ts';
import { WebhooksTabs } from '#features/integration/webhooks/webhooks-tabs.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

/** The result addresses and the signing secret. */
export const AddressesPage = () => {
  const words = useWebhooksWords();
  const isRolling = useIsOpen(rollSecretPath);
  return (
    <div className="flex flex-col gap-6">
      <WebhooksTabs />
      <section aria-labelledby="addresses" className="flex flex-col gap-6">
        <div className="flex flex-col gap-0.5">
          <h2 id="addresses" className="text-16 font-semibold">
            {words.addresses.title}
          </h2>
          <p className="max-w-prose text-13 text-ink-soft">{words.addresses.text}</p>
        </div>
        {resultDestinations.map((destination) => (
          <AddressForm key={destination} destination={destination} />
        ))}
      </section>
      <SigningSection />
      {isRolling && <RollSecretDialog />}
    </div>
  );
};

import { EmailsOnForm } from '#features/integration/general/emails-on-form.tsx';
import { LogoForm } from '#features/integration/general/logo-form.tsx';
import { NotificationEmailsForm } from '#features/integration/general/notification-emails-form.tsx';
import { NotificationTextForm } from '#features/integration/general/notification-text-form.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';

/** General settings: what customers see, and who is notified of payments. */
export const GeneralPage = () => {
  const words = useIntegrationWords();
  return (
    <div className="flex flex-col gap-8">
      <h2 className="sr-only">{words.sections.general}</h2>
      <LogoForm />
      <NotificationTextForm />
      <NotificationEmailsForm />
      <EmailsOnForm />
    </div>
  );
};

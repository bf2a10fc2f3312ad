import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { signInWords as en } from '#i18n/en/sign-in.ts';
import { signInWords as es } from '#i18n/es/sign-in.ts';
import { useWords } from '#i18n/use-words.ts';

/** Shown if the application's code could not be loaded. */
export const LoadFailed = () => {
  const words = useWords({ es, en });
  return (
    <main role="alert" className="mx-auto w-full max-w-[40rem] px-4 py-8">
      <StateMessage
        title={words.loadFailed}
        action={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
      />
    </main>
  );
};

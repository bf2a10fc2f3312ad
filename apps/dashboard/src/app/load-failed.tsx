import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';

/** Shown if the application's code could not be loaded. */
export const LoadFailed = () => {
  const words = useSignInWords();
  return (
    <main role="alert" className="mx-auto w-full max-w-[40rem] px-4 py-8">
      <StateMessage
        title={words.loadFailed}
        action={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
      />
    </main>
  );
};

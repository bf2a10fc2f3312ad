import { useEffect, useState } from 'react';
import { LanguageSwitch } from '#components/ui/language-switch.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { ThemeSwitch } from '#components/ui/theme-switch.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { usePageFocus } from '#components/ui/use-page-focus.ts';
import { Wordmark } from '#components/ui/wordmark.tsx';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';
import { takeNotice } from '#session/session-store.ts';
import { useOfferedSession } from '#session/use-offered-session.ts';
import { useSession } from '#session/use-session.ts';
import { BesideForm } from './beside-form.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { OpenSession } from './open-session.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { usePasswordRecovery } from './use-password-recovery.ts';
import { useSignIn } from './use-sign-in.ts';

const SignInHeader = () => (
  <header className="flex items-center justify-between px-4 py-3 lg:px-8">
    <Wordmark />
    <div className="flex items-center gap-1">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  </header>
);

type SignInPageProps = {
  readonly onSignedIn: () => void;
  /** The user stays in the session that is open already. */
  readonly onGoOn: () => void;
};

export const SignInPage = ({ onSignedIn, onGoOn }: SignInPageProps) => {
  const words = useSignInWords();
  const toast = useToast();
  const main = usePageFocus('signIn');
  const session = useSession();
  useOfferedSession();
  const { recovery, open, close } = usePasswordRecovery();
  const [userName, setUserName] = useState('');
  const signIn = useSignIn(onSignedIn);
  const isOpen = session !== null && !signIn.busy;
  useEffect(() => {
    const notice = takeNotice();
    if (notice) toast({ title: notice });
  }, [toast]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(30rem,2fr)_3fr]">
      <div className="flex flex-col">
        <SignInHeader />
        <main
          ref={main}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[24rem] grow flex-col px-4 pt-[8vh] pb-16 outline-none"
        >
          {recovery ? (
            <recovery.Part
              // Another link begins anew.
              key={recovery.token}
              token={recovery.token}
              onBack={(saved) => {
                setUserName(saved ?? '');
                close();
              }}
            />
          ) : (
            <>
              <PageTitle title={words.title} />
              <h1 className="mb-6 text-28 font-semibold">{words.title}</h1>
              {isOpen && <OpenSession session={session} onGoOn={onGoOn} />}
              <SignInForm
                signIn={signIn}
                userName={userName}
                isFirst={!isOpen}
                onForgotten={() => void open()}
              />
            </>
          )}
          <p className="mt-8 border-t border-line pt-4 text-13">
            <a href="/docs/" className="text-accent underline underline-offset-2 hover:text-accent-strong">
              {words.documentation}
            </a>
          </p>
          {!recovery && <DemoSignIns signIn={signIn} />}
        </main>
      </div>
      <BesideForm />
    </div>
  );
};

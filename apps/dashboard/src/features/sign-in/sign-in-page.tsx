import type { DemoEntry } from '@pasarela/contracts/accounts/demo-entry';
import { demoEntryPath } from '@pasarela/contracts/accounts/demo-entry';
import { environments } from '@pasarela/contracts/accounts/environments';
import { roles } from '@pasarela/contracts/roles/roles';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { logOut } from '#access/log-out.ts';
import { takeAskedAhead } from '#api/asked-ahead.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle, usePageFocus } from '#components/ui/page-title.tsx';
import { LanguageSwitch, ThemeSwitch } from '#components/ui/preferences.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { Wordmark } from '#components/ui/wordmark.tsx';
import type { PasswordRecovery } from '#features/sign-in/recovery/password-recovery.tsx';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { loadPart } from '#parts/load-part.ts';
import { paths } from '#paths/paths.ts';
import { useOfferedSession } from '#session/session-sharing.ts';
import { takeNotice } from '#session/session-store.ts';
import type { Session } from '#session/session-value.ts';
import { useSession } from '#session/use-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type SignIn, useSignIn } from './use-sign-in.ts';

/** The demo's sign-ins; null on every other deployment, and until the server has answered. */
const useDemoEntry = (): DemoEntry | null => {
  const [entry, setEntry] = useState<DemoEntry | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const ask = async () => {
      const answer = await (takeAskedAhead(demoEntryPath, new Headers()) ??
        fetch(demoEntryPath, { signal: ending.signal }));
      setEntry((await answer.json()) as DemoEntry | null);
    };
    // Without an answer there is the form, as on every other deployment.
    ask().catch(() => undefined);
    return () => ending.abort();
  }, []);
  return entry;
};

/** Where the deployment is the demo: its users by role, each signed in with one click. It comes after the form, so that nothing of that moves when it appears. */
const DemoSignIns = ({ signIn }: { readonly signIn: SignIn }) => {
  const words = useSignInWords().demo;
  const [language] = useLanguage();
  const entry = useDemoEntry();
  if (!entry) return null;
  return (
    <section
      aria-labelledby="demo-sign-ins"
      className="mt-4 sm:mt-6 rounded-panel border border-line bg-sunken p-4"
    >
      <h2 id="demo-sign-ins" className="text-14 font-semibold">
        {words.title}
      </h2>
      <p className="mt-0.5 text-13 text-ink-soft">{words.text}</p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-control border border-line bg-paper">
        {entry.users.map(({ userName, role }) => (
          <li key={userName}>
            <button
              type="button"
              disabled={signIn.busy}
              onClick={() => void signIn.send({ userName, password: entry.password, environment: 'Sandbox' })}
              className="flex min-h-9 w-full cursor-pointer items-center gap-3 px-3 text-left text-13 -outline-offset-2 hover:bg-hover disabled:text-ink-faint pointer-coarse:min-h-11"
            >
              <span className="grow py-1 sm:flex sm:justify-between sm:gap-3">
                <span className="block font-medium">{roles[role].label[language]}</span>
                <span className="block text-ink-soft">{words.roles[role]}</span>
              </span>
              <Icon name="chevronRight" className="size-3.5 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

type OpenSessionProps = { readonly session: Session; readonly onGoOn: () => void };

/** For a user who is signed in already: continue, or end that session. */
const OpenSession = ({ session: { userName, environment }, onGoOn }: OpenSessionProps) => {
  const words = useSignInWords().open;
  const [language] = useLanguage();
  const [isEnding, setEnding] = useState(false);
  const end = () => {
    setEnding(true);
    void logOut();
  };
  return (
    <section
      aria-labelledby="open-session"
      className="mb-8 flex flex-col gap-3 rounded-panel border border-line bg-sunken p-4"
    >
      <h2 id="open-session" className="text-14">
        {words.title(userName, environments[environment].label[language])}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onGoOn}>
          {words.goOn}
        </Button>
        <Button variant="ghost" busy={isEnding} onClick={end}>
          {words.logOut}
        </Button>
      </div>
      <p className="text-13 text-ink-soft">{words.other}</p>
    </section>
  );
};

/** The token of the link that was opened: it stands in the fragment of the address. */
const tokenInAddress = (): string | undefined => /^#token=(.+)$/.exec(window.location.hash)?.[1];

type Recovery = { readonly Part: typeof PasswordRecovery; readonly token: string | undefined };

/** The fragment of the page that asks for a link, so that the way back leads from it to the sign-in. */
const forgotten = '#forgotten';

/**
 * Whether the sign-in page leads to another password, and from which link. Its code is loaded when it is wanted, because most users
 * remember theirs. The token is taken out of the address, so that neither the history nor a copied address holds it.
 */
const usePasswordRecovery = () => {
  const [recovery, setRecovery] = useState<Recovery>();
  const isStepAhead = useRef(false);
  const load = useCallback(async (token?: string): Promise<void> => {
    const { PasswordRecovery: Part } = await loadPart(
      () => import('#features/sign-in/recovery/password-recovery.tsx'),
      { waits: true },
    );
    setRecovery({ Part, token });
  }, []);
  useEffect(() => {
    const follow = (): void => {
      const token = tokenInAddress();
      if (token !== undefined) {
        isStepAhead.current = false;
        window.history.replaceState(window.history.state, '', window.location.pathname);
        void load(token);
      } else if (window.location.hash === forgotten) void load();
      else {
        isStepAhead.current = false;
        setRecovery(undefined);
      }
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [load]);
  const open = (): void => {
    isStepAhead.current = true;
    window.location.hash = forgotten;
  };
  const close = (): void => {
    if (isStepAhead.current) window.history.back();
    else {
      window.history.replaceState(window.history.state, '', window.location.pathname);
      setRecovery(undefined);
    }
  };
  return { recovery, open, close };
};

const SignInHeader = () => (
  <header className="flex items-center justify-between px-4 py-3 lg:px-6">
    <Wordmark />
    <div className="-mr-2.5 flex items-center gap-1 pointer-coarse:-mr-3.5">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  </header>
);

type SignInPageProps = {
  readonly onSignedIn: () => void;
  /** The user stays in the session that is open already. */
  readonly onGoOn: () => void;
  /** Beside the form, where there is room for it. */
  readonly picture: ReactNode;
};

export const SignInPage = ({ onSignedIn, onGoOn, picture }: SignInPageProps) => {
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
          className="mx-auto flex w-full max-w-[24rem] grow flex-col px-4 pt-4 pb-8 outline-none sm:pt-[6vh]"
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
              <header className="mb-5 sm:mb-6 flex flex-col gap-1">
                <h1 className="text-28 font-semibold">{words.title}</h1>
                {/* Beside the form it stands larger, where there is room for that. */}
                <p className="text-14 text-ink-soft lg:hidden">{words.promise}</p>
              </header>
              {isOpen && <OpenSession session={session} onGoOn={onGoOn} />}
              <SignInForm signIn={signIn} userName={userName} isFirst={!isOpen} onForgotten={open} />
            </>
          )}
          {!recovery && <DemoSignIns signIn={signIn} />}
          <p className="mt-auto pt-6 text-13">
            <a href={paths.documentation} className="text-accent underline hover:text-accent-strong">
              {words.documentation}
            </a>
          </p>
        </main>
      </div>
      {picture}
    </div>
  );
};

import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { dismissToasts, useToast } from '#components/ui/toast.tsx';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';
import { beginSession } from '#session/session-store.ts';
import { writeLastEnvironment } from './environment-choice.tsx';

type Credentials = {
  readonly userName: string;
  readonly password: string;
  readonly environment: EnvironmentName;
};

/** Why the last attempt failed: its text for the form, and whether user name and password were refused. */
type SignInRefusal = { readonly text: string; readonly isOfCredentials: boolean };

export type SignIn = {
  /** True from the call until the next page is loaded. */
  readonly busy: boolean;
  readonly refusal: SignInRefusal | null;
  readonly forgetRefusal: () => void;
  /** Signs in; returns false if that is refused. Ignored while another attempt is running. */
  readonly send: (credentials: Credentials) => Promise<boolean>;
};

/** An attempt to sign in, from the form or by a user of the demo. */
export const useSignIn = (onSignedIn: () => void): SignIn => {
  const words = useSignInWords();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);

  const refuse = (error: unknown): void => {
    const isKnown = error instanceof CallError && error.code !== 'generic';
    const text = isKnown ? error.message : words.invalid;
    const isOfCredentials = !isKnown || error.code === 'invalid_login';
    // The toast says that it failed; the form, which stays, what to look at.
    if (isOfCredentials) toast({ title: text, tone: 'error' });
    setRefusal({ text: isOfCredentials ? words.checkCredentials : text, isOfCredentials });
  };

  return {
    busy,
    refusal,
    forgetRefusal: () => setRefusal(null),
    send: async ({ userName, password, environment }) => {
      if (busy) return false;
      dismissToasts();
      setRefusal(null);
      setBusy(true);
      try {
        const answer = await callOperation('login', {
          body: { UserName: userName, Password: password, Environment: environment },
        });
        writeLastEnvironment(answer.environment);
        beginSession(answer);
        onSignedIn();
        return true;
      } catch (error) {
        setBusy(false);
        refuse(error);
        return false;
      }
    },
  };
};

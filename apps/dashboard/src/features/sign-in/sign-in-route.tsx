import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addressOfArrival } from '#session/session-arrival.ts';
import { SignInPage } from './sign-in-page.tsx';

/** The sign-in page for who comes back to it from inside of the application. */
export const SignInRoute = ({ picture }: { readonly picture: ReactNode }) => {
  const navigate = useNavigate();
  return (
    <SignInPage
      picture={picture}
      // Another session needs a new document, because this one still holds data of the previous user.
      onSignedIn={() => window.location.assign(addressOfArrival())}
      onGoOn={() => void navigate(addressOfArrival())}
    />
  );
};

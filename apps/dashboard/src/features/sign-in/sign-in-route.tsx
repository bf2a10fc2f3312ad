import { useNavigate } from 'react-router';
import { addressOfArrival } from '#session/session-arrival.ts';
import { SignInPage } from './sign-in-page.tsx';

/** The sign-in page for who comes back to it from inside of the application. */
export const SignInRoute = () => {
  const navigate = useNavigate();
  return (
    <SignInPage
      // Another session needs a new document, because this one still holds data of the previous user.
      onSignedIn={() => window.location.assign(addressOfArrival())}
      onGoOn={() => void navigate(addressOfArrival())}
    />
  );
};

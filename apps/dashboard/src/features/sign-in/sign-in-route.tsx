import { useNavigate } from 'react-router';
import { SignInPage } from './sign-in-page.tsx';

/** The sign-in page for who comes back to it from inside of the application. */
export const SignInRoute = () => {
  const navigate = useNavigate();
  return <SignInPage onSignedIn={() => void navigate('/business')} />;
};

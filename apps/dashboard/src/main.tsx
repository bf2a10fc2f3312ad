import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoadFailed } from '#app/load-failed.tsx';
import { Toasts } from '#components/ui/toast.tsx';
import { SignInPage } from '#features/sign-in/sign-in-page.tsx';
import '#styles/app.css';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const root = createRoot(place);

/**
 * The sign-in page needs no router and no cache: they come with the portal, which is fetched while the password is typed
 * or when any other address is opened.
 */
const openPortal = async (): Promise<void> => {
  try {
    const { Portal } = await import('#app/portal.tsx');
    root.render(
      <StrictMode>
        <Portal />
        <Toasts />
      </StrictMode>,
    );
  } catch {
    root.render(<LoadFailed />);
  }
};

const openSignIn = (): void => {
  const enter = () => {
    window.history.pushState(null, '', '/business');
    void openPortal();
  };
  root.render(
    <StrictMode>
      <SignInPage onSignedIn={enter} />
      <Toasts />
    </StrictMode>,
  );
};

if (/^\/(?:login\/?)?$/.test(window.location.pathname)) openSignIn();
else void openPortal();

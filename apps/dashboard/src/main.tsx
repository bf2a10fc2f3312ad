import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoadFailed } from '#app/load-failed.tsx';
import { guardDoubleClicks } from '#components/ui/double-clicks.ts';
import { Toasts } from '#components/ui/toast.tsx';
import { SignInPage } from '#features/sign-in/sign-in-page.tsx';
import { addressOfArrival } from '#session/session-arrival.ts';
import '#styles/app.css';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const root = createRoot(place);
guardDoubleClicks(document);

const loadPortal = () => import('#app/portal.tsx');

/** The sign-in page needs no router and no cache: they come with the portal. */
const openPortal = async (): Promise<void> => {
  try {
    const { createPortal } = await loadPortal();
    root.render(
      <StrictMode>
        {createPortal()}
        <Toasts />
      </StrictMode>,
    );
  } catch {
    root.render(<LoadFailed />);
  }
};

const openSignIn = (): void => {
  // While the fields are filled in, what comes next is fetched; a failure is met where it is opened.
  window.addEventListener('focusin', () => void loadPortal().catch(() => undefined), { once: true });
  const enter = () => {
    window.history.pushState(null, '', addressOfArrival());
    void openPortal();
  };
  root.render(
    <StrictMode>
      <SignInPage onSignedIn={enter} onGoOn={enter} />
      <Toasts />
    </StrictMode>,
  );
};

if (/^\/(?:login\/?)?$/.test(window.location.pathname)) openSignIn();
else void openPortal();

import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { FirstEntry } from '#app/first-entry.tsx';
import { LoadFailed } from '#app/load-failed.tsx';
import { SignInPicture } from '#app/sign-in-picture.tsx';
import { guardDoubleClicks } from '#components/ui/double-clicks.ts';
import { Toasts } from '#components/ui/toast.tsx';
import { loadPart } from '#parts/load-part.ts';
import { addressOfArrival } from '#session/session-arrival.ts';
import { isSignInPath, receiveSession, shareSession } from '#session/session-sharing.ts';
import { readSession } from '#session/session-store.ts';
import '#styles/app.css';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const root = createRoot(place);
guardDoubleClicks(document);
shareSession();

const loadPortal = () => import('#app/portal.tsx');
const loadSignIn = () => import('#features/sign-in/sign-in-page.tsx');

/**
 * Resolves once the frame that stands in the document (`vite/first-frame-plugin.ts`) has been painted: where all code is here at once, it
 * would keep the browser from painting anything before it has run. A tab in the background paints nothing.
 */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (document.hidden || isPainted) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Shows what a part of the code renders, or that it could not be loaded. */
const open = async <Part,>(load: () => Promise<Part>, render: (part: Part) => ReactNode): Promise<void> => {
  try {
    const part = await loadPart(load, { waits: false });
    // The code has just been run: a slow phone answers its user before it goes on.
    await nextTask();
    const page = (
      <StrictMode>
        {render(part)}
        <Toasts />
      </StrictMode>
    );
    // In slices, so that a slow phone answers its user meanwhile.
    startTransition(() => root.render(page));
  } catch {
    root.render(<LoadFailed />);
  }
};

/** The sign-in page needs no router and no cache; they are loaded with the portal. */
const openPortal = async (): Promise<void> => {
  await firstPaint();
  await open(loadPortal, ({ createPortal }) => createPortal());
};

/** A page in a tab without a session: the other tabs are asked while the code is loading. */
const openInSharedSession = async (): Promise<void> => {
  root.render(<FirstEntry />);
  void loadPortal().catch(() => undefined);
  await receiveSession({ asOffer: false });
  await openPortal();
};

const openSignIn = (): void => {
  // While the user fills in the fields, the next code is fetched; an error is reported when it is opened. Not at the first focus, which
  // the page gives by itself.
  const fetchAhead = () => void loadPortal().catch(() => undefined);
  for (const sign of ['input', 'pointerdown', 'keydown'])
    window.addEventListener(sign, fetchAhead, { once: true });
  const enter = () => {
    window.history.pushState(null, '', addressOfArrival());
    void openPortal();
  };
  void open(loadSignIn, ({ SignInPage }) => (
    <SignInPage onSignedIn={enter} onGoOn={enter} picture={<SignInPicture />} />
  ));
};

if (isSignInPath(window.location.pathname)) openSignIn();
else if (readSession()) void openPortal();
else void openInSharedSession();

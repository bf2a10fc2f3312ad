import { type ComponentType, lazy, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckoutPage } from '#features/checkout/page/checkout-page.tsx';
import '#styles/checkout.css';
import { whenReachable } from '#parts/load-part.ts';

const place = document.getElementById('root');
if (!place) throw new Error('checkout.html has no #root');

const ReplacementPage = lazy(
  whenReachable(async () => ({
    default: (await import('#features/checkout/page/replacement-page.tsx')).ReplacementPage,
  })),
);

/** `/checkout/{token}`, the one address of every hosted page. */
const [, token = ''] = /^\/checkout\/([^/]+)/.exec(window.location.pathname) ?? [];

const Page: ComponentType<{ token: string }> = token.startsWith('rpl_') ? ReplacementPage : CheckoutPage;

// A separate document, so that payers do not load the code of the dashboard.
const root = createRoot(place);
const page = (
  <StrictMode>
    <Suspense>
      <Page token={token} />
    </Suspense>
  </StrictMode>
);
// In slices, so that a slow phone answers its user meanwhile.
startTransition(() => root.render(page));

import type { RouteObject } from 'react-router';
import { overlays } from './overlay-routes.ts';

const keysPage = () =>
  import('#features/integration/keys/keys-page.tsx').then(({ KeysPage }) => ({ Component: KeysPage }));
const addressesPage = () =>
  import('#features/integration/webhooks/addresses-page.tsx').then(({ AddressesPage }) => ({
    Component: AddressesPage,
  }));
const deliveriesPage = () =>
  import('#features/integration/deliveries/deliveries-page.tsx').then(({ DeliveriesPage }) => ({
    Component: DeliveriesPage,
  }));
const inboxPage = () =>
  import('#features/integration/inbox/inbox-page.tsx').then(({ InboxPage }) => ({ Component: InboxPage }));

const emailsPage = () =>
  import('#features/integration/emails/emails-page.tsx').then(({ EmailsPage }) => ({
    Component: EmailsPage,
  }));

/** The sections of the integration; their dialogs have addresses below them. */
export const integrationRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () =>
      import('#features/integration/general/general-page.tsx').then(({ GeneralPage }) => ({
        Component: GeneralPage,
      })),
  },
  {
    path: 'keys',
    lazy: keysPage,
    children: overlays('roll', 'public-key'),
  },
  { path: 'webhooks/roll-secret?', lazy: addressesPage },
  { path: 'webhooks/deliveries/:idWebhook?', lazy: deliveriesPage },
  { path: 'webhooks/inbox/:idMessage?', lazy: inboxPage },
  { path: 'emails/:idEmail?', lazy: emailsPage },
];

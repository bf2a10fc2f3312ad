import type { RouteObject } from 'react-router';
import { overlays } from './overlay-routes.ts';

/** The two tabs of fraud management; their dialogs have addresses below them. */
export const fraudRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () =>
      import('#features/fraud/velocity/velocity-rules-page.tsx').then(({ VelocityRulesPage }) => ({
        Component: VelocityRulesPage,
      })),
  },
  {
    path: 'blacklist',
    lazy: () =>
      import('#features/fraud/blacklist/blacklist-page.tsx').then(({ BlacklistPage }) => ({
        Component: BlacklistPage,
      })),
    children: overlays('add', 'edit'),
  },
];

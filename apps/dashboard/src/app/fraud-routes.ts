import type { RouteObject } from 'react-router';
import { overlays } from './overlay-routes.ts';

/** The two tabs of fraud management; what lies over one has an address below it. */
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

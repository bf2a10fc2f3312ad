import type { To } from 'react-router';

/** What can be done with an authorization. */
export const authorizationActions = ['charge', 'cancel'] as const;
export type AuthorizationAction = (typeof authorizationActions)[number];

/** Where each has its address: over the list or over the detail. */
export type AuthorizationLinks = Readonly<
  Record<AuthorizationAction, { readonly to: To; readonly state: unknown }>
>;

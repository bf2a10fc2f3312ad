import type { To } from 'react-router';

/** The actions on an authorization. */
export const authorizationActions = ['charge', 'cancel'] as const;
export type AuthorizationAction = (typeof authorizationActions)[number];

/** The links to the actions, each a drawer over the list or over the detail. */
export type AuthorizationLinks = Readonly<
  Record<AuthorizationAction, { readonly to: To; readonly state: unknown }>
>;

import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { clockQuery } from '#sandbox/clock-query.ts';
import { roleQuery, strongestRoleQuery } from '#session/role-query.ts';
import { readSession } from '#session/session-store.ts';
import { rememberWanted } from '#session/wanted-address.ts';
import { type ScreenName, screens } from './screens.ts';

/** Sends away who is not signed in. */
const requireSession = () => {
  const session = readSession();
  if (!session) throw redirect('/login');
  return session;
};

/** The business of a page; who has none yet comes back to the page after choosing one. */
const requireCompany = ({ url }: Request): number => {
  const company = readSession()?.company;
  if (!company) rememberWanted(url);
  requireSession();
  if (!company) throw redirect('/business');
  return company.id;
};

/** Business list and users: the strongest role held anywhere decides what the header offers. */
export const simpleLayoutLoader = (client: QueryClient) => () => {
  requireSession();
  return client.ensureQueryData(strongestRoleQuery());
};

export const usersLoader = (client: QueryClient) => async () => {
  requireSession();
  const role = await client.ensureQueryData(strongestRoleQuery());
  if (!role || !mayDo(role, 'manageUsers')) throw redirect('/home');
  return null;
};

/** The portal knows role and clock before its first page asks for anything. */
export const portalLoader =
  (client: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    const company = requireCompany(request);
    const [role] = await Promise.all([
      client.ensureQueryData(roleQuery(company)),
      client.ensureQueryData(clockQuery(company)),
    ]);
    return role;
  };

/** A screen that the role may not open leads to the resume before any call, so that no refusal ends the session. */
export const screenLoader =
  (client: QueryClient, name: ScreenName) =>
  async ({ request }: LoaderFunctionArgs) => {
    const role = await client.ensureQueryData(roleQuery(requireCompany(request)));
    if (!mayDo(role, screens[name].permission)) throw redirect(screens.resume.path);
    return null;
  };

import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { commonScreens, type Screen, type ScreenName, screens } from '#app/screens/screens.ts';
import { clockQuery } from '#components/dates/account-clock.ts';
import { showToast } from '#components/ui/toast.tsx';
import { wordsNow } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { rememberAsked } from '#session/session-arrival.ts';
import { readSession, selectCompany } from '#session/session-store.ts';
import type { SelectedCompany, Session } from '#session/session-value.ts';
import { sessionWords } from '#session/session-words.ts';

/** The user's role in a business. */
export const roleQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['role', companyId],
    queryFn: async () => {
      const role = await callOperation('getRole', { params: { companyId } });
      if (!role) throw new Error(`no role in business ${companyId}`);
      return role;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The user's strongest role in any business; null if the user belongs to none. */
export const strongestRoleQuery = () =>
  queryOptions({
    queryKey: ['role', 0],
    queryFn: () => callOperation('getRole', { params: { companyId: 0 } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Redirects users who are not signed in; after signing in they return to the page. */
const requireSession = ({ url }: Request): Session => {
  const session = readSession();
  if (session) return session;
  rememberAsked(url);
  throw redirect(paths.signIn);
};

/** The selected business. A user without one returns to the page after choosing it. */
const requireCompany = (request: Request): SelectedCompany => {
  const { company } = requireSession(request);
  if (company) return company;
  rememberAsked(request.url);
  throw redirect(paths.businesses);
};

/** Redirects to the list of businesses if the user does not belong, or no longer belongs, to the selected one. */
const leaveCompany = ({ id, name }: SelectedCompany): Response => {
  // Both loaders of a page detect this; the user is notified once.
  if (readSession()?.company?.id === id) {
    selectCompany(null);
    showToast({ tone: 'warning', title: wordsNow(sessionWords).companyGone(name) });
  }
  return redirect(paths.businesses);
};

/** The user's role in the selected business. */
const roleIn = async (client: QueryClient, company: SelectedCompany): Promise<RoleName> => {
  try {
    return await client.ensureQueryData(roleQuery(company.id));
  } catch (error) {
    throw error instanceof CallError && error.status === 404 ? leaveCompany(company) : error;
  }
};

/** The role for the business list and the users page: the strongest one, which decides what the header offers. */
export const simpleLayoutLoader =
  (client: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    requireSession(request);
    return client.ensureQueryData(strongestRoleQuery());
  };

export const usersLoader =
  (client: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    requireSession(request);
    const role = await client.ensureQueryData(strongestRoleQuery());
    if (!role || !mayDo(role, commonScreens.users.permission)) throw redirect(paths.resume);
    return null;
  };

/** Loads the role and the clock before the first page requests data. */
export const portalLoader =
  (client: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    const company = requireCompany(request);
    const [role] = await Promise.all([
      roleIn(client, company),
      client.ensureQueryData(clockQuery(company.id)),
    ]);
    return role;
  };

/**
 * Redirects from a screen that the role may not open to the resume before any call, because a refused call would end the session.
 */
export const screenLoader =
  (client: QueryClient, name: ScreenName) =>
  async ({ request }: LoaderFunctionArgs) => {
    const company = requireCompany(request);
    const role = await roleIn(client, company);
    const { permission, prefetch }: Pick<Screen, 'permission' | 'prefetch'> = screens[name];
    if (!mayDo(role, permission)) throw redirect(screens.resume.path);
    await prefetch?.(client, company.id, new URL(request.url));
    return null;
  };

import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { Permission } from '@pasarela/contracts/roles/permissions';
import type { FastifyRequest } from 'fastify';
import type { AccessService, KeyAccess, RoleAccess } from '#core/access/access-service.ts';
import type { CallAccount, CallUser } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { addressBlock } from '#security/network-addresses.ts';

/** The business id of the `Company` header; undefined if the header is missing or empty. */
const businessOf = (header: string | string[] | undefined): number | undefined => {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^[1-9]\d{0,8}$/.test(header))
    throw invalidFields([{ field: 'Company', code: 'invalid_format' }]);
  return Number(header);
};

/** The token of a hosted page, from the `token` path parameter. */
const tokenOf = ({ params }: FastifyRequest): unknown =>
  typeof params === 'object' && params !== null && 'token' in params ? params.token : undefined;

/** The caller, as identified by the headers of a request before its body is read. */
export type Caller =
  | { readonly kind: 'public' }
  | { readonly kind: 'payer' }
  | { readonly kind: 'signedIn'; readonly user: CallUser }
  | { readonly kind: 'role'; readonly user: CallUser; readonly permission: Permission }
  | ({ readonly kind: 'apiKey' } & KeyAccess);

/** A caller whose request body may be read. */
export type Admission = (
  | Exclude<Caller, { readonly kind: 'role' | 'payer' }>
  | { readonly kind: 'payer'; readonly account: CallAccount }
  | {
      readonly kind: 'role';
      readonly user: CallUser;
      readonly permission: Permission;
      /** The business of the `Company` header and the user's role there; both undefined if only the body names the business. */
      readonly header: number | undefined;
      readonly role: RoleAccess | undefined;
    }
) & {
  /** Identifies whom the call belongs to: calls with files wait only for other calls of the same holder. */
  readonly holder: string;
};

/** The holder of a call whose caller is not authenticated: its network address. */
export const addressOf = ({ ip }: FastifyRequest): string => `address ${addressBlock(ip)}`;
const userOf = ({ user }: { readonly user: CallUser }): string => `user ${user.userId}`;

/** Identifies the caller by the headers. Throws if the credentials are missing or wrong. */
export const createCallerOf = ({ access: rule, unattended = false }: Operation, access: AccessService) => {
  const ofKey = async (authorization: string | undefined): Promise<Caller> => ({
    kind: 'apiKey',
    ...(await access.apiKey(authorization)),
  });

  return async ({ headers }: FastifyRequest): Promise<Caller> => {
    switch (rule.kind) {
      case 'public':
      case 'payer':
        return { kind: rule.kind };
      case 'signedIn':
        if (access.isOfKey(headers.authorization)) throw new Refusal('api_key_not_accepted');
        return { kind: rule.kind, user: await access.user(headers.authorization, { unattended }) };
      case 'role':
        if (access.isOfKey(headers.authorization)) {
          if (rule.withKey) return ofKey(headers.authorization);
          throw new Refusal('api_key_not_accepted');
        }
        return {
          kind: rule.kind,
          permission: rule.permission,
          user: await access.user(headers.authorization, { unattended }),
        };
      case 'apiKey':
        return ofKey(headers.authorization);
    }
  };
};

/** Whether the caller may make the call, and for which account. Throws if not. */
export const createAuthorize =
  ({ access: rule }: Operation, access: AccessService) =>
  async (request: FastifyRequest, caller: Caller): Promise<Admission> => {
    switch (caller.kind) {
      case 'public':
        return { kind: caller.kind, holder: addressOf(request) };
      case 'payer':
        // The token is checked before the fields: without a valid one, the answer names no field.
        return {
          kind: caller.kind,
          account: await access.payer(tokenOf(request)),
          holder: addressOf(request),
        };
      case 'signedIn': {
        const permission = rule.kind === 'signedIn' ? rule.permission : undefined;
        if (permission) await access.somewhere(caller.user, permission);
        return { ...caller, holder: userOf(caller) };
      }
      case 'role': {
        const header = businessOf(request.headers.company);
        if (header === undefined) return { ...caller, header, role: undefined, holder: userOf(caller) };
        const role = await access.role(caller.user, header, caller.permission);
        return { ...caller, header, role, holder: userOf(caller) };
      }
      case 'apiKey':
        if (rule.kind === 'role' && rule.withKey === 'sandbox') refuseProduction(caller.account);
        return { ...caller, holder: `business ${caller.account.businessId}` };
    }
  };

/** The key that calls are counted by for the rate limit; undefined for public GET calls, which are not limited. */
export const countedAs = (
  { method }: Operation,
  request: FastifyRequest,
  caller: Caller,
): string | undefined => {
  switch (caller.kind) {
    case 'public':
      return method === 'GET' ? undefined : addressOf(request);
    case 'payer':
      return addressOf(request);
    case 'apiKey':
      return `key ${caller.apiKey.id}`;
    default:
      return userOf(caller);
  }
};

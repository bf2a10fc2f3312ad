import type { AccessService } from '#core/access/access-service.ts';
import type { Actor, CallAccount, CallApiKey, CallUser } from '#core/account/caller.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { CallInput } from './call-input.ts';
import type { Admission } from './caller-rights.ts';

type NamedBusiness = { readonly where: string; readonly id: number };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The spellings, as in the specification, of properties that name the business of a call. */
const businessNames = ['idCompany', 'IdCompany', 'companyId'] as const;

/** Every business id that a call names: in the header, path, query and body. */
const namedBusinesses = (
  header: number | undefined,
  input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): readonly NamedBusiness[] => {
  const named: NamedBusiness[] = header === undefined ? [] : [{ where: 'Company', id: header }];
  for (const part of [input.params, input.query, input.body]) {
    if (!isRecord(part)) continue;
    for (const where of businessNames) {
      const id = part[where];
      if (typeof id === 'number') named.push({ where, id });
    }
  }
  return named;
};

/** The business id of a call that must name one. */
const requiredBusiness = (first: NamedBusiness | undefined): number => {
  if (!first) throw new Refusal('business_missing');
  return first.id;
};

/** Throws if a call names different businesses. */
const refuseMismatch = (businessId: number, named: readonly NamedBusiness[]): void => {
  if (named.some(({ id }) => id !== businessId)) throw new Refusal('business_mismatch');
};

/** What a handler learns about its caller. */
export type Grant = {
  readonly account?: CallAccount;
  readonly actor?: Actor;
  readonly user?: CallUser;
  readonly apiKey?: CallApiKey;
};

/** Checks that the business a call names is the API key's own, or one where the user has the permission. */
export const grantOf = async (
  admission: Admission,
  input: CallInput,
  { access, requestId }: { readonly access: Pick<AccessService, 'role'>; readonly requestId: string },
): Promise<Grant> => {
  switch (admission.kind) {
    case 'public':
      return {};
    case 'signedIn':
      return { user: admission.user };
    case 'payer':
      return { account: admission.account };
    case 'apiKey': {
      const { apiKey, account } = admission;
      if (namedBusinesses(undefined, input).some(({ id }) => id !== account.businessId))
        throw invalidFields([{ field: 'IdCompany', code: 'does_not_match' }]);
      return { apiKey, account, actor: { kind: 'apiKey', name: apiKey.identifier, requestId } };
    }
    case 'role': {
      const { user, header, role } = admission;
      const [first, ...others] = namedBusinesses(header, input);
      const granted = role ?? (await access.role(user, requiredBusiness(first), admission.permission));
      refuseMismatch(granted.account.businessId, first ? [first, ...others] : []);
      return { ...granted, user, actor: { kind: 'user', name: user.userName, requestId } };
    }
  }
};

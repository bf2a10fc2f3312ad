import type { AccessService } from '#core/access/access-service.ts';
import type { Actor, CallAccount, CallApiKey, CallUser } from '#core/account/caller.ts';
import { invalidFields } from '#errors/refusal.ts';
import { namedBusinesses, refuseMismatch, requiredBusiness } from './business-of-call.ts';
import type { CallInput } from './call-input.ts';
import type { Admission } from './caller-rights.ts';

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

import { limits } from '@pasarela/contracts/limits/limits';
import { doneMessages } from '@pasarela/contracts/payments/done-messages';
import type { AccessService } from '#core/access/access-service.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { HandlersOf } from '#http/call.ts';
import type { BusinessesService } from './businesses-service.ts';
import type { LoginService } from './login-service.ts';
import type { PasswordChangeService } from './password-change-service.ts';
import type { PasswordLinksService } from './password-links-service.ts';

type Services = {
  readonly access: AccessService;
  readonly businesses: BusinessesService;
  readonly login: LoginService;
  readonly passwordChange: PasswordChangeService;
  readonly passwordLinks: PasswordLinksService;
};

const refuseOtherEnvironment = (header: unknown, environment: string): void => {
  if (header !== undefined && String(header).toLowerCase() !== environment.toLowerCase())
    throw invalidFields([{ field: 'Environment', code: 'does_not_match' }]);
};

export const accountsRoutes = ({
  access,
  businesses,
  login,
  passwordChange,
  passwordLinks,
}: Services): HandlersOf<
  | 'login'
  | 'logout'
  | 'logoutEverywhere'
  | 'getSession'
  | 'getRole'
  | 'listCompanies'
  | 'getAccountInformation'
  | 'changePassword'
  | 'forgotPassword'
  | 'getPasswordLink'
  | 'resetPassword'
  | 'authenticate'
> => ({
  login: async ({ body, headers, address }) => {
    refuseOtherEnvironment(headers.environment, body.Environment);
    return login.login({
      userName: body.UserName,
      password: body.Password,
      environment: body.Environment,
      address,
    });
  },
  logout: async ({ user }) => {
    await login.logout(user.sessionId);
    return null;
  },
  logoutEverywhere: async ({ user }) => {
    await login.logoutEverywhere(user.userId);
    return null;
  },
  getSession: async ({ user }) => ({
    userName: user.userName,
    email: user.email,
    environment: user.environment,
  }),
  getRole: async ({ user, params }) => businesses.role(user.userId, params.companyId),
  listCompanies: async ({ user, params }) => businesses.companies(user, params.param),
  getAccountInformation: async ({ user, params }) => businesses.information(user, params.company),
  changePassword: async ({ user, body, address }) => passwordChange.change(user, { ...body, address }),
  forgotPassword: async ({ body, address }) => {
    await passwordLinks.ask({ user: body.user, address });
    return null;
  },
  getPasswordLink: async ({ body }) => passwordLinks.read(body.token),
  resetPassword: async ({ body, address }) => passwordLinks.choose({ ...body, address }),
  authenticate: async ({ body, language }) => ({
    token: await access.authenticate(body.UserId, body.Password),
    message: doneMessages.authenticated[language],
    expiresIn: limits.paymentTokenLife / 1_000,
  }),
});

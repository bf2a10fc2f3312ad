import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { maxRowId, RowIdSchema } from '../http/identifiers.ts';
import { RoleNameSchema } from '../roles/role-schema.ts';
import {
  ChangePasswordSchema,
  ForgotPasswordSchema,
  PasswordLinkAnswerSchema,
  PasswordLinkSchema,
  ResetPasswordAnswerSchema,
  ResetPasswordSchema,
} from '../users/user-schema.ts';
import {
  AccountInformationSchema,
  CompanySchema,
  LoginAnswerSchema,
  LoginSchema,
  SessionSchema,
} from './account-schema.ts';

export const login = defineOperation({
  method: 'POST',
  path: '/account/login',
  subject: 'account',
  access: { kind: 'public' },
  body: LoginSchema,
  answer: LoginAnswerSchema,
  answerKind: 'envelope',
  errors: ['invalid_login', 'login_locked'],
  summary: { es: 'Iniciar sesión', en: 'Sign in' },
  description: {
    es: 'Abre una sesión en Sandbox o en Production. Vale el Environment del cuerpo; el encabezado Environment se omite o lleva el mismo valor.',
    en: 'Opens a session in Sandbox or Production. The Environment in the body is what counts; leave the Environment header out, or send the same value.',
  },
  examples: [
    {
      name: 'admin',
      words: { es: 'El dueño, en modo pruebas', en: 'The owner, in the sandbox' },
      body: { UserName: 'admin', Password: 'Pasarela-2026', Environment: 'Sandbox' },
    },
  ],
});

export const logout = defineOperation({
  method: 'POST',
  path: '/account/logout',
  subject: 'account',
  access: { kind: 'signedIn' },
  answer: z.null(),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Cerrar sesión', en: 'Log out' },
  description: {
    es: 'Cierra la sesión del token con el que llamas. Las demás siguen abiertas.',
    en: 'Ends the session of the token that you call with. The others stay open.',
  },
  examples: [{ name: 'logout', words: { es: 'Cerrar sesión', en: 'Log out' } }],
});

export const logoutEverywhere = defineOperation({
  method: 'POST',
  path: '/account/logoutEverywhere',
  subject: 'account',
  access: { kind: 'signedIn' },
  answer: z.null(),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Cerrar todas mis sesiones', en: 'Close all my sessions' },
  description: {
    es: 'Termina todas las sesiones del usuario, en todos los equipos y en los dos ambientes, también esta.',
    en: "Ends all of the user's sessions, on every device and in both environments, including this one.",
  },
  examples: [{ name: 'everywhere', words: { es: 'Cerrar todas mis sesiones', en: 'Close all my sessions' } }],
});

export const getSession = defineOperation({
  method: 'GET',
  path: '/account/session',
  subject: 'account',
  access: { kind: 'signedIn' },
  answer: SessionSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Mi sesión', en: 'My session' },
  description: {
    es: 'Quién inició sesión y en qué ambiente. Cuenta como actividad, así que alarga la sesión.',
    en: 'Who is signed in, and in which environment. It counts as activity, so it prolongs the session.',
  },
  examples: [{ name: 'session', words: { es: 'Mi sesión', en: 'My session' } }],
});

export const getRole = defineOperation({
  method: 'GET',
  path: '/account/role/{companyId}',
  subject: 'account',
  access: { kind: 'signedIn' },
  params: z.strictObject({ companyId: z.int().min(0).max(maxRowId) }),
  answer: RoleNameSchema.nullable(),
  answerKind: 'envelope',
  errors: ['business_not_found'],
  summary: { es: 'Mi rol', en: 'My role' },
  description: {
    es: 'El rol del usuario en un negocio; con 0, el de más permisos que tiene en cualquiera, o null si no pertenece a ninguno.',
    en: "The user's role in a business; with 0, the one with most permissions in any business, or null if the user belongs to none.",
  },
  examples: [
    { name: 'business', words: { es: 'En el negocio 1', en: 'In business 1' }, params: { companyId: 1 } },
    { name: 'anywhere', words: { es: 'En cualquiera', en: 'Anywhere' }, params: { companyId: 0 } },
  ],
});

export const listCompanies = defineOperation({
  method: 'GET',
  path: '/account/companies/{param}',
  subject: 'account',
  access: { kind: 'signedIn' },
  params: z.strictObject({ param: z.enum(['0', 'users']) }),
  answer: z.array(CompanySchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Mis negocios', en: 'My businesses' },
  description: {
    es: '0: todos tus negocios. users: aquellos cuyos usuarios administras.',
    en: '0: all your businesses. users: those whose users you administer.',
  },
  examples: [
    { name: 'all', words: { es: 'Todos los míos', en: 'All of mine' }, params: { param: '0' } },
    {
      name: 'administered',
      words: { es: 'Los que administro', en: 'Those I administer' },
      params: { param: 'users' },
    },
  ],
});

export const getAccountInformation = defineOperation({
  method: 'GET',
  path: '/account/information/{company}',
  subject: 'account',
  access: { kind: 'signedIn' },
  params: z.strictObject({ company: RowIdSchema }),
  answer: AccountInformationSchema,
  answerKind: 'envelope',
  errors: ['business_not_found'],
  summary: { es: 'Mi cuenta', en: 'My account' },
  description: {
    es: 'El usuario, su rol en un negocio, los datos del negocio y los negocios a los que pertenece.',
    en: 'The user, their role in a business, the details of the business, and the businesses that they belong to.',
  },
  examples: [
    { name: 'business', words: { es: 'En el negocio 1', en: 'In business 1' }, params: { company: 1 } },
  ],
});

export const changePassword = defineOperation({
  method: 'POST',
  path: '/account/password',
  subject: 'account',
  access: { kind: 'signedIn' },
  body: ChangePasswordSchema,
  answer: LoginAnswerSchema,
  answerKind: 'envelope',
  errors: ['login_locked'],
  summary: { es: 'Cambiar mi contraseña', en: 'Change my password' },
  description: {
    es: 'Pide la contraseña actual. Termina todas las sesiones del usuario, también esta, y da un token nuevo a quien llama. Los intentos fallidos se cuentan con los de inicio de sesión.',
    en: "Asks for the current password. Ends all of the user's sessions, this one too, and returns a new token. Failed attempts count together with sign-in attempts.",
  },
  examples: [
    {
      name: 'change',
      words: { es: 'Cambiar mi contraseña', en: 'Change my password' },
      body: { currentPassword: 'Pasarela-2026', newPassword: 'cuatro-nubes-y-un-faro' },
    },
  ],
});

export const forgotPassword = defineOperation({
  method: 'POST',
  path: '/account/forgotpassword',
  subject: 'account',
  access: { kind: 'public' },
  body: ForgotPasswordSchema,
  answer: z.null(),
  answerKind: 'envelope',
  errors: ['login_locked'],
  summary: { es: 'Olvidé mi contraseña', en: 'I forgot my password' },
  description: {
    es: 'Envía al correo del usuario una liga para elegir otra contraseña: sirve una vez, durante 30 minutos. La respuesta es la misma si el usuario no existe. Sin servidor de correo, se obtiene en la máquina con el comando pasarela reset-password.',
    en: "Sends a link to choose another password to the user's e-mail: it works once, for 30 minutes. The answer is the same if there is no such user. Without a mail server, the command pasarela reset-password prints it on the machine.",
  },
  examples: [
    {
      name: 'email',
      words: { es: 'Con el correo', en: 'By e-mail' },
      body: { user: 'general@pasarela.example' },
    },
  ],
});

export const getPasswordLink = defineOperation({
  method: 'POST',
  path: '/account/passwordlink',
  subject: 'account',
  access: { kind: 'public' },
  body: PasswordLinkSchema,
  answer: PasswordLinkAnswerSchema,
  answerKind: 'envelope',
  errors: ['password_link_invalid'],
  summary: { es: 'Una liga para elegir contraseña', en: 'A link to choose a password' },
  description: {
    es: 'Dice de quién es la liga, sin usarla. Una liga usada, vencida o desconocida da la misma respuesta.',
    en: 'Tells whose link it is, without using it. A used, expired or unknown link gives the same answer.',
  },
  examples: [
    {
      name: 'link',
      words: { es: 'De quién es', en: 'Whose it is' },
      body: { token: 'Zr3mX0d4aBcDeFgHiJkLmNoP.3q2-7w' },
    },
  ],
});

export const resetPassword = defineOperation({
  method: 'POST',
  path: '/account/resetpassword',
  subject: 'account',
  access: { kind: 'public' },
  body: ResetPasswordSchema,
  answer: ResetPasswordAnswerSchema,
  answerKind: 'envelope',
  errors: ['password_link_invalid'],
  summary: { es: 'Elegir la contraseña con una liga', en: 'Choose the password with a link' },
  description: {
    es: 'Usa la liga: guarda la contraseña nueva, termina todas las sesiones del usuario y anula sus demás ligas.',
    en: "Uses the link: saves the new password, ends all of the user's sessions and voids the user's other links.",
  },
  examples: [
    {
      name: 'choose',
      words: { es: 'Elegirla', en: 'Choose it' },
      body: { token: 'Zr3mX0d4aBcDeFgHiJkLmNoP.3q2-7w', newPassword: 'cuatro-nubes-y-un-faro' },
    },
  ],
});

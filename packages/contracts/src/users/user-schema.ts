import { z } from 'zod';
import { pagedRowShape } from '../http/answers.ts';
import { fieldWords } from '../http/field-words.ts';
import { BusinessIdSchema, RowIdSchema } from '../http/identifiers.ts';
import { pageShape } from '../http/list-query.ts';
import { holdsNoCardNumber, noCardNumber } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { RoleNameSchema } from '../roles/role-schema.ts';
import { givenRoleIds } from '../roles/roles.ts';
import { passwordProblem } from './password-rules.ts';
import { userFormProblems } from './user-form-rules.ts';

const roleIdWords = fieldWords(
  '1 Administrador, 2 General, 3 Desarrollador, 4 Reportes. null: Admin, que ningún formulario da, o ninguno.',
  '1 Administrator, 2 General, 3 Developer, 4 Reports. null: Admin, which no form gives, or none.',
);

const UserCompanySchema = z.object({
  idCompany: BusinessIdSchema,
  roleId: z.literal(givenRoleIds).nullable().meta(roleIdWords),
  roleName: RoleNameSchema.nullable().meta(
    fieldWords(
      'El rol en ese negocio; null si no pertenece a él.',
      'The role there; null if the user does not belong.',
    ),
  ),
  edit: z
    .boolean()
    .meta(fieldWords('Quien llama puede cambiar esta entrada.', 'The caller may change this entry.')),
});

export const UserSchema = z
  .object({
    id: RowIdSchema,
    userName: z.string().meta({ example: 'general' }),
    email: z.string().meta({ example: 'general@pasarela.example' }),
    roleName: RoleNameSchema,
    active: z
      .boolean()
      .meta(
        fieldWords(
          'false: su acceso al negocio está suspendido.',
          'false: access to the business is suspended.',
        ),
      ),
    edit: z.boolean().meta(fieldWords('Quien llama puede editarlo.', 'The caller may edit the user.')),
    editPermissions: z
      .boolean()
      .meta(
        fieldWords(
          'Quien llama puede cambiar su rol y su acceso; no los del último Admin.',
          'The caller may change role and access; not those of the last Admin.',
        ),
      ),
    editEmail: z
      .boolean()
      .meta(
        fieldWords(
          'Quien llama puede cambiar su correo: administra todo aquello a lo que el usuario tiene acceso.',
          'The caller may change the e-mail: they administer everything that the user has access to.',
        ),
      ),
    companies: z.array(UserCompanySchema),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof UserSchema>;

/** A user of the list of a business. */
export const UserRowSchema = UserSchema.extend(pagedRowShape).meta({ id: 'UserRow' });
export type UserRow = z.output<typeof UserRowSchema>;

/** Which users of a business are listed: all of them where no page is named. */
export const ListUsersSchema = z.strictObject({
  pageNumber: pageShape.pageNumber
    .unwrap()
    .optional()
    .meta(
      fieldWords(
        'La página, desde 1. Si la omites, todos los usuarios.',
        'The page, from 1. Without it, all users.',
      ),
    ),
  rowsOfPage: pageShape.rowsOfPage,
  idUser: RowIdSchema.optional().meta(fieldWords('Solo este usuario.', 'Only this user.')),
});
export type ListUsers = z.output<typeof ListUsersSchema>;

const ignored = fieldWords(
  'Se acepta como viene en la lista, y se ignora.',
  'Accepted as the list returns it, and ignored.',
);

/** Names and addresses are stored and shown, so they must not contain a card number. */
const ownText = (max: number) => z.string().trim().max(max).refine(holdsNoCardNumber(max), noCardNumber);

export const RegisterUserSchema = z
  .strictObject({
    id: RowIdSchema.optional().meta(
      fieldWords(
        'El id de un usuario que ya existe, para editarlo o invitarlo.',
        'The id of an existing user, to edit or invite them.',
      ),
    ),
    userName: ownText(100).optional().meta({ example: 'caja.centro' }),
    email: ownText(254).optional().meta({ example: 'caja@tienda.example' }),
    password: z
      .string()
      .max(1_000)
      .optional()
      .meta({
        ...fieldWords(
          'Solo al crear al usuario; después solo él puede cambiarla.',
          'Only for a new user; afterwards only they can change it.',
        ),
        example: 'cuatro-nubes-y-un-faro',
        secret: true,
      }),
    roleName: RoleNameSchema.optional().meta(ignored),
    edit: z.boolean().optional().meta(ignored),
    editPermissions: z.boolean().optional().meta(ignored),
    companies: z
      .array(
        z.strictObject({
          idCompany: BusinessIdSchema,
          roleId: z
            .literal(givenRoleIds)
            .nullable()
            .meta({
              ...fieldWords(
                '1 Administrador, 2 General, 3 Desarrollador, 4 Reportes. null deja el rol que ya tiene.',
                '1 Administrator, 2 General, 3 Developer, 4 Reports. null leaves the role that is held.',
              ),
              example: 2,
            }),
          edit: z.boolean().optional().meta(ignored),
        }),
      )
      .max(500)
      .optional()
      .meta(
        fieldWords(
          'Los negocios que se agregan o cambian; los demás quedan como están.',
          'The businesses to add or change; all others stay as they are.',
        ),
      ),
  })
  .superRefine((form, context) => {
    for (const { path, code, values } of userFormProblems(form))
      context.addIssue({ code: 'custom', path: [...path], params: { code, values } });
  });
export type RegisterUser = z.output<typeof RegisterUserSchema>;

export const RegisteredUserSchema = z.object({ id: RowIdSchema });

/** The states that a user's access to a business can be set to. */
export const userAccesses = ['enabled', 'disabled', 'removed'] as const;
export type UserAccess = (typeof userAccesses)[number];

export const UserAccessSchema = z.strictObject({
  idCompany: BusinessIdSchema,
  id: RowIdSchema,
  access: z.enum(userAccesses).meta({
    ...fieldWords(
      'enabled y disabled devuelven o suspenden el acceso con su rol; removed lo quita.',
      'enabled and disabled restore or suspend access with its role; removed takes it away.',
    ),
    example: 'disabled',
  }),
});

const NewPasswordSchema = z
  .string()
  .min(1)
  .max(1_000)
  .meta({
    ...fieldWords(
      'De 12 a 200 caracteres. No puede ser el usuario, el correo ni una contraseña común.',
      '12 to 200 characters. It cannot be the username, the e-mail or a common password.',
    ),
    example: 'cuatro-nubes-y-un-faro',
    secret: true,
  });

export const ChangePasswordSchema = z
  .strictObject({
    currentPassword: z
      .string()
      .min(1)
      .max(limits.passwordLength.max)
      .meta({ example: 'Pasarela-2026', secret: true }),
    newPassword: NewPasswordSchema,
  })
  .superRefine(({ currentPassword, newPassword }, context) => {
    const problem =
      newPassword === currentPassword ? { code: 'password_unchanged' } : passwordProblem(newPassword);
    if (problem) context.addIssue({ code: 'custom', path: ['newPassword'], params: problem });
  });

/** A call for a link with which a forgotten password is replaced. */
export const ForgotPasswordSchema = z.strictObject({
  user: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .meta({
      ...fieldWords('El nombre de usuario o el correo.', 'The username or the e-mail.'),
      example: 'general@pasarela.example',
    }),
});

const PasswordTokenSchema = z
  .string()
  .min(1)
  .max(200)
  .meta({
    ...fieldWords('Lo que sigue a #token= en la liga.', 'What follows #token= in the link.'),
    example: 'Zr3mX0d4aBcDeFgHiJkLmNoP.3q2-7w',
    secret: true,
  });

export const PasswordLinkSchema = z.strictObject({ token: PasswordTokenSchema });

/** Why a link to choose a password was made. */
export const passwordLinkPurposes = ['reset', 'invitation'] as const;
export type PasswordLinkPurpose = (typeof passwordLinkPurposes)[number];

export const PasswordLinkAnswerSchema = z.object({
  userName: z.string().meta({ example: 'general' }),
  purpose: z
    .enum(passwordLinkPurposes)
    .meta(
      fieldWords(
        'reset: la contraseña se olvidó. invitation: el usuario es nuevo.',
        'reset: the password was forgotten. invitation: the user is new.',
      ),
    ),
});
export type PasswordLinkAnswer = z.output<typeof PasswordLinkAnswerSchema>;

export const ResetPasswordSchema = z
  .strictObject({ token: PasswordTokenSchema, newPassword: NewPasswordSchema })
  .superRefine(({ newPassword }, context) => {
    const problem = passwordProblem(newPassword);
    if (problem) context.addIssue({ code: 'custom', path: ['newPassword'], params: problem });
  });

export const ResetPasswordAnswerSchema = z.object({ userName: z.string().meta({ example: 'general' }) });

import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { BusinessIdSchema } from '../http/identifiers.ts';
import {
  ListUsersSchema,
  RegisteredUserSchema,
  RegisterUserSchema,
  UserAccessSchema,
  UserRowSchema,
  UserSchema,
} from './user-schema.ts';

const access = { kind: 'signedIn', permission: 'manageUsers' } as const;

export const listUsers = defineOperation({
  method: 'GET',
  path: '/account/usersbycompany/{id}',
  subject: 'users',
  access,
  params: z.strictObject({ id: BusinessIdSchema }),
  query: ListUsersSchema,
  answer: z.array(UserRowSchema),
  answerKind: 'envelope',
  errors: ['business_not_found'],
  summary: { es: 'Usuarios de un negocio', en: 'Users of a business' },
  description: {
    es: 'Los usuarios de un negocio que administras, también los suspendidos, por nombre: todos, o una página. companies trae su entrada en ese negocio.',
    en: 'The users of a business that you administer, including suspended ones, by name: all of them, or a page. companies holds their entry there.',
  },
  examples: [
    { name: 'business', words: { es: 'Del negocio 1', en: 'Of business 1' }, params: { id: 1 } },
    {
      name: 'page',
      words: { es: 'La primera página', en: 'The first page' },
      params: { id: 1 },
      query: { pageNumber: 1, rowsOfPage: 10 },
    },
  ],
});

export const listUsersToInvite = defineOperation({
  method: 'GET',
  path: '/account/usertoinvite',
  subject: 'users',
  access,
  answer: z.array(UserSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Usuarios que puedes invitar', en: 'Users that you can invite' },
  description: {
    es: 'Los usuarios de los negocios que administras, con una entrada por cada uno de esos negocios: roleName null donde todavía no pertenecen. roleName es el más fuerte que tienen en ellos.',
    en: 'The users of the businesses that you administer, with an entry for each of these businesses: roleName null where they do not belong yet. roleName is the strongest that they hold in them.',
  },
  examples: [{ name: 'invite', words: { es: 'Los míos', en: 'Mine' } }],
});

export const registerUser = defineOperation({
  method: 'POST',
  path: '/account/register',
  subject: 'users',
  access,
  body: RegisterUserSchema,
  answer: RegisteredUserSchema,
  answerKind: 'envelope',
  errors: ['business_not_found', 'user_not_found', 'user_not_editable', 'last_admin'],
  summary: { es: 'Crear, editar o invitar a un usuario', en: 'Add, edit or invite a user' },
  description: {
    es: 'Sin id crea un usuario; con id cambia su correo y su rol, o lo invita a otro negocio. Solo nombra negocios que administras: uno ajeno no existe. Un rol nuevo termina las sesiones del usuario.',
    en: 'Without an id it creates a user; with one it changes the e-mail and the role, or invites to another business. It names businesses that you administer: any other does not exist. A new role ends the sessions of the user.',
  },
  examples: [
    {
      name: 'add',
      words: { es: 'Crear', en: 'Add' },
      body: {
        userName: 'caja.centro',
        email: 'caja@tienda.example',
        password: 'cuatro-nubes-y-un-faro',
        companies: [{ idCompany: 1, roleId: 2 }],
      },
    },
    {
      name: 'edit',
      words: { es: 'Editar', en: 'Edit' },
      body: { id: 3, email: 'general@pasarela.example', companies: [{ idCompany: 1, roleId: 4 }] },
    },
    {
      name: 'invite',
      words: { es: 'Invitar a otro negocio', en: 'Invite to another business' },
      body: { id: 6, companies: [{ idCompany: 2, roleId: 2 }] },
    },
  ],
});

export const setUserAccess = defineOperation({
  method: 'POST',
  path: '/account/useraccess',
  subject: 'users',
  access,
  body: UserAccessSchema,
  answer: z.null(),
  answerKind: 'envelope',
  errors: ['business_not_found', 'user_not_found', 'user_not_editable', 'last_admin'],
  summary: { es: 'Suspender, devolver o quitar el acceso', en: 'Suspend, restore or remove access' },
  description: {
    es: 'Cambia el acceso de un usuario a un negocio que administras; sus otros negocios no lo notan. Suspender o quitar termina sus sesiones. Quien pierde su último negocio se borra: su nombre de usuario y su correo quedan libres.',
    en: 'Changes the access of a user to a business that you administer; their other businesses stay as they are. Suspending or removing ends their sessions. A user removed from their last business is deleted: user name and e-mail are free again.',
  },
  examples: [
    {
      name: 'disable',
      words: { es: 'Suspender', en: 'Suspend' },
      body: { idCompany: 1, id: 3, access: 'disabled' },
    },
    {
      name: 'remove',
      words: { es: 'Quitar', en: 'Remove' },
      body: { idCompany: 1, id: 3, access: 'removed' },
    },
  ],
});

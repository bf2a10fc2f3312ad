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
    es: 'Los usuarios de los negocios que administras, con una entrada por cada uno de esos negocios: roleName es null donde todavía no pertenecen; el roleName del propio usuario es el de más permisos que tiene en ellos.',
    en: 'The users of the businesses that you administer, with an entry for each of these businesses: roleName is null where they do not belong yet; the roleName of the user itself is the one with most permissions among them.',
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
    es: 'Sin id crea un usuario; con id cambia su correo y su rol, o lo invita a otro negocio. Solo acepta negocios que administras. Un rol nuevo cierra las sesiones del usuario.',
    en: 'Without an id it creates a user; with one it changes the e-mail and the role, or invites to another business. It accepts only businesses that you administer. A new role ends the sessions of the user.',
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
    es: 'Cambia el acceso de un usuario a un negocio que administras; en sus otros negocios no cambia nada. Suspender o quitar cierra sus sesiones. Un usuario que pierde su último negocio se borra: su nombre de usuario y su correo quedan libres.',
    en: 'Changes the access of a user to a business that you administer; their other businesses stay as they are. Suspending or removing ends their sessions. A user removed from their last business is deleted: username and e-mail are free again.',
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

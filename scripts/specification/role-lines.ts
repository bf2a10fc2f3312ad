import { contract, entered, journey, scenario, screen, walked } from './proofs.ts';
import { line } from './specification-line.ts';

const table = contract('roles/permissions', 'allows each role what the decisions say, and no more');

/** Section 6: roles and permissions. */
export const roleLines = [
  line(
    'D 6: Admin may open everything',
    table,
    entered('Admin'),
    walked('getSummary'),
    walked('updateSetting'),
  ),
  line(
    'D 6: Administrador may open everything',
    table,
    entered('Administrador'),
    walked('listTransactions'),
    walked('listChargebacks'),
    walked('listVelocityRules'),
    walked('registerUser'),
  ),
  line(
    'D 6: General opens resume, movements, subscriptions, preauthorizations and paid leagues, and no more',
    table,
    entered('General'),
    walked('captureTransaction'),
    walked('listSubscriptions'),
    walked('createPaymentLink'),
    walked('updateSetting'),
    walked('listChargebacks'),
    walked('listVelocityRules'),
    walked('registerUser'),
  ),
  line(
    'D 6: Desarrollador opens resume, movements, integration and docs, and no more',
    table,
    entered('Desarrollador'),
    walked('updateSetting'),
    walked('captureTransaction'),
  ),
  line(
    'D 6: Reportes opens resume and movements, and no more',
    table,
    entered('Reportes'),
    walked('getSummary'),
    walked('captureTransaction'),
    walked('updateSetting'),
  ),
  line(
    'D 6: the menu follows the role that the server returned',
    screen('app/menu', 'sees exactly its menu'),
    scenario('login', 'of general are told'),
    journey('roles-menus', 'General sees exactly the menu of the role'),
  ),
  line(
    'D 6: the role without a company decides the header link of the business and users pages',
    scenario('login', 'answers the strongest role that is held anywhere'),
    journey('roles-menus', 'Administrador sees exactly the menu of the role, and finds the users'),
  ),
  line(
    'D 6: only Admin sees the Refund button',
    journey('refund', 'only Admin refunds, and only what can be refunded'),
    walked('createRefund'),
  ),
  line(
    'D 6: a user holds a role per business',
    scenario('login', 'answers the strongest role that is held anywhere'),
    scenario('login', 'loses a business with its membership, and a right with its role, at once'),
  ),
  line(
    'D 6: a 401 or 403 sends the user back to the sign-in',
    screen('api/send-call', '401 leads back to the sign-in'),
    screen('api/send-call', '403 leads back to the sign-in'),
    journey('portal', 'a session that ended elsewhere leads to the sign-in page'),
  ),
  line(
    'D 6: the user list marks each user with edit, and the edit icon shows only then',
    scenario('users', 'are told with their role, and what the caller may do with them'),
    journey('users', 'an Administrador finds no way to change an Admin or themselves'),
  ),
  line(
    'D 6: the permissions section shows only when editPermissions is true',
    scenario('users', 'may be changed by their Admin, except for the access of the last one'),
    journey('users', 'and an Admin not the last one'),
  ),
  line(
    'D 6: inviting, businesses where the entry is not editable are hidden',
    screen('features/users/invitation', 'a business where the entry is not editable is hidden'),
  ),
  line(
    'D 6: editing, only the current business is shown',
    journey('users', 'the name of who is edited is locked, and only the current business is shown'),
  ),
  line(
    'D 6: an Administrador edits neither an Admin nor themselves',
    contract('users/user-rules', 'lets an Admin change everybody, an Administrador neither'),
    scenario('users-rules', 'as Administrador may do so to exactly whom the decisions allow'),
  ),
  line(
    'D 6: the last Admin stays',
    scenario('users', 'of the last Admin stays: no form gives it, no call takes it'),
    scenario('users-at-once', 'of two Admins who take each other away at once, or step down, one stays'),
  ),
  line(
    'D 6: a new role or a new password ends all sessions of a user; signing out ends its own, or all where that is asked for',
    scenario('users', 'ends the sessions of the user in both environments when the role is another'),
    scenario('passwords', 'is changed by its owner: every session ends, in both environments'),
    scenario('login', "ends alone at sign-out: the user's others stay open"),
    scenario('login', "ends with all of the user's others, in both environments, and nobody else's"),
    journey('my-account', 'a password is changed: here one goes on, everywhere else one signs in again'),
  ),
];

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
    journey('roles-menus', "Administrador finds the users' link only if"),
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
];

import { component, contract, scenario } from './proofs.ts';
import { line } from './specification-line.ts';

const has = (entity: string): string => contract('dashboard-properties', `${entity} has its properties`);
const statuses = [
  contract('transactions/transaction-status', 'are those of the specification, with their names, colours'),
  component('components/status/status-badge', 'is shown with its word and colour'),
] as const;
const statusLine = (says: string) => line(`D 3 Transaction status: ${says}`, ...statuses);

/** Section 3: entities and their fields. */
export const fieldLines = [
  statusLine('1 Created, orange'),
  statusLine('2 Paid (Accepted), green'),
  statusLine('3 Rejected, red'),
  statusLine('4 Canceled by client, red'),
  statusLine('5 Pending payment, orange'),
  statusLine('6 Expired, red'),
  statusLine('7 Under review, orange'),
  statusLine('8 Authorized, orange'),
  statusLine('9 Reversed, red'),
  statusLine('10 Not Paid, red'),
  statusLine('11 Replaced, red'),
  statusLine('12 Refunded, red'),
  statusLine('13 Authorization expired, red'),
  statusLine('14 Reference expired, red'),
  statusLine('15 Canceled, red'),
  statusLine('16 Partially refunded, red'),
  statusLine('17 ProcessOfAppeal, chargeback in process; 18 Chargeback, lost'),
  line(
    'D 3 Chargeback status: 2, 12 and 16 won, green; 17 in process, cyan; 18 lost, red',
    contract('chargebacks/chargeback-status', 'reads 2, 12 and 16 as won, 17 as in process, 18 as lost'),
    contract('chargebacks/chargeback-status', 'has the ids, names and colours of the specification'),
    component('components/status/status-badge', 'chargeback status 17 is En proceso'),
  ),
  line(
    'D 3 Chargeback status: idStatusChargeBack, name, description',
    has('a chargeback status'),
    scenario('catalogues', 'answers the statuses of a chargeback'),
  ),
  line(
    'D 3 Transaction: every property of a row of the list',
    has('a transaction in the list'),
    scenario('transactions-list', 'shows each row as it is kept'),
  ),
  line(
    'D 3 Transaction: every property of the detail',
    has('the detail of a transaction'),
    scenario('refunds', 'a refund is told by the detail, the story and the ledger'),
  ),
  line(
    'D 3 Transaction: specialOffer has monthCount and amount',
    contract('dashboard-properties', 'has months and amount of a special offer'),
    scenario('authorizations', 'in months costs what months cost, of what is captured'),
  ),
  line(
    'D 3 Home summary: balances, what is in process, what was completed, three percentages',
    has('the summary'),
    scenario('demo', 'is the ledger and the rows of its days'),
  ),
  line(
    'D 3 Business: id, name, businessActivity, usersCount; value and text for selection',
    has('a business'),
    scenario('login', 'the roles and businesses of a user of admin are told'),
    scenario('demo', 'is found by its keys, businesses and people'),
  ),
  line(
    'D 3 User setting: cultureCode es-MX, isoCurrency MXN, companyName, environment',
    has("the site's settings"),
    scenario('catalogues', "answers the site's settings"),
  ),
  line(
    'D 3 Roles: Admin, Administrador, General, Desarrollador, Reportes, shown in English as decided',
    contract('roles/permissions', 'has the roles, the strongest first, with the numbers and English names'),
  ),
  line(
    'D 3 Roles: Administrator 1, General 2, Developer 3, Report 4',
    contract('roles/permissions', 'has the roles, the strongest first, with the numbers and English names'),
  ),
  line(
    'D 3 Integration settings: logo, text, e-mails, keys of both environments, public key, three URLs',
    has('the integration settings'),
    contract('dashboard-properties', 'has the keys of sandbox and production'),
    scenario('settings', "shows the demo's settings"),
  ),
  line(
    'D 3 Integration settings: the e-mails are joined by semicolons',
    scenario('settings', 'is kept as it is meant: trimmed, e-mails joined by semicolons'),
  ),
  line(
    'D 3 Integration settings: Logo, NotificationText, NotificationEmail, Success, Error or Default is changed',
    scenario('settings', 'is one of the six, and nothing else can be set'),
    scenario('settings', 'is kept as it is meant'),
    scenario('settings', 'takes for a logo what was uploaded'),
  ),
];

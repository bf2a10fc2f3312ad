import { component, contract, hasProperties, scenario } from './proofs.ts';
import { line } from './specification-line.ts';

const statuses = [
  contract('statuses/transaction-status', 'are those of the specification, with their names, colours'),
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
    contract('statuses/chargeback-status', 'reads 2, 12 and 16 as won, 17 as in process, 18 as lost'),
    contract('statuses/chargeback-status', 'has the ids, names and colours of the specification'),
    component('components/status/status-badge', 'chargeback status 17 is En proceso'),
  ),
  line(
    'D 3 Chargeback status: idStatusChargeBack, name, description',
    hasProperties('a chargeback status'),
    scenario('catalogues', 'answers the statuses of a chargeback'),
  ),
  line(
    'D 3 Transaction: every property of a row of the list',
    hasProperties('a transaction in the list'),
    scenario('transactions-list', 'shows each row as it is kept'),
  ),
  line(
    'D 3 Transaction: every property of the detail',
    hasProperties('the detail of a transaction'),
    scenario('refunds', 'a refund is told by the detail, the story and the ledger'),
  ),
  line(
    'D 3 Transaction: specialOffer has monthCount and amount',
    contract('dashboard-properties', 'has months and amount of a special offer'),
    scenario('authorizations', 'in months costs what months cost, of what is captured'),
  ),
  line(
    'D 3 Home summary: balances, what is in process, what was completed, three percentages',
    hasProperties('the summary'),
    scenario('demo', 'is the ledger and the rows of its days'),
  ),
  line(
    'D 3 Business: id, name, businessActivity, usersCount; value and text for selection',
    hasProperties('a business'),
    scenario('login', 'the roles and businesses of a user of admin are told'),
    scenario('demo', 'is found by its keys, businesses and people'),
  ),
  line(
    'D 3 User setting: cultureCode es-MX, isoCurrency MXN, companyName, environment',
    hasProperties("the site's settings"),
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
    hasProperties('the integration settings'),
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
  line(
    'D 3 Account: userName, email, role, companyName, businessActivity, paymentMethods, companies',
    hasProperties('the account information'),
    contract('dashboard-properties', 'has value and text for each affiliated business'),
    scenario('users', 'knows the user and the business for "my account"'),
  ),
  line(
    'D 3 User: id, userName, email, password, roleName, edit, editPermissions, companies',
    hasProperties('a user'),
    contract('dashboard-properties', 'has business, role and edit for each business of a user'),
    contract('dashboard-calls', 'registerUser is POST /account/register'),
    scenario('users', 'are told with their role, and what the caller may do with them'),
  ),
  line(
    'D 3 Subscription: every property of a row of the list',
    hasProperties('a subscription in the list'),
    scenario('subscriptions', 'tells of each its newest charge and its next'),
  ),
  line(
    'D 3 Subscription: every property of the detail, what was charged and its cancellation included',
    hasProperties('the detail of a subscription'),
    scenario('subscriptions', 'says what was charged, what is next and how many attempts are left'),
  ),
  line(
    'D 3 Subscription history: reference, date, amount, status, payment corresponding to, payment number',
    hasProperties('an attempt in the history of a subscription'),
    scenario('subscriptions', 'is every attempt, the newest first, with the payment that it corresponds to'),
  ),
  line(
    'D 3 Subscription setting: IsReprocessSubscriptions, hasAttempts, pendingRecords',
    hasProperties('the settings of the reprocess'),
    contract('dashboard-properties', 'has the setting of the reprocess by its name'),
    scenario('subscriptions-reprocess', 'is told from before the collection until after the reprocess'),
  ),
  line(
    'D 3 Frequency: Daily',
    contract('subscriptions/payment-schedule', 'Daily goes on from its first day'),
    scenario('subscriptions-collection', 'skips no day and charges none twice'),
  ),
  line(
    'D 3 Frequency: Biweekly, every 14 days',
    contract('subscriptions/payment-schedule', 'Biweekly goes on from its first day'),
    scenario('subscriptions-collection', 'Biweekly keeps to its schedule'),
  ),
  line(
    'D 3 Frequency: Monthly, clamped to the end of a shorter month and back',
    contract('subscriptions/payment-schedule', 'keeps the day of the month, clamped and back'),
    scenario('subscriptions-collection', 'of the 31st goes to the end of a shorter month, and back'),
  ),
  line(
    'D 3 Frequency: Halfyearly',
    contract('subscriptions/payment-schedule', 'Halfyearly goes on from its first day'),
    scenario('subscriptions-collection', 'Halfyearly keeps to its schedule'),
  ),
  line(
    'D 3 Frequency: Annual',
    contract('subscriptions/payment-schedule', 'Annual goes on from its first day'),
    scenario('subscriptions-collection', 'Annual keeps to its schedule'),
  ),
  line(
    'D 3 Frequency: Scheduled repeats the distance of the first two dates',
    contract('subscriptions/payment-schedule', 'repeats the distance of the first two days'),
  ),
  line(
    'D 3 Paid league: every property of a row',
    hasProperties('a paid league in the list'),
    scenario('payment-links', 'makes a link that is paid until 23:59 of its day, and tells its customer'),
  ),
  line(
    'D 3 Paid league: the single payload, with subscription, offset and its three kinds',
    contract('dashboard-calls', 'createPaymentLink is POST /transaction/captureline'),
    contract('dashboard-properties', 'has subscription and offset in what a paid league sends'),
  ),
  line(
    'D 3 Velocity rule: field, name, active, value, range',
    hasProperties('a velocity rule'),
    scenario('fraud-velocity-rules', 'are three, not active while nobody has set them'),
  ),
  line(
    'D 3 Blacklist entry: every property; e-mail, IP or card; active or not',
    hasProperties('an entry of the blacklist'),
    scenario('fraud-blacklist', 'is an e-mail, an address or a card; the newest first'),
    contract('fraud/fraud-rules', 'have an id for each field, which leads back to it'),
  ),
  line(
    'D 3 Statement period: value, saldo, cargos, abonos',
    hasProperties('a period of the statement'),
    scenario('statement', 'follow each other: opening + abonos − cargos = saldo'),
  ),
  line(
    'D 3 Chargeback: every property of a row',
    hasProperties('a chargeback in the list'),
    scenario('chargebacks-list', "says of each row what the specification's row has"),
  ),
  line(
    'D 3 Chargeback: the detail adds paymentMethod, account, authCode, secure3D, chargeBackFiles',
    hasProperties('the detail of a chargeback'),
    scenario('chargebacks', 'takes the whole, gives ten days, and comes back when it is won'),
  ),
  line(
    'D 3 Chargeback filter: idStatus',
    scenario('chargebacks-list', 'finds payments that are accepted again'),
    scenario('chargebacks-list', 'finds payments that are lost'),
  ),
  line(
    'D 3 Chargeback filter: initDate and endDate',
    scenario('chargebacks-list', 'finds days, both included'),
  ),
  line(
    'D 3 Chargeback filter: referenceNumber',
    scenario('chargebacks-list', 'finds a reference that begins so, whatever the case'),
  ),
  line(
    'D 3 Chargeback filter: email',
    scenario('chargebacks-list', 'finds an e-mail that begins so, whatever the case'),
  ),
  line(
    'D 3 Chargeback filter: a list of statusChargeBack',
    scenario('chargebacks-list', 'finds two of them'),
    scenario('chargebacks-list', 'finds none of them'),
    scenario('chargebacks-list', 'finds in process'),
  ),
  line('D 3 Chargeback filter: idTransaction', scenario('chargebacks-list', 'finds one by its number')),
];

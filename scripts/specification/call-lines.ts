import { api, contract, hasProperties, journey, scenario, screen, specifiedCall } from './proofs.ts';
import { line } from './specification-line.ts';

/** Section 7: how calls are made, and those of account, settings and transactions. */
export const callLines = [
  line(
    'D 7: calls go to /api with JSON bodies',
    screen('api/send-call', 'a call goes to /api as JSON'),
    api('http/mount-operation', 'an operation answers what its schema lists'),
  ),
  line(
    'D 7: Authorization carries a bearer token that is kept in the session storage',
    screen('api/send-call', 'with the token and the business that are kept for the session'),
    scenario('tokens', 'is no scheme but Bearer at the dashboard'),
  ),
  line(
    'D 7: Company carries the selected company, kept in the session storage',
    screen('api/send-call', 'with the token and the business that are kept for the session'),
    journey('portal', 'another business is entered from the header, and every call is about it'),
  ),
  line(
    'D 7: Environment goes with the sign-in alone',
    screen('api/send-call', 'the sign-in alone names its environment in a header'),
    scenario('login', 'takes an Environment header that says the same, and no other'),
  ),
  line(
    'D 7: a full-screen indicator blocks while a call changes something',
    journey('portal', 'while something is changed nothing else can be done'),
  ),
  line('D 7: what is not JSON is a blob', screen('api/send-call', 'what is not JSON is a file')),
  line(
    'D 7: the envelope is success, data, message',
    scenario('login', 'signing in answers alike an unknown user'),
    scenario('isolation', 'getRole opens to the roles that may, and to no other'),
    screen('api/read-refusal', "an envelope's own message, code, fields and request id"),
  ),
  line(
    'D 7: names are matched whatever their case, twice is refused',
    api('http/match-names', 'names are matched however they are written'),
    scenario('transactions-list', 'takes an empty parameter for none, and names whatever their case'),
  ),
  line(
    'D 7 POST /account/login: UserName, Password, Environment; answers data.token',
    ...specifiedCall('login', 'POST /account/login'),
    hasProperties('a sign-in'),
    scenario('login', 'signing in opens a session in the environment of the body'),
  ),
  line(
    'D 7 GET /account/role/{companyId or 0}: the role',
    ...specifiedCall('getRole', 'GET /account/role/{companyId}'),
    scenario('login', 'answers the strongest role that is held anywhere'),
  ),
  line(
    'D 7 GET /account/companies/{param}: the businesses, or those whose users are administered',
    ...specifiedCall('listCompanies', 'GET /account/companies/{param}'),
    scenario('login', 'of jacaranda are told'),
  ),
  line(
    'D 7 GET /setting: the settings',
    ...specifiedCall('getSettings', 'GET /setting'),
    scenario('settings', "shows the demo's settings"),
  ),
  line(
    'D 7 PUT /setting/update: Property and Value',
    ...specifiedCall('updateSetting', 'PUT /setting/update'),
    scenario('settings', 'is kept as it is meant'),
  ),
  line(
    'D 7 GET /setting/settingssite: culture, currency, company and environment',
    ...specifiedCall('getSiteSettings', 'GET /setting/settingssite'),
    scenario('catalogues', "answers the site's settings"),
  ),
  line(
    'D 7 POST /setting/publicKey: data holds the new key',
    ...specifiedCall('createPublicKey', 'POST /setting/publicKey'),
    scenario('settings', 'makes a public key whose other half stays sealed, another each time'),
  ),
  line(
    'D 7: logging out clears token and company and goes to /',
    journey('login', 'logging out ends this session on the server too'),
  ),
  line(
    'D 7 GET /transaction/summary/{idCompany}/{period}: 0-D, 1-D, 6-D, 1-M, 3-M',
    ...specifiedCall('getSummary', 'GET /transaction/summary/{idCompany}/{period}'),
    contract('limits/limits', 'has the currency, environments, periods and frequencies'),
    api('features/transactions/summary', '0-D is 2026/11/20 to 2026/11/20'),
    api('features/transactions/summary', '1-D is 2026/11/19 to 2026/11/19'),
    api('features/transactions/summary', '6-D is 2026/11/14 to 2026/11/20'),
    api('features/transactions/summary', '1-M is 2026/10/20 to 2026/11/20'),
    api('features/transactions/summary', '3-M is 2026/08/20 to 2026/11/20'),
  ),
  line(
    'D 7 GET /transaction/Status: items of value and label',
    ...specifiedCall('listStatuses', 'GET /transaction/Status'),
    hasProperties('an entry of a catalogue'),
    scenario('catalogues', 'answers the statuses of a transaction in the language of the call'),
  ),
  line(
    'D 7 GET /Transaction/StatusChargeBack: items of value and label',
    ...specifiedCall('listChargebackStatuses', 'GET /Transaction/StatusChargeBack'),
    scenario('catalogues', 'answers the statuses of a chargeback, by the path in its own case'),
  ),
  line(
    'D 7 GET /transaction: every filter and the page',
    ...specifiedCall('listTransactions', 'GET /transaction'),
    scenario('transactions-list', 'finds by filters together what each of them leaves'),
  ),
  line(
    'D 7 POST /transaction/generatereport: filters, rows and translations; answers a CSV',
    ...specifiedCall('reportTransactions', 'POST /transaction/generatereport'),
    scenario('transactions-report', 'holds what its filters find, as many as the list says'),
    scenario('transactions-report', 'translates the headings that are asked for, and nothing else'),
    scenario('transactions-report', 'is never cut short'),
    scenario('transactions-report', 'is a CSV that a spreadsheet reads as UTF-8'),
  ),
  line(
    'D 7 POST /transaction/capture: IdCompany, Amount and the transaction',
    ...specifiedCall('captureTransaction', 'POST /transaction/capture'),
    scenario('authorizations', 'are told of a transaction by number, code or both'),
  ),
  line(
    'D 7 POST /transaction/cancel: IdCompany, Reason',
    ...specifiedCall('cancelTransaction', 'POST /transaction/cancel'),
    scenario('authorizations', 'of an authorization reverses it, with its reason'),
  ),
  line(
    'D 7 POST /transaction/Refund: idCompany, transactionCode, amount; answers Refund or PartialRefund',
    ...specifiedCall('createRefund', 'POST /transaction/Refund'),
    scenario('refunds', 'opens the whole after five minutes'),
    scenario('refunds', 'opens a refund after five minutes, and a part after a day'),
  ),
  line(
    'D 7 POST /transaction/simulatecashpayment/{id}',
    ...specifiedCall('simulateCashPayment', 'POST /transaction/simulatecashpayment/{id}'),
    scenario('cash-simulation', 'is paid now, with its fee'),
  ),
  line(
    'D 7 POST /api/transaction/upload: the general uploader',
    ...specifiedCall('uploadFile', 'POST /transaction/upload'),
    scenario('files', 'answers an address that cannot be guessed, where the file is as it was'),
  ),
  line(
    'D 7: a list that fails is logged, and shown as failed',
    screen('api/log-failure', 'a failed call is logged with its code and its request'),
    journey('transactions-list', 'a list that cannot be reached says what happened'),
  ),
  line(
    'D 7: dates are sent as YYYY/MM/DD',
    contract('dates/dates', 'is YYYY/MM/DD, and one of the calendar'),
    screen('features/transactions/list/transactions-search', 'the query asks for what the address says'),
    scenario('transactions-list', 'is refused: {"initDate":"2026-11-20"}'),
  ),
];

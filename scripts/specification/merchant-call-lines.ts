import { hasProperties, scenario, specifiedCall } from './proofs.ts';
import { line } from './specification-line.ts';

/** Section 7: the calls of users, subscriptions, fraud, chargebacks and the statement. */
export const merchantCallLines = [
  line(
    'D 7 GET /account/usersbycompany/{id}: the users of a business',
    ...specifiedCall('listUsers', 'GET /account/usersbycompany/{id}'),
    scenario('users', 'are told with their role, and what the caller may do with them'),
  ),
  line(
    'D 7 GET /account/usertoinvite: who may be invited',
    ...specifiedCall('listUsersToInvite', 'GET /account/usertoinvite'),
    scenario('users', 'are the users of the businesses that the caller administers'),
    scenario('users', 'and nobody else, and nothing of other businesses'),
  ),
  line(
    'D 7 POST /account/register: without an id it adds a user',
    ...specifiedCall('registerUser', 'POST /account/register'),
    scenario('users', 'signs in with what the form said, and has the role of each business'),
  ),
  line(
    'D 7 POST /account/register: with one it edits or invites',
    scenario('users', 'leaves the name, and never sets a password'),
    scenario('users', 'get another business with a role of its own, and stay signed in'),
  ),
  line(
    'D 7 GET /account/information/{company}',
    ...specifiedCall('getAccountInformation', 'GET /account/information/{company}'),
    scenario('users', 'knows the user and the business for "my account"'),
  ),
  line(
    'D 7 GET /subscription/subscription: status, referenceNumber and the page',
    ...specifiedCall('listSubscriptions', 'GET /subscription/subscription'),
    scenario('subscriptions', 'has three tabs, a search by the beginning of the reference, pages'),
  ),
  line(
    'D 7 GET /subscription/SubscriptionDetail: id and status',
    ...specifiedCall('getSubscription', 'GET /subscription/SubscriptionDetail'),
    scenario('subscriptions', 'says what was charged, what is next and how many attempts are left'),
  ),
  line(
    'D 7 GET /subscription/transaction: the history, by pages',
    ...specifiedCall('listSubscriptionPayments', 'GET /subscription/transaction'),
    scenario('subscriptions', 'is every attempt, the newest first'),
  ),
  line(
    'D 7 POST /subscription/CancelSubscription: TransactionNumber or subscriptionId, and reason',
    ...specifiedCall('cancelSubscription', 'POST /subscription/CancelSubscription'),
    scenario('subscriptions', 'names the subscription by any transaction of it'),
  ),
  line(
    'D 7 POST /subscription/generatereportsubscription: filters; a CSV',
    ...specifiedCall('reportSubscriptions', 'POST /subscription/generatereportsubscription'),
    scenario('subscriptions', 'holds all that is found, whatever the rows, under headings of its own'),
  ),
  line(
    'D 7 GET /subscription/Settings: a JSON string with settings, hasAttempts, pendingRecords',
    ...specifiedCall('getReprocessSettings', 'GET /subscription/Settings'),
    hasProperties('the settings of the reprocess'),
    scenario('subscriptions-reprocess', 'is told from before the collection until after the reprocess'),
  ),
  line(
    'D 7 POST /subscription/Reprocess/{idCompany}: data or message',
    ...specifiedCall('reprocessSubscriptions', 'POST /subscription/Reprocess/{idCompany}'),
    scenario('subscriptions-reprocess', 'charges once more what failed'),
    scenario('subscriptions-reprocess', 'is refused in the words of the specification'),
  ),
  line(
    'D 7 POST /subscription/CreateLinkToReplaceCard/{id}',
    ...specifiedCall('createCardReplacement', 'POST /subscription/CreateLinkToReplaceCard/{id}'),
    scenario('card-replacements', 'shows whose subscription it is, and the card that is replaced'),
  ),
  line(
    'D 7 POST /subscription/ReactivateSubscription, as decided: subscriptionId',
    ...specifiedCall('reactivateSubscription', 'POST /subscription/ReactivateSubscription'),
    scenario('subscriptions', 'goes on with the next date of the original schedule after today'),
  ),
  line(
    'D 7 GET /frequency: a list of value',
    ...specifiedCall('listFrequencies', 'GET /frequency'),
    scenario('payment-links', 'GET /frequency lists the frequencies'),
  ),
  line(
    'D 7 GET /transaction/capturelines: dates, reference and the page',
    ...specifiedCall('listPaymentLinks', 'GET /transaction/capturelines'),
    scenario('payment-links', 'lists what links made and nothing else, the newest first, in pages of 10'),
    scenario('payment-links', 'finds the days between two, both included'),
  ),
  line(
    'D 7 GET /transaction/capturelinedates: initDate, endDate',
    ...specifiedCall('getPaymentLinkDates', 'GET /transaction/capturelinedates'),
    scenario('payment-links', 'opens with today'),
    hasProperties('the days of paid leagues'),
  ),
  line(
    'D 7 POST /transaction/captureline: the single payload',
    ...specifiedCall('createPaymentLink', 'POST /transaction/captureline'),
    scenario('payment-links', 'makes a link that is paid until 23:59 of its day, and tells its customer'),
  ),
  line(
    'D 7 POST /transaction/capturelinebatch: multipart, files and idCompany',
    ...specifiedCall('createPaymentLinkBatch', 'POST /transaction/capturelinebatch'),
    scenario('payment-links-batch', 'makes a link of each line'),
  ),
  line(
    'D 7: the template of bulk is a static file at /Templates/CaptureLineLayout.csv',
    scenario('payment-links-batch', 'is the template as well, which is served as it stands'),
  ),
  line(
    'D 7 GET /velocityrules/timerangecatalog',
    ...specifiedCall('listTimeRanges', 'GET /velocityrules/timerangecatalog'),
    scenario('fraud-velocity-rules', 'have ranges from a catalogue'),
  ),
  line(
    'D 7 GET /velocityrules/bycompany',
    ...specifiedCall('listVelocityRules', 'GET /velocityrules/bycompany'),
    scenario('fraud-velocity-rules', 'are three, not active while nobody has set them'),
  ),
  line(
    'D 7 POST /velocityrules/updateRules: a list of rules',
    ...specifiedCall('updateVelocityRules', 'POST /velocityrules/updateRules'),
    scenario('fraud-velocity-rules', 'are changed by a list, alone or by its name'),
  ),
  line(
    'D 7 GET /BlackList/GetList: companyId, page, rows',
    ...specifiedCall('listBlacklist', 'GET /BlackList/GetList'),
    scenario('fraud-blacklist', 'has pages of ten with an exact total'),
  ),
  line(
    'D 7 POST /BlackList/Save',
    ...specifiedCall('saveBlacklistEntry', 'POST /BlackList/Save'),
    scenario('fraud-blacklist', 'takes what the specification says that an entry carries'),
    scenario('fraud-blacklist', 'is an e-mail, an address or a card; the newest first'),
  ),
  line(
    'D 7 GET /BlackList/FieldRules',
    ...specifiedCall('listBlacklistFields', 'GET /BlackList/FieldRules'),
    scenario('fraud-blacklist', 'speaks the language of the call'),
  ),
  line(
    'D 7 PUT /BlackList/Edit',
    ...specifiedCall('editBlacklistEntry', 'PUT /BlackList/Edit'),
    scenario('fraud-blacklist', 'changes an e-mail and an address, and judges them as a new one'),
    scenario('fraud-blacklist', 'is edited only in whether it is active'),
  ),
  line(
    'D 7 GET /BlackList/GetTotalRows: companyId',
    ...specifiedCall('countBlacklist', 'GET /BlackList/GetTotalRows'),
    scenario('fraud-blacklist', 'has pages of ten with an exact total'),
  ),
  line(
    'D 7 GET /Statement/GetPeriods: companyId and lang',
    ...specifiedCall('listStatementPeriods', 'GET /Statement/GetPeriods'),
    scenario('statement', "are the months from the account's first movement to the running one"),
    scenario('statement', 'speak the language that is asked for, before that of the call'),
  ),
  line(
    'D 7 GET /Statement/GetPdf: companyId and periodo',
    ...specifiedCall('getStatementPdf', 'GET /Statement/GetPdf'),
    scenario('statement', 'comes as a file with its name, in the language of the call'),
    scenario('statement', 'has what an accountant asks for, and its figures are those of the period'),
  ),
  line(
    'D 7 GET /chargeback: every filter and the page',
    ...specifiedCall('listChargebacks', 'GET /chargeback'),
    scenario('chargebacks-list', 'finds all at once'),
    scenario('chargebacks-list', 'has pages of ten'),
  ),
  line(
    'D 7 GET /chargeback/Transaction/{id}',
    ...specifiedCall('getChargeback', 'GET /chargeback/Transaction/{id}'),
    scenario('chargebacks', 'is handed in once, and the bank decides fifteen days later'),
  ),
  line(
    'D 7 GET /chargeback/LastAndFirstDate: fechaInicial, fechaFinal',
    ...specifiedCall('getChargebackDates', 'GET /chargeback/LastAndFirstDate'),
    hasProperties('the days of chargebacks'),
    scenario('chargebacks-list', 'spans from the oldest payment to today'),
  ),
  line(
    'D 7 POST /chargeback/save: multipart, files and idTransaction',
    ...specifiedCall('saveChargebackProof', 'POST /chargeback/save'),
    scenario('chargebacks', 'is handed in once, and the bank decides fifteen days later'),
  ),
  line(
    'D 7 POST /chargeback/generatereport: filters, rows and translations; a CSV',
    ...specifiedCall('reportChargebacks', 'POST /chargeback/generatereport'),
    scenario('chargebacks-list', 'has all that the filters find, in the order of the list'),
    scenario('chargebacks-list', 'has headings of its own, words in the language of the call'),
  ),
];

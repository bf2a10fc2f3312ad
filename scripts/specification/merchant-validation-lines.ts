import { contract, journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

const links = 'POST /transaction/captureline';
const link = (title: string): string => scenario('payment-links', `${links} ${title}`);
const installments = (subscription: string): string =>
  link(`refuses {"typeFrequency":"isInstallments","paymentProcess":{"subscription":${subscription}`);

/** Section 5: validation rules of users, paid leagues, fraud, chargebacks, statement and reprocess. */
export const merchantValidationLines = [
  line(
    'D 5 Chargeback proof: pdf only, by content and by name',
    scenario('uploads', '/chargeback/save refuses what is called a PDF and is a picture'),
    scenario('uploads', '/chargeback/save refuses a PDF that is called guia.png'),
  ),
  line(
    'D 5 Chargeback proof: up to five files',
    scenario('uploads', '/chargeback/save refuses more files than it takes'),
    scenario('uploads', 'keeps five of 10 MB'),
    contract('limits/limits', 'the files of a proof is what is specified'),
  ),
  line(
    'D 5 Chargeback proof: at least one, “You need to upload at least 1 file”',
    contract('errors/specified-messages', '“You need to upload at least 1 file”'),
    scenario('uploads', 'wants one file at least'),
  ),
  line(
    'D 5 Chargeback proof: all of the files are kept or none',
    scenario('uploads', 'keeps none where one of them is none'),
    scenario('uploads', 'keeps none where the account has no room left for all of them'),
  ),
  line(
    'D 5 Statement: a download needs a period, else “period missing”',
    contract('errors/specified-messages', '“period missing”'),
    scenario('statement', 'needs a period, and one that the account has'),
    screen('i18n/specified-messages', '“period missing”'),
    journey('statement', 'in en: without a period nothing is downloaded, and the field says so'),
  ),
  line(
    'D 5 Reprocess: “Action not available. You only can reprocess subscription once per day.”',
    contract(
      'errors/specified-messages',
      '“Action not available. You only can reprocess subscription once per day.”',
    ),
    scenario('subscriptions-reprocess', 'is refused in the words of the specification'),
    journey('subscriptions', 'today is reprocessed once'),
  ),
  line(
    'D 5 Reprocess: “Action not available. The daily subscription collection process is not yet complete.”',
    contract(
      'errors/specified-messages',
      '“Action not available. The daily subscription collection process is not yet complete.”',
    ),
    scenario('subscriptions-reprocess', 'is refused in the words of the specification'),
    journey('subscriptions', 'until it can be, and once it was, the button says why not'),
  ),
  line(
    'D 5 Velocity rule: the value is greater than 0 and less than 30',
    contract('fraud/velocity-rules', 'a value cannot be 0'),
    contract('fraud/velocity-rules', 'a value cannot be 30'),
    contract('fraud/velocity-rules', 'can be any whole number from 1 to 29'),
    screen('features/fraud/velocity/rule-draft', '"30" is no number of attempts'),
    screen('features/fraud/velocity/rule-draft', '"0" is no number of attempts'),
  ),
  line(
    'D 5 Blacklist: an e-mail is a valid e-mail',
    contract('fraud/blacklist-rules', 'an e-mail is not ana@'),
    contract('fraud/blacklist-rules', 'an e-mail is ana@example.com'),
  ),
  line(
    'D 5 Blacklist: an IP is a valid IPv4',
    contract('fraud/blacklist-rules', 'an address is four numbers up to 255'),
    contract('fraud/blacklist-rules', 'an address is not 256.1.1.1'),
  ),
  line(
    'D 5 Blacklist: a card has the pattern of Visa, Mastercard, Amex, Diners, Discover or JCB',
    contract('fraud/blacklist-rules', 'of Visa is'),
    contract('fraud/blacklist-rules', 'of Mastercard is'),
    contract('fraud/blacklist-rules', 'of American Express is'),
    contract('fraud/blacklist-rules', 'of Diners Club is'),
    contract('fraud/blacklist-rules', 'of Discover is'),
    contract('fraud/blacklist-rules', 'of JCB is'),
    contract('fraud/blacklist-rules', 'fails with any one digit changed'),
  ),
  line(
    'D 5 Blacklist: else “Tarjeta invalida.” / “Invalid card”',
    contract('errors/specified-messages', '“Tarjeta invalida.” at its field'),
    contract('errors/specified-messages', '“Invalid card” at its field'),
    scenario('fraud-blacklist', 'needs a type, and a value of that type'),
    journey('fraud-blacklist', 'an e-mail is listed, stops its payments'),
  ),
  line(
    'D 5 User: a new user needs a userName',
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
    screen('features/users/user-form', 'a new user needs everything, and a role in each business'),
    journey('users', 'what is missing or wrong is said at its field (en)'),
  ),
  line(
    'D 5 User: a new user needs a password',
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
    screen('features/users/user-form', 'a new user needs everything, and a role in each business'),
  ),
  line(
    'D 5 User: the e-mail is valid, and required on edit',
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
    scenario('users', 'of one business leaves the others, and needs an e-mail'),
    screen('features/users/user-form', 'who is edited needs an e-mail'),
    journey('users', 'what is missing or wrong is said at its field (es)'),
    journey('users', 'the name of who is edited is locked'),
  ),
  line(
    'D 5 User: a role is selected for each business',
    scenario('users', 'has a role of the four in each business, and never Admin'),
    screen('features/users/user-form', 'a new user needs everything, and a role in each business'),
  ),
  line(
    'D 5 User: at least one business, “user has to have a business”',
    contract('errors/specified-messages', '“user has to have a business” at its field'),
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
    screen('i18n/specified-messages', '“The user must have at least one business asigned”'),
    journey('users', 'what is missing or wrong is said at its field (en)'),
  ),
  line(
    'D 5 Paid league: referenceNumber is required',
    link('refuses {"referenceNumber":""}'),
    link('names every problem at once'),
  ),
  line('D 5 Paid league: email is required', link('refuses {}'), link('names every problem at once')),
  line('D 5 Paid league: email is valid', link('refuses {"email":"ana@"}')),
  line(
    'D 5 Paid league: phoneNumber, if given, has exactly 10 digits',
    link('refuses {"phoneNumber":"551234567"}'),
    link('refuses {"phoneNumber":"55123456789"}'),
    link('makes a link that is paid until 23:59 of its day'),
    link('takes empty parts of a payload as absent'),
  ),
  line('D 5 Paid league: amount is required', link('refuses {}')),
  line(
    'D 5 Paid league: amount is greater than 0, at least 1',
    link('refuses {"amount":0}'),
    link('refuses {"amount":0.99}'),
    link('takes 1 MXN'),
  ),
  line(
    'D 5 Paid league: amount is at most 1,000,000, that one included',
    link('takes 1000000 MXN'),
    link('refuses {"amount":1000000.01}'),
  ),
  line(
    'D 5 Paid league: currency is required, and that of the company',
    link('refuses {"currency":"USD"}'),
    link('names every problem at once'),
  ),
  line(
    'D 5 Paid league: expirationDate is required',
    link('refuses {}'),
    link('names every problem at once'),
  ),
  line(
    'D 5 Paid league: frequency is required when it is recurring',
    link('refuses {"typeFrequency":"isRecurring","paymentProcess":{"subscription":{}}}'),
  ),
  line('D 5 Paid league: frequency is required for installments', installments('{}')),
  line('D 5 Paid league: numberOfPays is required for installments', installments('{}')),
  line(
    'D 5 Paid league: numberOfPays is greater than 1',
    installments('{"numberOfPays":1,'),
    link('takes the smallest installments'),
    contract('limits/limits', 'the payments of a paid league, at least is what is specified'),
  ),
  line(
    'D 5 Paid league: numberOfPays is at most 1,000,000',
    installments('{"numberOfPays":1000001,'),
    link('takes the most installments'),
  ),
  line('D 5 Paid league: nextPaymentDate is required for installments', installments('{}')),
  line(
    'D 5 Paid league: nextPaymentDate is not after the due date',
    installments('{"numberOfPays":6,"nextPaymentDate":"2026/12/15","frequency":"Monthly"}},"expirationDate"'),
    link('takes a next payment on the due day'),
  ),
  line(
    'D 5 Paid league: “Date for next payment greather than the due date.”',
    contract('errors/specified-messages', '“Date for next payment greather than the due date.” at its field'),
    installments('{"numberOfPays":6,"nextPaymentDate":"2026/12/15","frequency":"Monthly"}},"expirationDate"'),
  ),
  line(
    'D 5 Paid league: Scheduled is for installments, and not for what is recurring',
    link(
      'refuses {"typeFrequency":"isRecurring","paymentProcess":{"subscription":{"frequency":"Scheduled"}}}',
    ),
    link('takes Scheduled'),
  ),
  line(
    'D 5 Bulk: at least one file, “You must add at least one file” / “Debes agregar al menos un archivo”',
    contract('errors/specified-messages', '“You must add at least one file” at its field'),
    contract('errors/specified-messages', '“Debes agregar al menos un archivo” at its field'),
    scenario('payment-links-batch', 'wants one file at least'),
  ),
  line(
    'D 5 Bulk: only .csv, by name and by content',
    scenario('payment-links-batch', 'refuses a CSV that is called ligas.txt'),
    scenario('payment-links-batch', 'refuses what is called a CSV and is a picture'),
  ),
  line(
    'D 5 Bulk: while a line is wrong nothing is made, and line, column and reason are told',
    scenario(
      'payment-links-batch',
      'tells line, column and reason of everything that is wrong, and makes nothing',
    ),
  ),
  line(
    'D 5 Velocity rule: with a value or a range that cannot be, nothing is changed',
    scenario('fraud-velocity-rules', 'stay as they are where anything of the list is wrong'),
    journey('fraud-velocity', 'a rule is tried on past payments, saved'),
  ),
  line(
    'D 5 Blacklist: the field type is required',
    scenario('fraud-blacklist', 'needs a type, and a value of that type'),
  ),
  line(
    'D 5 Blacklist: the value is required',
    scenario('fraud-blacklist', 'needs a type, and a value of that type'),
    contract('fraud/blacklist-rules', 'needs a value'),
    journey('fraud-blacklist', 'an e-mail is listed, stops its payments'),
  ),
  line(
    'D 5 User: inviting, an existing user has to be selected',
    screen('features/users/user-form', 'who is invited has to be chosen'),
    journey('users', 'somebody is invited to another business of the caller'),
  ),
  line(
    'D 5 Subscription: a reason of 5 to 250 characters to cancel',
    scenario('subscriptions', 'is refused at its field'),
    scenario('subscriptions', 'with 5 and with 250 characters is made'),
    journey('subscriptions', 'a subscription is canceled by keyboard alone, with a reason'),
  ),
];

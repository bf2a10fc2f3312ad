import { contract, scenario } from './proofs.ts';
import { line } from './specification-line.ts';

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
    contract('limits', 'the files of a proof is what is specified'),
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
  ),
  line(
    'D 5 Reprocess: “Action not available. You only can reprocess subscription once per day.”',
    contract(
      'errors/specified-messages',
      '“Action not available. You only can reprocess subscription once per day.”',
    ),
    scenario('subscriptions-reprocess', 'is refused in the words of the specification'),
  ),
  line(
    'D 5 Reprocess: “Action not available. The daily subscription collection process is not yet complete.”',
    contract(
      'errors/specified-messages',
      '“Action not available. The daily subscription collection process is not yet complete.”',
    ),
    scenario('subscriptions-reprocess', 'is refused in the words of the specification'),
  ),
  line(
    'D 5 Velocity rule: the value is greater than 0 and less than 30',
    contract('fraud/velocity-rules', 'a value cannot be 0'),
    contract('fraud/velocity-rules', 'a value cannot be 30'),
    contract('fraud/velocity-rules', 'can be any whole number from 1 to 29'),
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
  ),
  line(
    'D 5 User: a new user needs a userName',
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
  ),
  line(
    'D 5 User: a new user needs a password',
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
  ),
  line(
    'D 5 User: the e-mail is valid, and required on edit',
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
    scenario('users', 'of one business leaves the others, and needs an e-mail'),
  ),
  line(
    'D 5 User: a role is selected for each business',
    scenario('users', 'has a role of the four in each business, and never Admin'),
  ),
  line(
    'D 5 User: at least one business, “user has to have a business”',
    contract('errors/specified-messages', '“user has to have a business” at its field'),
    scenario('users', 'needs a name, an e-mail, a good password and a business'),
  ),
];

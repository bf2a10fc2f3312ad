import { contract, journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

const written = (text: string): string => screen('i18n/specified-messages', `“${text}”`);
const answered = (text: string): string => contract('errors/specified-messages', `“${text}”`);
const fiveSeconds = screen('components/ui/toast-store', 'what is said lasts five seconds');
const failures = journey('integration-settings', 'what could not be saved says so, each in its own words');
const refundFailure = (beginning: string): string =>
  screen(
    'features/transactions/refund/refund-outcome',
    `a message that begins with ${beginning} is a failure`,
  );

/** Section 8: error catalogue and success messages. */
export const messageLines = [
  line(
    'D 8: 401 or 403 redirects to the sign-in',
    screen('api/send-call', '401 leads back to the sign-in'),
    screen('api/send-call', '403 leads back to the sign-in'),
  ),
  line(
    'D 8: any other answer that is not OK is the generic error',
    screen('api/send-call', 'an answer that is none of ours is the generic error'),
    screen('api/read-refusal', 'without an envelope the generic message'),
  ),
  line(
    'D 8: a network failure is “El Servicio no se encuentra disponible”',
    written('El Servicio no se encuentra disponible'),
    screen('api/send-call', 'no network is the service that is not available'),
    journey('transactions-list', 'a list that cannot be reached says what happened'),
    journey('portal', 'without a connection the menu stays and leads on'),
  ),
  line(
    'D 8: “Invalid login” (Inicio de sesión inválido), five seconds',
    answered('Invalid login'),
    answered('Inicio de sesión inválido'),
    journey('login', 'a wrong password and an unknown user get the same answer (en)'),
    journey('login', 'a wrong password and an unknown user get the same answer (es)'),
  ),
  line('D 8 Integration: “Error updating”', written('Error updating'), failures),
  line('D 8 Integration: “Error updating URL”', written('Error updating URL'), failures),
  line('D 8 Integration: “Public key error”', written('Public key error'), failures),
  line(
    'D 8: “Error saving this file”',
    written('Error saving this file'),
    answered('Error saving this file'),
    failures,
  ),
  line(
    'D 8 Refund: “The amount is not valid”',
    answered('The amount is not valid'),
    journey('refund', 'a part and then the rest: figures, confirmation, story, list'),
  ),
  line(
    'D 8 Refund: a status that is not Refund or PartialRefund is a failure',
    screen('features/transactions/refund/refund-outcome', 'status Accepted is a failure'),
    screen('features/transactions/refund/refund-outcome', 'Refund and PartialRefund are refunds'),
  ),
  line(
    'D 8 Refund: “There is already a transaction in process, try again later.” is a failure',
    answered('There is already a transaction in process, try again later.'),
    refundFailure('There is already a transaction in process, try again later.'),
  ),
  line('D 8 Refund: a message beginning with “1003” is a failure', refundFailure('1003')),
  line(
    'D 8 Refund: a message beginning with “Unexpected character encountered” is a failure',
    refundFailure('Unexpected character encountered while parsing value'),
  ),
  line(
    'D 8 Refund: a message beginning with “INVALID_DATA” is a failure',
    refundFailure('INVALID_DATA amount'),
  ),
  line(
    'D 8 Refund: a failure is a toast of ten seconds with the message',
    journey('refund', "a refusal opens the form again with the server's message"),
    contract('limits/limits', "a refund's toast is what is specified"),
  ),
  line(
    'D 8 Refund hint: “You must wait for at least 5 minutes to make this refund”',
    answered('You must wait for at least 5 minutes to make this refund'),
    journey('refund', 'in the first five minutes a refund waits, as a countdown (en)'),
  ),
  line(
    'D 8 Refund hint: “Its only possible to refund 100% of the transaction”',
    answered('Its only possible to refund 100% of the transaction'),
    journey('refund', 'in the first five minutes a refund waits, as a countdown (en)'),
  ),
  line(
    'D 8 Refund hint: “You must wait 24 hours before you are able to make a partial refund”',
    answered('You must wait 24 hours before you are able to make a partial refund'),
    journey('refund', 'in the first five minutes a refund waits, as a countdown (en)'),
  ),
  line(
    'D 8 Capture and cancel: a failure is a toast with the message of the server, five seconds',
    journey('preauthorizations', 'each action has its address; one of another status says what it is'),
    fiveSeconds,
  ),
  line(
    'D 8 Simulate payment: a failure is a toast with the message of the server, five seconds',
    journey('simulate-payment', 'a refusal is said in the words of the server'),
    fiveSeconds,
  ),
  line(
    'D 8: “Updated correctly”',
    written('Updated correctly'),
    journey('integration-settings', 'the notification text is changed'),
  ),
  line(
    'D 8: “URL updated correctly”',
    written('URL updated correctly'),
    journey('integration-webhooks', 'a result goes to the inbox'),
  ),
  line(
    'D 8: “Public key created”',
    written('Public key created'),
    journey('integration-settings', 'the key of the own environment is made and rolled'),
  ),
  line(
    'D 8: “Refund with success”',
    written('Refund with success'),
    journey('refund', 'a part and then the rest: figures, confirmation, story, list'),
  ),
  line(
    'D 8: “Transaction captured successfully”',
    written('Transaction captured successfully'),
    journey('preauthorizations', 'an authorization is charged in part from the list'),
  ),
  line(
    'D 8: “Transaction canceled successfully”',
    written('Transaction canceled successfully'),
    journey('preauthorizations', 'an authorization is canceled with a reason, from its detail'),
  ),
  line(
    'D 8: “User saved correctly”',
    written('User saved correctly'),
    journey('users', 'a user is added with a suggested password and a role in each business'),
    journey('users', 'the toast of a saved user stays as long as every other'),
  ),
  line(
    'D 8: a user that is not saved: the message of the server in the drawer, as text',
    journey('users', "a refusal is shown as the server's text, never as HTML"),
  ),
  line(
    'D 8: “Subscription canceled successfully”',
    written('Subscription canceled successfully'),
    journey('subscriptions', 'in English the messages are the specified ones'),
  ),
  line(
    'D 8: “Subscription reactivated successfully”',
    written('Subscription reactivated successfully'),
    journey('subscriptions', 'the card is replaced on its page, and the subscription charges again'),
  ),
  line(
    'D 8: “League to replace card created successfully”',
    written('League to replace card created successfully'),
    journey('subscriptions', 'the card is replaced on its page, and the subscription charges again'),
  ),
  line(
    'D 8: “The reprocess of subscriptions has started, it may take a long time”',
    written('The reprocess of subscriptions has started, it may take a long time'),
    journey('subscriptions', 'today is reprocessed once'),
  ),
  line(
    'D 8: link copied',
    journey('subscriptions', 'the card is replaced on its page, and the subscription charges again'),
  ),
  line(
    'D 8 Replace card, cancel: a failure is a toast with the message of the server, five seconds',
    journey(
      'subscription-detail',
      'where somebody was quicker, cancel and replace card say what the server says',
    ),
    fiveSeconds,
  ),
  line(
    'D 8 Reprocess: a failure is a dialog with the message of the server',
    journey('subscriptions', 'today is reprocessed once'),
  ),
  line(
    'D 8 Blacklist: the text of the save answer is shown as a toast',
    journey('fraud-blacklist', 'an e-mail is listed, stops its payments, and is switched off'),
    scenario('fraud-blacklist', 'is an e-mail, an address or a card; the newest first'),
  ),
];

import { contract, journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

/** Of sections 2, 3, 5 and 8 what the screens of paid leagues show. */
export const paymentLinkLines = [
  line(
    'D 2 Routes: /paid-leagues, the list',
    screen('app/screens', 'paidLeagues stands at /paid-leagues '),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /leagues-single, the form of one',
    screen('app/screens', 'leagueSingle stands at /leagues-single '),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /leagues-bulk, creation from CSV',
    screen('app/screens', 'leaguesBulk stands at /leagues-bulk '),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Paid leagues: the date range begins at today',
    journey('paid-leagues', 'today’s leagues are listed with all that is said of them'),
    scenario('payment-links', 'opens with today'),
  ),
  line(
    'D 2 Paid leagues: a search by reference',
    journey('paid-leagues', 'and a reference finds its own'),
    scenario('payment-links', 'lists what links made and nothing else'),
  ),
  line(
    'D 2 Paid leagues: pages of 10',
    journey('list-experience', 'the list /paid-leagues?dates=any is left page by page'),
    scenario('payment-links', 'lists what links made and nothing else, the newest first, in pages of 10'),
  ),
  line(
    'D 2 Paid leagues: a generate dropdown: single, bulk',
    journey('paid-leagues', 'one link or many are generated from the menu, by keyboard alone'),
  ),
  line(
    'D 2 Paid leagues: columns transaction, reference, amount, status, email, date, expiration date, actions',
    journey('paid-leagues', 'today’s leagues are listed with all that is said of them'),
  ),
  line(
    'D 2 Paid leagues: each row copies its link',
    journey('paid-leagues', 'its link is copied, and opens its page'),
  ),
  line(
    'D 2 Paid leagues: in the test environment Pending payment rows simulate the payment, and no other',
    journey('paid-leagues', 'the payment of one that waits is simulated, and of no other'),
    journey('paid-leagues', 'in production nothing is simulated'),
    scenario('cash-simulation', 'does not exist in production'),
  ),
  line(
    'D 2 Single league: the way back is subscriptions for who came from there, otherwise paid leagues',
    journey('league-single', 'leaving with changes asks; the way back is where one came from'),
  ),
  line(
    'D 2 Bulk league: CSV drag and drop',
    journey('leagues-bulk', 'a file is dropped, looked at and made into links'),
  ),
  line(
    'D 2 Bulk league: a template is downloaded',
    journey('leagues-bulk', 'the template is downloaded, and can be uploaded as it is'),
  ),
  line(
    'D 3 Paid league form: phone, due date, recurrent or installments, periodicity, next payment, quantity',
    journey('league-single', 'a link for one payment is paid on its page'),
    journey('league-single', 'a recurring link charges now and begins a subscription'),
    journey('league-single', 'a link in installments says what it comes to'),
  ),
  line(
    'D 5 Paid league form: every problem is said at its field',
    journey('league-single', 'what is wrong is said at each field, the first of which is asked for'),
    contract('payment-links/payment-link-rules', 'judges the same fields as the schema does'),
  ),
  line(
    "D 5 Paid league form: the due date's offset in days is sent",
    journey('league-single', 'a link in installments says what it comes to, on the form and on its page'),
  ),
  line(
    'D 5 Paid league form: the installments list has Scheduled, the recurring list has not',
    journey('league-single', 'a recurring link charges now and begins a subscription'),
    journey('league-single', 'a link in installments says what it comes to'),
  ),
  line(
    'D 5 Paid league form: “Date for next payment greather than the due date.”',
    journey('league-single', 'the specified words in English'),
  ),
  line(
    'D 5 Bulk form: at least one file, only .csv',
    journey('leagues-bulk', 'files that cannot be taken are refused where they are chosen'),
    journey('leagues-bulk', 'the template is downloaded, and can be uploaded as it is'),
  ),
  line(
    'D 8: “Paid league was successfully created”',
    screen('i18n/specified-messages', '“Paid league was successfully created”'),
    journey('league-single', 'a link for one payment is paid on its page'),
  ),
  line(
    'D 8 Single league: a failure is the message of the server in an alert',
    journey('league-single', 'what the server refuses is said in an alert'),
  ),
  line(
    'D 8 Bulk: a failure is a toast with the message, and the returned data in an alert',
    journey('leagues-bulk', 'what the server refuses is told in a toast and an alert, and at its cell'),
  ),
  line(
    'D 8: link copied, of a paid league',
    journey('paid-leagues', 'its link is copied, and opens its page'),
  ),
];

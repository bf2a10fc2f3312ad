import { api, contract, journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

const moves = (from: number): string =>
  contract('statuses/transaction-moves', `from ${from} lead exactly where the decisions say`);
const moved = (from: number, where: string) =>
  line(
    `D 4 Transactions: from ${from} ${where}`,
    moves(from),
    contract('statuses/transaction-moves', 'by their event'),
  );

/** Section 4: states and transitions. */
export const stateLines = [
  moved(1, 'to 2, 3, 4, 5, 6, 7, 8, 10, 15 or 11'),
  moved(2, 'to 12, 16 or 17'),
  moved(3, 'to 11 alone'),
  moved(4, 'to 11 alone'),
  moved(5, 'to 2, 14 or 15'),
  moved(6, 'to 11 alone'),
  moved(7, 'to 2, 3, 8 or 10'),
  moved(8, 'to 2, 9 or 13'),
  moved(9, 'nowhere'),
  moved(10, 'to 11 alone'),
  moved(11, 'nowhere'),
  moved(12, 'nowhere: nothing is left to dispute'),
  moved(13, 'nowhere'),
  moved(14, 'to 11 alone'),
  moved(15, 'to 11 alone'),
  moved(16, 'to 12, 16 or 17'),
  moved(17, 'to 18, or back to 2, 12 or 16'),
  moved(18, 'nowhere'),
  line(
    'D 4 Authorized: captured for the authorized amount or less, once',
    contract('authorizations/authorization-rules', 'a capture of a centavo more'),
    scenario('authorizations', 'of more than was authorized is refused, and changes nothing'),
    scenario('authorizations-at-once', 'capture it once (seed'),
  ),
  line(
    'D 4 Authorized: canceled with a reason, to 9',
    scenario('authorizations', 'a cancellation of an authorization reverses it, with its reason'),
  ),
  line(
    'D 4 Authorized: lasts seven days by the clock of the account, then 13',
    contract('authorizations/authorization-rules', 'lasts seven days'),
    scenario('authorizations', 'can be captured to the last second of its seven days'),
    scenario('due-work', 'is there one second before its time and gone one second after: seven days'),
  ),
  line(
    'D 4 Review: where the acquirer asks for 3D Secure',
    scenario('outcomes', 'asks for 3D Secure approve'),
    scenario('outcomes', 'asks for 3D Secure fail'),
  ),
  line(
    'D 4 Pending payment: in test mode it is simulated to paid',
    scenario('cash-simulation', 'is paid now, with its fee'),
    scenario('cash-simulation', 'does not exist in production'),
  ),
  line(
    'D 4 Refund: of Accepted and PartialRefund alone',
    contract('refunds/refund-rules', 'are cards and Aplazo, paid or refunded in part'),
    scenario('refunds', 'of what is refunded already is refused, and names the status'),
  ),
  line(
    'D 4 Refund: at least five minutes after the payment',
    contract('refunds/refund-rules', 'the first five minutes'),
    scenario('refunds', 'opens a refund after five minutes, and a part after a day, to the second'),
  ),
  line(
    'D 4 Refund: before 24 hours only the whole, after them any part',
    contract('refunds/refund-rules', 'the first day'),
    scenario('refunds', 'opens a refund after five minutes, and a part after a day, to the second'),
  ),
  line(
    'D 4 Refund: of isTotal, or method 13, the amount is fixed to what remains',
    screen('features/transactions/refund/refund-plan', 'Aplazo is refunded whole, whatever the time'),
    journey('refund', 'before 24 hours the amount is fixed to the whole'),
    journey('refund', 'Aplazo is refunded whole, with nothing to wait for'),
    scenario('refunds', 'and of Aplazo is the whole alone'),
  ),
  line(
    'D 4 Refund: with isTotal and isRequiredTime the user is asked to wait',
    journey('refund', 'in the first five minutes a refund waits, as a countdown (es)'),
    journey('refund', 'in the first five minutes a refund waits, as a countdown (en)'),
    screen('features/transactions/refund/refund-plan', 'in the first five minutes a refund has to wait'),
  ),
  line(
    'D 4 Refund: several add up to the whole and never above, however many come at once',
    contract('refunds/refund-rules', 'never allows more than the amount, in any number of parts'),
    scenario('refunds-at-once', 'never exceed it, whole and in parts (seed'),
  ),
  line(
    'D 4 Subscriptions: three days of failed charges pause it',
    scenario('subscriptions-collection', 'is tried on three days, then the subscription rests'),
  ),
  line(
    'D 4 Subscriptions: the daily collection charges at 06:00, each day once',
    contract('subscriptions/payment-schedule', 'collects at 06:00 in Mexico City'),
    scenario(
      'subscriptions-collection',
      'skips no day and charges none twice, however the clock comes to it',
    ),
  ),
  line(
    'D 4 Paid leagues: paid is green, what waits is orange, what failed is red',
    contract('statuses/transaction-status', 'are those of the specification, with their names, colours'),
  ),
  line(
    'D 4 Paid leagues: a payment is simulated in a test environment and on Pending payment alone',
    scenario('cash-simulation', 'is for what waits for cash alone'),
    scenario('cash-simulation', 'does not exist in production'),
  ),
  line(
    'D 4 Paid leagues: unpaid, one is 6 at 23:59 of its due day',
    scenario('due-work', 'is a payment link too: it expires on its due day'),
    scenario('payment-links-paid', 'a link ends at 23:59 of its day, not before'),
  ),
  line(
    'D 4 Paid leagues: recurring ones begin a subscription, installments charge each payment on its day',
    scenario('payment-links-paid', 'begins a subscription that is charged until it is canceled'),
    scenario('payment-links-paid', 'six payments are charged on their days'),
  ),
  line(
    'D 4 Fraud: the blacklist declines, a velocity rule that is exceeded sends to review, and both are named',
    scenario('fraud-ways', 'card is declined by the blacklist for its email'),
    scenario('fraud-ways', 'card is stopped by velocity for its email, and by a challenge once'),
  ),
  line(
    'D 4 Chargebacks: opened on what was paid, in process is 17',
    scenario('outcomes', 'is accepted, charged back three days later'),
  ),
  line(
    'D 4 Chargebacks: won returns to the status before it',
    contract('statuses/transaction-moves', 'return a chargeback that is won to where it came from'),
  ),
  line(
    'D 4 Chargebacks: undecided, proof is due in ten days; without it, it is lost then',
    scenario('chargebacks', 'that is missing after ten days loses it, at that very moment'),
    contract('limits/limits', 'the proof of a chargeback is what is specified'),
  ),
  line(
    'D 4 Chargebacks: with proof it is decided fifteen days later',
    scenario('chargebacks', 'is handed in once, and the bank decides fifteen days later'),
    contract('limits/limits', 'the decision of a chargeback is what is specified'),
  ),
  line(
    'D 4 Chargebacks: the simulator opens and decides one',
    scenario('chargebacks', 'takes the whole, gives ten days, and comes back when it is won'),
    scenario('chargebacks', 'costs 150.00 and its IVA when it is lost, and ends there'),
    scenario('chargebacks', 'is a payment in production: the simulator is not there'),
  ),
  line(
    'D 4 Chargebacks: once proof is saved no more can be added',
    scenario('chargebacks', 'is handed in once, and the bank decides fifteen days later'),
  ),
  line(
    'D 4 Subscriptions: active can be canceled, and not reactivated',
    scenario('subscriptions', 'cancel of one that is active: 200'),
    scenario('subscriptions', 'reactivate of one that is active: subscription_not_paused'),
    scenario('subscriptions', 'createLink of one that is active: subscription_not_paused'),
  ),
  line(
    'D 4 Subscriptions: paused can be canceled',
    scenario('subscriptions', 'cancel of one that is paused: 200'),
  ),
  line(
    'D 4 Subscriptions: paused can be reactivated, on the next date of its schedule; what was missed is not charged',
    scenario('subscriptions', 'reactivate of one that is paused: 200'),
    scenario('subscriptions', 'goes on with the next date of the original schedule after today'),
  ),
  line(
    'D 4 Subscriptions: paused can have its card replaced through a link, once, within seven days',
    scenario('subscriptions', 'createLink of one that is paused: 200'),
    scenario('card-replacements', 'takes another card, leaves the subscription resting'),
    scenario('card-replacements', 'works once, however many use it at once'),
    scenario('card-replacements', "serves for seven days by the account's clock, to the second"),
  ),
  line(
    'D 4 Subscriptions: canceled stays so',
    scenario('subscriptions', 'cancel of one that is canceled: subscription_ended'),
    scenario('subscriptions', 'reactivate of one that is canceled: subscription_ended'),
    scenario('subscriptions', 'createLink of one that is canceled: subscription_ended'),
    scenario('subscriptions-collection', 'leaves what was charged, and charges no more'),
  ),
  line(
    'D 4 Subscriptions: reprocessed once a day',
    scenario('subscriptions-reprocess', 'is told from before the collection until after the reprocess'),
    scenario('subscriptions-reprocess', 'is started by one of fifty at once'),
  ),
  line(
    'D 4 Subscriptions: reprocessed only after the daily collection',
    scenario('subscriptions-reprocess', 'is told from before the collection until after the reprocess'),
  ),
  line(
    'D 4 Fees: booked with the sale, by method and months',
    api('core/transactions/sale', 'books the sale, its fee and its IVA'),
    contract('fees/fees', 'follows the published table by method'),
  ),
];

import { contract, journey, scenario, screen, walked } from './proofs.ts';
import { line } from './specification-line.ts';

/** Section 2, screen behaviour: businesses, resume, movements, preauthorizations. */
export const screenLines = [
  line(
    'D 2 Businesses: search by name, whatever the case',
    screen('components/search/filter-by-name', 'finds'),
    journey('login', 'businesses are searched by name, whatever the case'),
  ),
  line(
    'D 2 Businesses: a card shows name, activity and number of users',
    journey('login', 'a business tells its name, what it does and how many use it'),
  ),
  line(
    'D 2 Businesses: Enter leads to /home, and the business is the current company',
    journey('login', 'who enters it is in it'),
    journey('portal', 'another business is entered from the header, and every call is about it'),
  ),
  line(
    'D 2 Resume: figures of today, yesterday, last week, last month, last 3 months',
    journey('resume', 'each of the five periods has its figures'),
    scenario('demo', 'the summary'),
  ),
  line('D 2 Resume: a link to /transactions', journey('resume', 'it leads to the movements')),
  line(
    'D 2 Transactions: the status filter begins at 0, all; the dates at today',
    journey('transactions-list', 'the first call carries the filters: every status, today'),
    screen('features/transactions/list/transactions-search', 'an empty address is every status of today'),
  ),
  line(
    'D 2 Transactions: filter by status',
    scenario('transactions-list', 'finds by status, each of them'),
    journey('transactions-list', 'a status of the catalogue, its pages'),
  ),
  line(
    'D 2 Transactions: filter by a range of dates',
    scenario('transactions-list', 'finds by the days of Mexico City, both included'),
    journey('transactions-list', 'days are chosen from periods and a calendar'),
  ),
  line(
    'D 2 Transactions: filter by transaction id',
    scenario('transactions-list', 'finds by the number, exactly'),
    journey('transactions-list', 'transaction, reference, e-mail and cash reference'),
  ),
  line(
    'D 2 Transactions: filter by reference number',
    scenario('transactions-list', 'finds by the beginning of a reference'),
    journey('transactions-list', 'transaction, reference, e-mail and cash reference'),
  ),
  line(
    'D 2 Transactions: filter by e-mail',
    scenario('transactions-list', 'finds by the beginning of an e-mail'),
    journey('transactions-list', 'transaction, reference, e-mail and cash reference'),
  ),
  line(
    'D 2 Transactions: filter by cash reference',
    scenario('transactions-list', 'finds by the beginning of a cash reference'),
    journey('transactions-list', 'transaction, reference, e-mail and cash reference'),
  ),
  line(
    'D 2 Transactions: filter by chargeback status',
    scenario('transactions-list', 'finds what has or had a chargeback, of the statuses that are chosen'),
    journey('transactions-list', 'chargebacks are searched by their own status'),
  ),
  line(
    'D 2 Transactions: pages of 10 rows, up to 10 page buttons',
    scenario('transactions-list', 'has ten rows a page where it is not said'),
    journey('transactions-list', 'a status of the catalogue, its pages, and the way back'),
    screen('components/data-table/page-window', 'many pages have ten, about the open one'),
  ),
  line(
    'D 2 Transactions: a report button makes a CSV of what is filtered',
    journey('transactions-list', 'the report has all that is filtered'),
    scenario('transactions-report', 'the report holds what its filters find'),
  ),
  line(
    'D 2 Transactions: the report works only if there are rows',
    journey('transactions-list', 'filtered to nothing says so and clears the filters'),
  ),
  line(
    'D 2 Transactions: the cash reference is searched only with 0, Accepted, ExpiredCashPayment, PendingPayment',
    screen('features/transactions/list/transactions-search', 'the cash reference goes with a status'),
    journey('transactions-list', 'the cash reference is searched only with all, paid, pending or expired'),
    scenario('transactions-list', 'a search that cannot be is one for a cash reference in a status'),
  ),
  line(
    'D 2 Transactions: the chargeback checkboxes appear only with the status in process of chargeback',
    journey('transactions-list', 'chargebacks are searched by their own status'),
  ),
  line(
    'D 2 Transactions: with none of them chosen nothing is searched',
    journey('transactions-list', 'and with none of them not at all'),
    screen('features/transactions/list/transactions-search', 'with none nothing is searched'),
  ),
  line(
    'D 2 Transactions: the range of dates cannot leave its bounds',
    journey('transactions-list', 'days are chosen from periods and a calendar; none after today'),
    screen('components/dates/date-choice', 'days in five years up to today can be chosen'),
  ),
  line(
    'D 2 Transaction detail: it shows the fields of section 3',
    journey('transaction-detail', 'a movement shows every field that is specified'),
  ),
  line(
    'D 2 Transaction detail: Refund is offered to Admin alone',
    journey('refund', 'only Admin refunds, and only what can be refunded'),
    scenario('refunds', 'is made by the owner alone in the dashboard'),
  ),
  line(
    'D 2 Transaction detail: Refund only for methods 8, 10 and 13',
    screen('features/transactions/refund/refund-plan', 'refunds are offered for methods 8, 10 and 13'),
    journey('refund', 'cash is not refunded, nor what was declined'),
    scenario('refunds', 'of cash is refused'),
  ),
  line(
    'D 2 Transaction detail: Refund only for Accepted and PartialRefund, and hidden once all is refunded',
    screen('features/transactions/refund/refund-plan', 'in statuses 2 and 16 alone'),
    journey('refund', 'a part and then the rest: figures, confirmation, story, list'),
    scenario('refunds', 'is refused'),
  ),
  line(
    'D 2 Transaction detail: simulate payment only with status 5 and in test mode',
    journey('simulate-payment', 'a cash reference is paid by hand'),
    journey('simulate-payment', 'there is nothing to simulate outside of test mode'),
    scenario('cash-simulation', 'is for what waits for cash alone'),
    scenario('cash-simulation', 'does not exist in production'),
  ),
  line(
    'D 2 Preauthorizations: the list holds status 8',
    screen(
      'features/transactions/preauthorizations/preauthorizations-search',
      'an address without filters asks',
    ),
    journey('preauthorizations', 'after seven days by the clock it has expired'),
  ),
  line(
    'D 2 Preauthorizations: a side drawer charges an amount',
    journey('preauthorizations', 'an authorization is charged in part from the list'),
  ),
  line(
    'D 2 Preauthorizations: … or cancels with comments',
    journey('preauthorizations', 'an authorization is canceled with a reason, from its detail'),
    journey('preauthorizations', 'each action has its address'),
  ),
  line(
    'D 2 Preauthorizations: for Admin, Administrador and General',
    walked('captureTransaction'),
    walked('cancelTransaction'),
    contract('roles/permissions', 'allows each role what the decisions say'),
  ),
  line(
    'D 2 Preauthorizations: pages of 10',
    journey('list-experience', 'the list /preauthorizations is left page by page'),
    screen(
      'features/transactions/preauthorizations/preauthorizations-search',
      'an address without filters asks',
    ),
  ),
];

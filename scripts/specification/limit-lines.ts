import { api, contract, journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

const limit = (name: string): string => contract('limits/limits', `${name} is what is specified`);

/** Section 9: business constants and limits. */
export const limitLines = [
  line(
    'D 9: ten rows a page, everywhere',
    limit('rows of a page'),
    scenario('transactions-list', 'has ten rows a page where it is not said'),
    journey('list-experience', 'the list /transactions?idStatus=2&dates=any is left page by page'),
    journey('list-experience', 'the list /preauthorizations is left page by page'),
    journey('list-experience', 'the list /subscriptions is left page by page'),
    journey('list-experience', 'the list /paid-leagues?dates=any is left page by page'),
    journey('list-experience', 'the list /chargebacks is left page by page'),
    journey('list-experience', 'the list /fraud-management/blacklist is left page by page'),
  ),
  line(
    'D 9: up to ten page buttons',
    limit('buttons of the pagination'),
    screen('components/data-table/page-window', 'many pages have ten, about the open one'),
  ),
  line(
    'D 9: a toast lasts 5000 ms',
    limit('a toast'),
    screen('components/ui/toast-store', 'what is said lasts five seconds'),
    journey('login', 'a wrong password and an unknown user get the same answer (es)'),
  ),
  line(
    "D 9: a refund's toast lasts 10 s",
    limit("a refund's toast"),
    journey('refund', "a refusal opens the form again with the server's message"),
  ),
  line(
    'D 9: the warning of a justification lasts 5 s',
    limit('the warning of a justification'),
    journey('preauthorizations', 'an authorization is canceled with a reason, from its detail'),
  ),
  line(
    'D 9: an amount is at least 1 and at most 1,000,000',
    limit('an amount in centavos, at least'),
    limit('an amount in centavos, at most'),
    contract('money/money', 'is 1.00 to 1,000,000.00'),
  ),
  line(
    'D 9: a justification has 5 to 250 characters',
    limit('a justification, at least'),
    limit('a justification, at most'),
    screen('components/form/justification', 'left'),
  ),
  line(
    'D 9: notification text and e-mails have at most 600 characters',
    limit('the notification text'),
    limit('the notification e-mails'),
    scenario('settings', 'a property has its limits'),
  ),
  line(
    'D 9: a file has at most 10 MB',
    limit('a file'),
    scenario('files', 'takes 10 MB and not a byte more'),
  ),
  line(
    'D 9: a refund waits five minutes',
    limit('the wait before a refund'),
    scenario('refunds', 'opens a refund after five minutes, and a part after a day, to the second'),
  ),
  line(
    'D 9: a partial refund waits 24 hours',
    limit('the wait before a partial refund'),
    scenario('refunds', 'opens a refund after five minutes, and a part after a day, to the second'),
  ),
  line(
    'D 9: an authorization lasts seven days',
    limit('an authorization'),
    scenario('authorizations', 'can be captured to the last second of its seven days'),
  ),
  line(
    'D 9: figures of today, yesterday, last week, last month, last 3 months',
    contract('limits/limits', 'has the currency, environments, periods and frequencies'),
    journey('resume', 'each of the five periods has its figures'),
  ),
  line(
    'D 9: refunds for methods 8, 10 and 13',
    contract(
      'payment-methods/installments',
      'knows the methods of the specification, and which can be refunded',
    ),
    contract('refunds/refund-rules', 'are cards and Aplazo, paid or refunded in part'),
  ),
  line(
    'D 9: preauthorizations are status 8',
    screen(
      'features/transactions/preauthorizations/preauthorizations-search',
      'an address without filters asks',
    ),
    contract('authorizations/authorization-rules', 'is of an authorization alone'),
  ),
  line('D 9: the breakpoint is 992 px', journey('portal', 'from 992 px on the menu stands beside the page')),
  line(
    'D 9: the culture is es-MX, the currency MXN',
    scenario('catalogues', "answers the site's settings"),
    contract('limits/limits', 'has the currency, environments, periods and frequencies'),
  ),
  line(
    'D 9: amounts have two decimals',
    screen('components/money/money-format', 'amounts have two decimals and thousands separators'),
    api('reports/csv', 'an amount cell has two decimals'),
  ),
  line(
    'D 9: dates are sent as YYYY/MM/DD',
    contract('dates/dates', 'is YYYY/MM/DD, and one of the calendar'),
    screen('features/transactions/list/transactions-search', 'the query asks for what the address says'),
  ),
  line(
    'D 9: dates are shown as DD/MM/YYYY, times in the 12-hour form',
    screen('components/dates/date-format', 'days are those of Mexico City, with four digits of the year'),
    screen('components/dates/date-format', 'times have the 12-hour form'),
  ),
  line(
    'D 9: the status filter begins at 0, the dates at today',
    screen('features/transactions/list/transactions-search', "today is today by the account's clock"),
    journey('transactions-list', 'the first call carries the filters: every status, today'),
  ),
  line(
    'D 9: the name of a report has the id of the business and the date',
    scenario('transactions-report', "carries the business and its account's day in its name"),
    scenario('chargebacks-list', 'in the order of the list, and names business and day'),
    scenario('subscriptions', 'is named after the business and the day, and quotes formulas'),
    scenario('statement', 'comes as a file with its name'),
    journey(
      'transactions-list',
      'the report has all that is filtered, under the headings of the interface (es)',
    ),
  ),
  line(
    'D 9: environments are Sandbox and Production',
    contract('limits/limits', 'has the currency, environments, periods and frequencies'),
    scenario('login', 'signing in opens a session in the environment of the body'),
  ),
  line(
    'D 9: frequencies are Daily, Biweekly (14 days), Monthly, Halfyearly, Annual, Scheduled',
    contract('limits/limits', 'has the currency, environments, periods and frequencies'),
    contract('subscriptions/payment-schedule', 'Biweekly goes on from its first day'),
    contract(
      'subscriptions/payment-schedule',
      'repeats the distance of the first two days where it is Scheduled',
    ),
  ),
  line(
    'D 9: a paid league has at least 2 payments, at most 1,000,000',
    limit('the payments of a paid league, at least'),
    limit('the payments of a paid league, at most'),
    scenario('payment-links', 'takes the most installments'),
  ),
  line(
    'D 9: a paid league costs at least 1 and at most 1,000,000',
    scenario('payment-links', 'takes 1 MXN'),
    scenario('payment-links', 'takes 1000000 MXN'),
    scenario('payment-links', 'refuses {"amount":0.99}'),
    scenario('payment-links', 'refuses {"amount":1000000.01}'),
  ),
  line(
    'D 9: a phone has 10 digits',
    scenario('payment-links', 'refuses {"phoneNumber":"551234567"}'),
    scenario('payment-links', 'refuses {"phoneNumber":"55123456789"}'),
  ),
  line(
    'D 9: the value of a velocity rule is greater than 0 and less than 30',
    limit('the value of a velocity rule, at least'),
    limit('the value of a velocity rule, at most'),
    contract('fraud/velocity-rules', 'a value cannot be 30'),
  ),
  line(
    'D 9: a proof has at most five PDF files',
    limit('the files of a proof'),
    scenario('uploads', '/chargeback/save refuses more files than it takes'),
  ),
  line(
    'D 9: subscriptions are reprocessed once a day',
    scenario('subscriptions-reprocess', 'is told from before the collection until after the reprocess'),
  ),
];
